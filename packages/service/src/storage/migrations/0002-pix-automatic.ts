/** Tables of Pix Automático. */
export const pixAutomatic: readonly string[] = [
  `create table recurrence (
    id text primary key,
    wallet_id text not null,
    external_id text not null,
    request text not null,
    status text not null,
    payer_tax_id text not null,
    location_token text not null unique,
    created_at bigint not null,
    body text not null,
    unique (wallet_id, external_id)
  )`,
  `create index recurrence_list on recurrence (wallet_id, created_at, id)`,
  `create index recurrence_payer on recurrence (wallet_id, payer_tax_id, created_at)`,
  `create table schedule (
    id text primary key,
    wallet_id text not null,
    recurrence_id text not null,
    cycle_number bigint not null,
    status text not null,
    created_at bigint not null,
    body text not null
  )`,
  `create index schedule_list on schedule (wallet_id, created_at, id)`,
  `create index schedule_recurrence on schedule (recurrence_id, cycle_number)`,
  `create table automatic_refund (
    id text primary key,
    wallet_id text not null,
    status text not null,
    amount bigint not null,
    body text not null
  )`,
  `create index automatic_refund_wallet on automatic_refund (wallet_id)`,
  // Requests with an externalId, and the responses that repeated requests get (§8, G-191).
  `create table command (
    wallet_id text not null,
    operation_id text not null,
    target_id text not null,
    external_id text not null,
    request text not null,
    status bigint not null,
    answer text not null,
    created_at bigint not null,
    primary key (wallet_id, operation_id, target_id, external_id)
  )`,
  `create index command_age on command (wallet_id, created_at)`,
  // Messages to the payer's institution (§3.4, §3.4.1).
  `create table institution_message (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    kind text not null,
    resource_id text not null,
    at bigint not null,
    body text not null
  )`,
  `create index institution_message_resource on institution_message (wallet_id, resource_id, position)`,
]
