import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkWallets } from '../../src/application/audit/check-ledger.ts'
import { type Statement, type Value } from '../../src/storage/statement.ts'
import type { Store, Transaction } from '../../src/storage/store.ts'
import { newOperator, startAutomatic } from '../automatic/support/automatic-service.ts'
import type { Receiver } from '../automatic/support/receiver.ts'
import { openSink } from '../sandbox/support/sink.ts'
import { REPEATED } from '../storage/repeated.ts'
import { byKeyBody, chargeBody, refundBody, transferBody } from '../support/bodies.ts'

let statements = 0
/** Engines prepare statements by name. */
const sql = (text: string): Statement => ({ name: `test.edit.${(statements += 1)}`, text })

type Edit = (transaction: Transaction) => Promise<unknown>
type Json = Record<string, unknown>

/** Runs one statement. */
const run =
  (text: string, ...values: readonly Value[]): Edit =>
  (transaction) =>
    transaction.run(sql(text), values)

/** Changes the JSON in a column of one row. */
const json =
  (table: string, where: string, change: (body: Json) => void, column = 'body'): Edit =>
  async (transaction) => {
    const found = sql(`select ${column} as body from ${table} where ${where} limit 1`)
    const { body } = (await transaction.first<{ body: string }>(found)) ?? { body: '{}' }
    const changed = JSON.parse(body) as Json
    change(changed)
    const text = `update ${table} set ${column} = $1 where ${column} = $2`
    await transaction.run(sql(text), [JSON.stringify(changed), body])
  }

const inner = (body: Json, name: string): Json => body[name] as Json

/** Each edit changes rows behind the back of the service. The check must say in one sentence which facts disagree. */
const EDITS: readonly { readonly what: string; readonly edit: Edit; readonly found: RegExp }[] = [
  {
    what: 'the amount in the body of a charge',
    edit: json('charge', `status = 'PAID'`, (body) => (body['amount'] = 1)),
    found: /The column amount of the charge .* is 1000, but its body says 1\./,
  },
  {
    what: 'the status in the body of a charge',
    edit: json('charge', `status = 'PENDING'`, (body) => (body['status'] = 'EXPIRED')),
    found: /The column status of the charge .* is PENDING, but its body says EXPIRED/,
  },
  {
    what: 'the status of a charge, in both places',
    edit: async (transaction) => {
      await json('charge', `status = 'PAID'`, (body) => (body['status'] = 'EXPIRED'))(transaction)
      await run(`update charge set status = 'EXPIRED' where status = 'PAID'`)(transaction)
    },
    found: /The charge .* is EXPIRED, but its events do not lead there: pixChargePaid, pixChargeTakenBack/,
  },
  {
    what: 'the payer in the body of a charge',
    edit: json('charge', `status = 'PAID'`, (body) => {
      inner(inner(body, 'payment'), 'debtor')['taxId'] = '12345678909'
    }),
    found: /The column debtor_tax_id of the charge .* is 52998224725, but its body says 12345678909/,
  },
  {
    what: 'a take-back in the body of a charge',
    edit: json('charge', `status = 'PAID'`, (body) => (body['takeBacks'] = [])),
    found: /There are 1 movements depositTakenBack of 200, but the resources say 0 of 0/,
  },
  {
    what: 'a charge without its expiry',
    edit: run(`delete from timer where kind = 'chargeExpiry'`),
    found: /The charge .* is PENDING, but no timer expires it/,
  },
  {
    what: 'the instant of a timer',
    edit: run(`update timer set due_at = due_at + 1 where kind = 'chargeExpiry'`),
    found: /The timer chargeExpiry of .* is due at an instant that is \d+, but the charge expires at \d+/,
  },
  {
    what: 'a timer of a charge that is paid',
    edit: run(`insert into timer (wallet_id, due_at, position, kind, resource_id)
      select wallet_id, 4102444800000, 999, 'chargeExpiry', id from charge where status = 'PAID'`),
    found: /The timer chargeExpiry of .* is there, but the charge is PAID/,
  },
  {
    what: 'the next due instant of a wallet',
    edit: run('update wallet set next_due_at = null where next_due_at is not null'),
    found: /The next due instant of the wallet is null, but its first timer is due at \d+/,
  },
  {
    what: 'the amount in the body of a withdrawal',
    edit: json('withdrawal', `status = 'SUCCESS'`, (body) => (body['amount'] = 499)),
    found: /The column amount of the withdrawal .* is 500, but its body says 499/,
  },
  {
    what: 'the amount in the stored request of a withdrawal',
    edit: json('withdrawal', `status = 'SUCCESS'`, (body) => (body['amount'] = 499), 'request'),
    found: /The amount of the withdrawal .* is 500, but its request says 499/,
  },
  {
    what: 'the status in the first response about a withdrawal',
    edit: run(`update withdrawal set answered = 'REJECTED' where status = 'SUCCESS'`),
    found: /had the status REJECTED, which no first response can have/,
  },
  {
    what: 'the endToEndId in the body of a withdrawal',
    edit: json('withdrawal', `status = 'SUCCESS'`, (body) => (body['endToEndId'] = 'E1')),
    found:
      /The endToEndId in the statement line withdrawalSettled of the withdrawal .* is E\w+, but its body says E1/,
  },
  {
    what: 'the status of a withdrawal, in both places',
    edit: async (transaction) => {
      await json('withdrawal', `status = 'SUCCESS'`, (body) => (body['status'] = 'FAILED'))(transaction)
      await run(`update withdrawal set status = 'FAILED' where status = 'SUCCESS'`)(transaction)
    },
    found: /There is a statement line withdrawalSettled for the withdrawal .*, which says nothing of it/,
  },
  {
    what: 'the amount in the body of a refund',
    edit: json('refund', '1 = 1', (body) => (body['amount'] = 1)),
    found: /The column amount of the refund .* is 300, but its body says 1\./,
  },
  {
    what: 'the status of a refund of Pix Automático',
    edit: json('automatic_refund', '1 = 1', (body) => (body['status'] = 'FAILED')),
    found: /The column status of the refund .* is SUCCESS, but its body says FAILED/,
  },
  {
    what: 'what was refunded of a cycle charge',
    edit: json('schedule', `status = 'SUCCESS'`, (body) => (body['reversed'] = 0)),
    found: /What payments count as refunded is \d+, but the refunds come to \d+/,
  },
  {
    what: 'the state of a recurrence, in both places',
    edit: async (transaction) => {
      const state = 'CANCELLED.CANCELLED_BY_PAYER'
      await json('recurrence', '1 = 1', (body) => (body['state'] = state))(transaction)
      await run(`update recurrence set status = 'CANCELLED'`)(transaction)
    },
    found: /The recurrence \w+ is CANCELLED.CANCELLED_BY_PAYER, but its events do not lead there/,
  },
  {
    what: 'the payer of a recurrence',
    edit: run(`update recurrence set payer_tax_id = '52998224725'`),
    found: /The column payer_tax_id of the recurrence .* is 52998224725, but its body says/,
  },
  {
    what: 'a recurrence without its completion',
    edit: run(`delete from timer where kind = 'recurrenceCompletion'`),
    found: /The recurrence .* is AUTHORIZED.VALIDATION_SUCCEEDED, but it has no timer recurrenceCompletion/,
  },
  {
    what: 'the state in the body of a schedule',
    edit: json('schedule', `status = 'SUCCESS'`, (body) => (body['state'] = 'SCHEDULED.SCHEDULED_BY_PAYER')),
    found: /The column status of the schedule .* is SUCCESS, but its body says SCHEDULED/,
  },
  {
    what: 'a deleted schedule',
    edit: run(`delete from schedule where status = 'SUCCESS'`),
    found: /The event .* \(pixAutomaticScheduleSettled\) is about a resource that the wallet does not have/,
  },
  {
    what: 'the amount of a transfer',
    edit: json('internal_transfer', '1 = 1', (body) => (body['amount'] = 1)),
    found: /The transfer .* sent 1, but the wallet .* has 1 statement lines of 100 for it/,
  },
  {
    what: 'a deleted transfer',
    edit: run('delete from internal_transfer'),
    found: /received the transfer .*, which no wallet has sent/,
  },
  {
    what: 'the side of a transfer that received',
    edit: run(`delete from statement_line where movement in
      (select position from movement m where m.wallet_id = statement_line.wallet_id and kind = 'transferReceived')`),
    found: /The transfer .* sent 100, but the wallet .* has 0 statement lines of 0 for it/,
  },
  {
    what: 'the amount in the payload of an event',
    edit: json('event', `event = 'pixChargePaid'`, (body) => (body['amount'] = 9), 'payload'),
    found:
      /The amount in the event .* \(pixChargePaid\) of the charge .* is 9, but the stored facts say 1000/,
  },
  {
    what: 'the payer in the payload of an event',
    edit: json(
      'event',
      `event = 'pixChargePaid'`,
      (body) => (inner(body, 'debtor')['name'] = 'Eva'),
      'payload',
    ),
    found: /The debtor in the event .* is .*Eva.*, but the stored facts say .*Maria/,
  },
  {
    what: 'the status in the payload of an event about a recurrence',
    edit: json(
      'event',
      `event = 'pixAutomaticRecurrenceAuthorized'`,
      (body) => (body['status'] = 'FAILED'),
      'payload',
    ),
    found: /says the status FAILED.VALIDATION_SUCCEEDED, to which the event does not lead/,
  },
  {
    what: 'the eventId in the payload of an event',
    edit: json('event', `event = 'pixWithdrawSettled'`, (body) => (body['eventId'] = 'other'), 'payload'),
    found: /The eventId in the event .* is "other", but the stored facts say/,
  },
  {
    what: 'the name of an event',
    edit: run(`update event set event = 'pixChargeExpired' where event = 'pixChargePaid'`),
    found: /The charge .* is PAID, but its events do not lead there: pixChargeExpired/,
  },
  {
    what: 'the resource of an event',
    edit: run(`update event set resource_id = 'none' where event = 'pixWithdrawSettled'`),
    found: /The event .* \(pixWithdrawSettled\) is about a resource that the wallet does not have/,
  },
  {
    what: 'the first event of a wallet, deleted',
    edit: run('delete from event where position = 1'),
    found: /has numbered its event 1, but the event number 1 is missing/,
  },
  {
    what: 'an event in the middle, deleted with its delivery',
    edit: async (transaction) => {
      await run('delete from delivery where event_id in (select id from event where position = 3)')(
        transaction,
      )
      await run('delete from event where position = 3')(transaction)
    },
    found: /has numbered its event 3, but the event number 3 is missing/,
  },
  {
    what: 'the newest event of a wallet, deleted',
    edit: run('delete from event where position = (select events from wallet where id = event.wallet_id)'),
    found: /but the event number \d+ is missing/,
  },
  {
    what: 'an event, added twice',
    edit: run(`insert into event (id, wallet_id, position, event, resource_id, occurred_at, payload)
      select 'twice', wallet_id, 1000, event, resource_id, occurred_at, payload from event
      where event = 'pixWithdrawSettled'`),
    found: /The number of the newest event is 1000, but the wallet has counted \d+/,
  },
  {
    what: 'a delivery, deleted',
    edit: run('delete from delivery where position = 2'),
    found: /but the delivery number 2 is missing/,
  },
  {
    what: 'the event of a delivery',
    edit: run(`update delivery set event_id = 'none' where position = 1`),
    found: /The delivery .* is of the event none, which the wallet does not have/,
  },
  {
    what: 'the status of a delivery',
    edit: run(`update delivery set status = 'DEAD' where position = 1`),
    found: /The delivery .* is DEAD, but an attempt succeeded/,
  },
  {
    what: 'the attempt of a delivery, deleted',
    edit: run('delete from delivery_attempt'),
    found: /The number of attempts of the delivery .* is 1, but there are 0/,
  },
  {
    what: 'the amount in the body of a statement line',
    edit: json('statement_line', 'position = 1', (body) => (body['amount'] = 3)),
    found: /The amount of the statement line 1 is \d+, but its body says 3/,
  },
  {
    what: 'the resource of a movement',
    edit: run(`update movement set resource_id = 'none' where kind = 'depositSettled'`),
    found: /The productTransactionId of the statement line \d+ is .*, but its movement is of none/,
  },
  {
    what: 'a deleted charge',
    edit: run(`delete from charge where status = 'PAID'`),
    found: /There are 1 movements depositSettled of 1000, but the resources say 0 of 0/,
  },
  {
    what: 'the amount in the stored response to a command',
    edit: json('command', `operation_id = 'createSchedule'`, (body) => (body['amount'] = 1), 'answer'),
    found: /The amount in the stored response to createSchedule .* is 1, but its request says 4990/,
  },
  {
    what: 'the recurrence in an order of the rail',
    edit: json('rail_order', `name = 'instruction'`, (body) => (body['scheduleId'] = 'none')),
    found: /The resource of the order .* is .*, but its body says none/,
  },
  {
    what: 'the operator of a Pix key',
    edit: run(`update wallet_key set operator_id = 'none'`),
    found: /1 Pix keys of the wallet name another operator/,
  },
  {
    what: 'the account of a wallet in the directory',
    edit: run(`update wallet_account set number = '1' || number`),
    found: /The owner of the account of the wallet is null, but the account belongs to/,
  },
  {
    what: 'a column of a charge that is not JSON',
    edit: run(`update charge set body = '{' where status = 'PAID'`),
    found: /The body of the charge .* is not JSON/,
  },
]

for (const engine of REPEATED.filter(({ name }) => name !== 'SQLite in a file')) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, async () => {
    if (engine.missing !== undefined) return
    const database = engine.make()
    const store = await database.open()
    await using cleanup = new AsyncDisposableStack()
    const automatic = cleanup.use(await startAutomatic({ store }))
    const sink = cleanup.use(await openSink())
    const rest = cleanup.move()
    afterAll(async () => {
      await rest.disposeAsync()
      await database.remove()
    })

    beforeAll(async () => {
      const operator = newOperator()
      const receiver = await automatic.receiver({ operator, openingBalance: 10_000 })
      const other = await automatic.receiver({ operator })
      await fill(receiver, other, sink.url)
      const pending = sql(`select id from delivery where status = 'PENDING'`)
      await vi.waitFor(async () => {
        const rows = await store.read((reader) => reader.all(pending))
        if (rows.length > 0) throw new Error(`${rows.length} deliveries are pending`)
      })
    })

    test('finds nothing in an untouched store', async () => {
      expect(await store.read(problemsOf)).toEqual([])
    })

    test('reads pages, and counts the problems of a wallet above 20', async () => {
      let rows = 0
      let most = 0
      const timers = async (transaction: Transaction): Promise<void> => {
        const timer = sql(`insert into timer (wallet_id, due_at, position, kind, resource_id)
          select min(wallet_id), 4102444800000, $1, 'chargeExpiry', 'none' from charge`)
        for (let position = 1000; position < 1250; position += 1) await transaction.run(timer, [position])
      }
      const problems = await problemsAfter(store, timers, (name, count) => {
        if (name !== 'books.timer') return
        rows += count
        most = Math.max(most, count)
      })
      expect(rows).toBeGreaterThan(250)
      expect(most).toBe(100)
      expect(problems.at(-1)).toMatch(/^\d+ more problems\.$/)
    })

    test.each(EDITS)('finds $what', async ({ edit, found }) => {
      const problems = await problemsAfter(store, edit)
      expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(found)]))
    })
  })
}

/** Resources of all kinds, in two wallets of one operator. */
async function fill(receiver: Receiver, other: Receiver, url: string): Promise<void> {
  const { operator, control, walletId, pixKey } = receiver
  const authentication = { type: 'BASIC', username: 'pix', password: 'geheim' }
  await operator.ok('configureWebhook', { body: { url, authentication } })
  const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody({ pixKey }) })
  const path = { walletId, chargeId }
  const { endToEndId } = await control.ok('createPaymentAttempt', { path })
  await operator.ok('createImmediateCharge', { body: chargeBody({ pixKey, expiresIn: 86_400 }) })
  await operator.ok('createWithdrawalByPixKey', { body: byKeyBody() })
  await operator.ok('createRefund', { path: { endToEndId: endToEndId ?? '' }, body: refundBody() })
  await control.ok('createTakeBack', { path, body: { amount: 200 } })
  const recurrence = await receiver.authorized()
  const schedule = await receiver.charge(recurrence)
  await receiver.settle(schedule)
  const refund = await receiver.done<{ refundId: string }>('simulateScheduleRefund', schedule, { amount: 10 })
  await receiver.done('simulateRefundResult', { id: refund.refundId }, { outcome: 'SETTLED' })
  const body = transferBody({ destinationWalletId: other.walletId })
  await operator.ok('createInternalTransfer', { body })
  await receiver.pass(10_000)
}

async function problemsOf(reader: Parameters<typeof checkWallets>[0]): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { problems } of checkWallets(reader, {})) found.push(...problems)
  return found
}

/** Checks the store with the edit, which is rolled back. */
async function problemsAfter(
  store: Store,
  edit: Edit,
  onRows: (statement: string, rows: number) => void = () => undefined,
): Promise<readonly string[]> {
  let found: readonly string[] = []
  const undone = new Error('The edit is undone.')
  const edited = store.write(async (transaction) => {
    await edit(transaction)
    found = await problemsOf({
      async all<Row extends object>(statement: Statement, values?: readonly Value[]) {
        const rows = await transaction.all<Row>(statement, values)
        onRows(statement.name, rows.length)
        return rows
      },
      first: (statement, values) => transaction.first(statement, values),
    })
    throw undone
  })
  await expect(edited).rejects.toBe(undone)
  return found
}
