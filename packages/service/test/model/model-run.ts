import type { CalendarDate } from '@pix-payments/pix'
import type { MachineName } from '@pix-payments/spec'
import { expect } from 'vitest'
import { eventsOf } from '../support/rows.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { reaches } from '../support/machine-paths.ts'
import type { Party, Subject } from './subject.ts'
import type { WalletModel } from './wallet-model.ts'

/** The state of one run: two wallets of an operator in the service, and the model of each wallet. */
export interface ModelRun {
  readonly subject: Subject
  readonly accounts: readonly Account[]
  /** The day in America/Sao_Paulo on which the wallets were created. */
  readonly openedOn: CalendarDate
  /** The requests that were sent and may be repeated. */
  readonly writes: Write[]
  /** The latest observed status of each resource. */
  readonly seen: Map<string, string>
}

export interface Account {
  readonly party: Party
  readonly model: WalletModel
}

export interface Write {
  readonly account: Account
  readonly operationId:
    | 'createWithdrawalByPixKey'
    | 'createWithdrawalByBankDetails'
    | 'createRefund'
    | 'createInternalTransfer'
  readonly path: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** The response field that identifies the resource, and its value. */
  readonly idField: string
  readonly id: string
}

/** Returns the wallet's time. */
export const nowOf = ({ subject }: ModelRun, { model }: Account): number => subject.clock.now() + model.offset

/** Runs the timers of the models that are due now. In the service, every request does the same. */
export function settle(run: ModelRun): void {
  for (const account of run.accounts) account.model.settle(nowOf(run, account))
}

const statuses = (machine: MachineName): Statement => ({
  name: `test.model.${machine}`,
  text: `select id, status from ${machine} where wallet_id = $1`,
})
const STATUSES = {
  charge: statuses('charge'),
  withdrawal: statuses('withdrawal'),
  refund: statuses('refund'),
}
const TIMERS: Statement = {
  name: 'test.model.timers',
  text: 'select count(*) as timers, min(due_at) as next from timer where wallet_id = $1',
}

/**
 * Compares both wallets with their models, and checks that transitions of the state machines lead to the present status
 * of every resource.
 */
export async function compare(run: ModelRun): Promise<void> {
  const { subject, accounts, seen } = run
  for (const { party, model } of accounts) {
    const { updatedAt: _, ...balance } = await subject.as(party).ok('getBalance')
    expect(balance).toEqual({
      availableBalance: model.available,
      blockedBalance: model.blocked,
      pendingBalance: model.pending,
      totalBalance: model.total,
    })
    await subject.store.read(async (reader) => {
      const values = [party.walletId]
      const resources = { charge: model.charges, withdrawal: model.withdrawals, refund: model.refunds }
      for (const machine of ['charge', 'withdrawal', 'refund'] as const) {
        const rows = await reader.all<{ id: string; status: string }>(STATUSES[machine], values)
        for (const { id, status } of rows) {
          const before = seen.get(id) ?? null
          seen.set(id, status)
          if (before === status) continue
          const arrows: (from: string | null, to: string) => boolean = (from, to) =>
            reaches(machine, from as null, to as never)
          expect([before, status, arrows(before, status)]).toEqual([before, status, true])
        }
        const expected = resources[machine].map(({ id, status }) => ({ id, status }))
        expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId))
      }
      const timers = await reader.first<{ timers: number; next: number | null }>(TIMERS, values)
      expect(timers).toEqual({ timers: model.dueCount, next: model.nextDueAt ?? null })
    })
    const events = await eventsOf(subject.store, party)
    expect(events.map(({ event, resourceId }) => `${event} ${resourceId}`)).toEqual(model.events)
  }
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)
