import type { PixClient } from '@pix-payments/client'
import { createOperatorKit, type OperatorKit, type Storage, type Transaction } from '@pix-payments/operator'
import { operations } from '@pix-payments/operator/operations'
import { migrate, nodeSqliteStorage, openNodeSqlite, pgStorage } from '@pix-payments/operator/storage'
import { subscriptions } from '@pix-payments/operator/subscriptions'

// #region balances
/** Changes the balance of a player by `amount` centavos, in the transaction of a step. */
export async function change(t: Transaction, playerId: string, amount: number): Promise<void> {
  await t.execute(
    `insert into player (id, balance) values ($1, $2)
      on conflict (id) do update set balance = player.balance + excluded.balance`,
    [playerId, amount],
  )
}

export async function balanceOf(t: Transaction, playerId: string): Promise<number> {
  const [row] = await t.execute('select balance from player where id = $1', [playerId])
  return Number(row?.['balance'] ?? 0)
}
// #endregion

// #region storage
/** Opens the PostgreSQL database of a URL, with the package `pg`. Without a URL, SQLite in memory. */
export async function openStorage(url: string | undefined): Promise<Storage> {
  if (url === undefined) return nodeSqliteStorage(openNodeSqlite(':memory:'))
  const { Pool } = await import('pg')
  return pgStorage(new Pool({ connectionString: url, allowExitOnIdle: true }))
}
// #endregion

// #region kit
export interface Operator {
  readonly kit: OperatorKit<unknown>
  readonly storage: Storage
}

interface OperatorOptions {
  readonly pix: PixClient
  /** The signing secrets of the webhook. */
  readonly secrets: () => Promise<readonly string[]>
  readonly storage: Storage
}

export async function openOperator({ pix, secrets, storage }: OperatorOptions): Promise<Operator> {
  const kit = createOperatorKit<unknown>({
    storage,
    wallets: [{ walletId: 'main', pix, secrets }],
    operations,
    subscriptions,
    hooks: {
      onFinding: ({ kind, detail }) => console.warn(`A person must look at this: ${kind}, ${detail}`),
    },
    handlers: {
      onPaid: (t, { playerId, amount }) => change(t, playerId, amount),
      onTakenBack: (t, { playerId }, { amount }) => change(t, playerId, -amount),
      onWithdrawalGivenBack: (t, { playerId, amount }) => change(t, playerId, amount),
      onWithdrawalReturned: (t, { playerId }, { amount }) => change(t, playerId, amount),
      onRefundGivenBack: (t, { playerId, amount }) => change(t, playerId, amount),
      onCyclePaid: (t, { amount }, { playerId }) => change(t, playerId, amount),
    },
  })
  await migrate(storage)
  await storage.transaction((t) =>
    t.execute('create table if not exists player (id text primary key, balance bigint not null)', []),
  )
  return { kit, storage }
}
// #endregion
