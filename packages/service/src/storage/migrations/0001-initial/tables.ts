/** The tables that all partitions of a store share: what is unique over all wallets, and who may call. */
export const directoryTables: readonly string[] = [
  // Properties of the store, such as the mode in which it was created (G-004).
  `create table store_property (
    name text primary key,
    value text not null
  )`,
  // The processes that share the store. Others count a process as alive until `alive_until_real`.
  `create table process (
    id text primary key,
    alive_until_real bigint not null
  )`,
  `create table operator (
    id text primary key,
    name text not null,
    cnpj text not null unique
  )`,
  // The accounts of the wallets, without leading zeros (G-012).
  `create table wallet_account (
    branch text not null,
    number text not null,
    wallet_id text not null unique,
    primary key (branch, number)
  )`,
  `create table wallet_key (
    pix_key text primary key,
    wallet_id text not null,
    operator_id text not null,
    position bigint not null
  )`,
  `create index wallet_key_wallet on wallet_key (wallet_id)`,
  // Revoked credentials stay, so that their client_id is never issued again.
  `create table credential (
    client_id text primary key,
    wallet_id text not null,
    secret text not null,
    sequence bigint not null,
    position bigint not null,
    revoked_at_real bigint
  )`,
  `create index credential_wallet on credential (wallet_id)`,
  `create table access_token (
    hash text primary key,
    client_id text not null,
    wallet_id text not null,
    expires_at_real bigint not null
  )`,
  `create index access_token_wallet on access_token (wallet_id)`,
  `create index access_token_expiry on access_token (expires_at_real)`,
  // Administrative acts, as a chain of hashes: body is the canonical JSON of the act.
  `create table audit (
    position bigint primary key,
    at_real bigint not null,
    act text not null,
    subject text not null,
    body text not null,
    hash text not null
  )`,
  `create index audit_subject on audit (subject, position)`,
]

/**
 * The tables with the wallets and all that belongs to them; each partition of a store has them. A column `body` holds the resource as JSON; the other columns of the resource are for searches and sums. A
 * column `caused_by` holds the cause of the row as JSON (docs/decisions/0043-causes-and-the-stream.md); it is null in
 * production.
 */
export const tables: readonly string[] = [
  // Every change of a wallet gives it another version. Times are in the wallet's time, except in columns that end in
  // _real: they hold real time.
  `create table wallet (
    id text primary key,
    position bigint not null,
    operator_id text not null,
    name text not null,
    created_at bigint not null,
    bank_code text not null,
    branch_code text not null,
    account_number text not null,
    clock_mode text not null,
    clock_offset bigint not null,
    clock_frozen_at bigint not null,
    last_at bigint not null,
    available bigint not null,
    blocked bigint not null,
    pending bigint not null,
    lines bigint not null,
    movements bigint not null,
    events bigint not null,
    deliveries bigint not null,
    sequence bigint not null,
    version bigint not null,
    next_due_at bigint,
    wake_at_real bigint,
    settings text not null
  )`,
  `create index wallet_operator on wallet (operator_id, position, id)`,
  `create index wallet_name on wallet (operator_id, name, id)`,
  // Creating a wallet looks for the highest position.
  `create index wallet_position on wallet (position, id)`,
  `create index wallet_wake on wallet (wake_at_real, id) where wake_at_real is not null`,
  `create table charge (
    id text primary key,
    wallet_id text not null,
    status text not null,
    amount bigint not null,
    reversed bigint not null,
    end_to_end_id text,
    debtor_tax_id text,
    debtor_account text,
    created_at bigint not null,
    body text not null
  )`,
  `create unique index charge_end_to_end on charge (end_to_end_id) where end_to_end_id is not null`,
  `create index charge_debtor on charge (wallet_id, debtor_tax_id, debtor_account) where debtor_tax_id is not null`,
  // answered: the status in the first response, which repeated requests get too (G-420).
  `create table withdrawal (
    id text primary key,
    wallet_id text not null,
    external_id text not null,
    request text not null,
    status text not null,
    amount bigint not null,
    created_at bigint not null,
    body text not null,
    answered text not null,
    unique (wallet_id, external_id)
  )`,
  `create table refund (
    id text primary key,
    wallet_id text not null,
    original_end_to_end_id text not null,
    external_id text not null,
    request text not null,
    status text not null,
    amount bigint not null,
    created_at bigint not null,
    body text not null,
    unique (original_end_to_end_id, external_id)
  )`,
  `create table internal_transfer (
    id text primary key,
    wallet_id text not null,
    external_id text not null,
    request text not null,
    created_at bigint not null,
    body text not null,
    unique (wallet_id, external_id)
  )`,
  // The journal. Each row moves one amount from one account of a wallet to another account, so debits and credits are
  // always equal.
  `create table movement (
    wallet_id text not null,
    position bigint not null,
    kind text not null,
    resource_id text,
    amount bigint not null,
    from_account text not null,
    to_account text not null,
    at bigint not null,
    primary key (wallet_id, position)
  )`,
  `create table statement_line (
    wallet_id text not null,
    position bigint not null,
    id text not null,
    movement bigint not null,
    method text not null,
    type text not null,
    amount bigint not null,
    end_to_end_id text,
    product_transaction_id text,
    settled_at bigint not null,
    balance_after bigint not null,
    body text not null,
    caused_by text,
    primary key (wallet_id, position)
  )`,
  // createRefund finds a received Pix by its endToEndId in all wallets (G-041).
  `create index statement_line_end_to_end on statement_line (end_to_end_id, wallet_id)
    where end_to_end_id is not null`,
  `create index statement_line_product on statement_line (wallet_id, product_transaction_id) where product_transaction_id is not null`,
  // One row per wallet and day (Brasília time) with a change: the totals of the statement lines of the day, and the
  // balances at the end of the day.
  `create table wallet_day (
    wallet_id text not null,
    day text not null,
    balance bigint not null,
    pending bigint not null,
    last_line bigint not null,
    pix_credits bigint not null,
    pix_debits bigint not null,
    pix_count bigint not null,
    tarifa_credits bigint not null,
    tarifa_debits bigint not null,
    tarifa_count bigint not null,
    judicial_credits bigint not null,
    judicial_debits bigint not null,
    judicial_count bigint not null,
    primary key (wallet_id, day)
  )`,
  // body: the report that the timer delivers.
  `create table timer (
    wallet_id text not null,
    due_at bigint not null,
    position bigint not null,
    kind text not null,
    resource_id text not null,
    body text,
    caused_by text,
    primary key (wallet_id, due_at, position)
  )`,
  // Does not contain the timers of charges, the most frequent resource: an index over their random ids would cost as
  // much as all other writes of a charge. Instead, each charge stores the position of its timer.
  `create index timer_resource on timer (wallet_id, resource_id) where kind <> 'chargeExpiry'`,
  // Requests wait for these timers, and pass the expiries of charges. No position is negative: that condition keeps
  // PostgreSQL from searching this index for a resource. It would when almost all timers that it has counted are expiries.
  `create index timer_other on timer (wallet_id, due_at, position) where kind <> 'chargeExpiry' and position >= 0`,
  // secrets: what signs and authenticates the deliveries, encrypted (storage/secrets/key-ring.ts).
  `create table webhook (
    wallet_id text primary key,
    body text not null,
    secrets text not null
  )`,
  `create table event (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    event text not null,
    resource_id text not null,
    occurred_at bigint not null,
    payload text not null,
    caused_by text
  )`,
  `create unique index event_position on event (wallet_id, position)`,
  `create index event_resource on event (wallet_id, resource_id)`,
  `create index event_name on event (wallet_id, event, position)`,
  // §6: a charge has exactly one pixChargePaid event, so a second one is refused.
  `create unique index event_charge_paid_once on event (resource_id) where event = 'pixChargePaid'`,
  // place: a READY delivery waits for due_at, a BEHIND delivery waits for an earlier delivery of the same resource, and
  // an APART delivery is excluded from the order of its resource. effects: the fault effects on the next attempt; null
  // until they are decided.
  `create table delivery (
    id text primary key,
    event_id text not null,
    wallet_id text not null,
    resource_id text not null,
    position bigint not null,
    status text not null,
    place text not null default 'READY',
    attempts bigint not null,
    due_at bigint not null,
    leased_until_real bigint not null,
    lease text,
    effects text,
    created_at bigint not null,
    caused_by text
  )`,
  `create unique index delivery_position on delivery (wallet_id, position)`,
  `create index delivery_event on delivery (event_id)`,
  // A list of DELIVERED deliveries reads by position: most deliveries are DELIVERED.
  `create index delivery_undelivered on delivery (wallet_id, status, position) where status <> 'DELIVERED'`,
  `create index delivery_due on delivery (wallet_id, due_at, position) where status = 'PENDING' and place <> 'BEHIND'`,
  // A delivery waits only for the first attempts of older deliveries of its resource (G-218). First attempts are sent
  // before retries.
  `create index delivery_order on delivery (wallet_id, resource_id, position)
    where status = 'PENDING' and place <> 'APART' and attempts = 0`,
  `create index delivery_first on delivery (wallet_id, due_at, position)
    where status = 'PENDING' and place <> 'BEHIND' and attempts = 0`,
  `create index delivery_apart on delivery (wallet_id, due_at, position) where status = 'PENDING' and place = 'APART'`,
  // The wallets with deliveries that are due later, and the real instant at which a process looks at them.
  `create table delivery_wake (
    wallet_id text primary key,
    at_real bigint not null
  )`,
  `create index delivery_wake_due on delivery_wake (at_real, wallet_id)`,
  `create table delivery_attempt (
    delivery_id text not null,
    wallet_id text not null,
    number bigint not null,
    at bigint not null,
    body text not null,
    primary key (delivery_id, number)
  )`,
  `create index delivery_attempt_wallet on delivery_attempt (wallet_id)`,
  // The process that is moving the clock of a wallet. Only one process at a time may move it.
  `create table clock_move (
    wallet_id text primary key,
    owner text not null,
    until_real bigint not null
  )`,
  // The simulated world of a wallet: entries of the directory, and accounts at other institutions.
  `create table directory_entry (
    wallet_id text not null,
    pix_key text not null,
    body text not null,
    primary key (wallet_id, pix_key)
  )`,
  `create table bank_account (
    wallet_id text not null,
    bank_code text not null,
    branch_code text not null,
    account_number text not null,
    body text not null,
    primary key (wallet_id, bank_code, branch_code, account_number)
  )`,
  `create table fault (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    matched bigint not null,
    applied bigint not null,
    body text not null
  )`,
  `create index fault_wallet on fault (wallet_id, position)`,
  // kind: a request of the contract, or a command of the control API (G-274).
  `create table request_log (
    wallet_id text not null,
    position bigint not null,
    id text not null,
    operation_id text not null,
    status bigint not null,
    body text not null,
    kind text not null default 'request',
    primary key (wallet_id, position, id)
  )`,
  `create table snapshot (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    name text,
    at bigint not null,
    created_at_real bigint not null
  )`,
  `create index snapshot_wallet on snapshot (wallet_id, position)`,
  // The content of a snapshot: each part holds some hundred rows of the wallet.
  `create table snapshot_part (
    snapshot_id text not null,
    wallet_id text not null,
    number bigint not null,
    body text not null,
    primary key (snapshot_id, number)
  )`,
  `create index snapshot_part_wallet on snapshot_part (wallet_id)`,
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
  `create index recurrence_payer on recurrence (payer_tax_id, wallet_id, created_at)`,
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
    created_at bigint not null,
    body text not null,
    original_end_to_end_id text
  )`,
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
  `create table rail_order (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    name text not null,
    resource_id text not null,
    at bigint not null,
    body text not null,
    status text not null,
    attempts bigint not null default 0,
    placed_at_real bigint not null default 0,
    due_at_real bigint not null default 0,
    lease text,
    leased_until_real bigint not null default 0,
    error text,
    traceparent text
  )`,
  `create index rail_order_resource on rail_order (wallet_id, resource_id, position)`,
  // Orders that were not tried yet come before repeats. With these columns, the number of pending orders and the age of
  // the oldest are read from the index alone.
  `create index rail_order_pending on rail_order
    ((case when attempts = 0 then 0 else 1 end), due_at_real, position, placed_at_real, name)
    where status = 'PENDING'`,
  `create index rail_order_unsent on rail_order (wallet_id, position) where status = 'PENDING' and attempts = 0`,
  // Reports that came from another process: each is applied once, and its repeats get the same answer: `result` with
  // `reason`. While a report is kept, `kept_because` has the reason. While it waits for balance, `uncovered` has the
  // amount. `digest` is the SHA-256 of an old report, whose body is deleted.
  `create table rail_report (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    name text not null,
    resource_id text not null,
    at bigint not null,
    body text not null,
    result text not null,
    reason text,
    kept_because text,
    uncovered bigint,
    closed_note text,
    digest text
  )`,
  `create index rail_report_kept on rail_report (wallet_id, resource_id, position)
    where kept_because is not null and closed_note is null`,
  `create index rail_report_uncovered on rail_report (wallet_id, position)
    where uncovered is not null and closed_note is null`,
  `create index rail_order_sent on rail_order (wallet_id, position) where status = 'SENT'`,
  `create index rail_report_whole on rail_report (wallet_id, position) where digest is null`,
  // The service deletes old events, deliveries and orders (docs/decisions/0036-old-rows-by-marks.md). A mark says that the
  // rows of a wallet up to a position existed at an instant of real time.
  // position: the number of the newest event (kind EVENT), or of the newest order or report (kind RAIL).
  // delivery_position: all deliveries up to this number had ended; null in marks of the kind RAIL.
  `create table retention_mark (
    wallet_id text not null,
    kind text not null,
    at_real bigint not null,
    position bigint not null,
    delivery_position bigint,
    primary key (wallet_id, kind, at_real)
  )`,
  // Events and deliveries of a wallet up to these positions may be missing, because they were old.
  `create table retention_limit (
    wallet_id text primary key,
    event_position bigint not null,
    delivery_position bigint not null
  )`,
  `create index retention_mark_age on retention_mark (kind, at_real, wallet_id)`,
]
