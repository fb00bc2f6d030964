/**
 * Transfers between wallets in two databases (docs/decisions/0038-shards.md). The database of the payer stores the
 * transfer in `outgoing_transfer` with the debit, and the database of the receiver stores it in `incoming_transfer` with
 * the credit.
 */
export const shards: readonly string[] = [
  `create table outgoing_transfer (
    id text primary key,
    wallet_id text not null,
    destination_wallet_id text not null,
    amount bigint not null,
    status text not null,
    at_real bigint not null,
    body text not null
  )`,
  `create index outgoing_transfer_pending on outgoing_transfer (at_real, id) where status = 'PENDING'`,
  `create table incoming_transfer (
    id text primary key,
    wallet_id text not null,
    amount bigint not null
  )`,
]
