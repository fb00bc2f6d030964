import type { Schedule } from '@pix-payments/client'
import { cycleWindow, RECURRENCE_FREQUENCIES } from '@pix-payments/pix'
import { describe, expect, test } from 'vitest'
import { addDays, brasiliaDay, startOfDay } from '../src/dates.ts'
import { createOperatorKit, type SubscriptionRequest } from '../src/index.ts'
import { subscriptions } from '../src/subscriptions/index.ts'
import { cycleStart } from '../src/subscriptions/cycle-window.ts'
import { ENGINES } from './support/engines.ts'
import { MARIA } from './support/maria.ts'
import { startOperator, type TestOperator } from './support/operator.ts'

const AMOUNT = 4_990
const NOON = 12 * 3_600_000

const today = (operator: TestOperator): string => brasiliaDay(operator.clock.now())

/** Moves to a time of a day in Brasília. Default: noon. */
async function to(operator: TestOperator, day: string, time = NOON): Promise<void> {
  await operator.pass(Math.max(0, Math.ceil((startOfDay(day) + time - operator.clock.now()) / 1000)))
}

const requestOf = (operator: TestOperator, terms: object = {}): SubscriptionRequest => ({
  externalId: 's-1',
  playerId: 'maria',
  receiverCnpj: operator.cnpj,
  pixKey: operator.pixKey,
  expiresIn: 3_600,
  amount: AMOUNT,
  recurrenceDetails: {
    frequency: 'MONTHLY',
    firstPaymentDate: addDays(today(operator), 10),
    totalCharges: 3,
    allowPostDuePayment: true,
    contract: { id: 'C-1' },
    ...terms,
  },
  expectedPayer: { taxId: MARIA },
})

/** Starts a subscription, whose payer pays and authorizes. */
async function authorized(operator: TestOperator, terms: object = {}): Promise<string> {
  const { recurrenceId: id = '' } = await operator.kit.subscriptions.start(requestOf(operator, terms))
  await operator.pix.simulations.simulateFirstPayment({ id })
  await operator.pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
  await settle(operator)
  return id
}

/** Lets the deliveries and reads of a quarter of a day happen. */
const settle = (operator: TestOperator): Promise<void> => operator.pass(6 * 3_600 + 60)

const schedulesOf = async ({ pix }: TestOperator, recurrenceId: string): Promise<readonly Schedule[]> =>
  (await pix.schedules.listSchedules({ recurrenceId, limit: 100 })).data

/** Moves to the creation of the charge of a cycle, and returns the charge. */
async function charged(operator: TestOperator, id: string, cycle: number): Promise<Schedule> {
  const { firstPaymentDate, frequency } = await operator.pix.recurrences.getRecurrence({ id })
  const start = cycleStart({ firstPaymentDate, frequency, totalCharges: 9 }, cycle)
  const creation = addDays(start, -5)
  if (today(operator) < creation) await to(operator, creation)
  const schedule = (await schedulesOf(operator, id)).find(({ cycleNumber }) => cycleNumber === cycle)
  if (schedule === undefined) throw new Error(`Cycle ${cycle} was not charged.`)
  return schedule
}

async function accept({ pix }: TestOperator, { id }: Schedule): Promise<void> {
  await pix.simulations.simulateSchedulePayerResponse({ scheduleId: id, outcome: 'ACCEPTED' })
}

async function settleOnDueDate(operator: TestOperator, schedule: Schedule): Promise<void> {
  await accept(operator, schedule)
  await to(operator, schedule.dueDate)
  await operator.pix.simulations.simulateScheduleSettlement({ scheduleId: schedule.id, outcome: 'SETTLED' })
  await settle(operator)
}

async function refuse(
  operator: TestOperator,
  { id }: Schedule,
  rejectionCode: 'AM02' | 'AC05',
): Promise<void> {
  const refusal = { scheduleId: id, outcome: 'REJECTED', rejectionCode } as const
  await operator.pix.simulations.simulateSchedulePayerResponse(refusal)
  await settle(operator)
}

const openRows = ({ storage }: TestOperator): Promise<readonly unknown[]> =>
  storage.transaction((t) =>
    t.execute(
      `select key from pix_subscription where next_at >= 0 union all select key from pix_cycle where next_at >= 0`,
      [],
    ),
  )

describe.each(ENGINES)('subscriptions on $name', (engine) => {
  test.each([true, false])('credits every cycle once until the last (webhook: %s)', async (webhook) => {
    await using operator = await startOperator(engine, { webhook })
    const { brCode } = await operator.kit.subscriptions.start(requestOf(operator))
    expect(brCode).toMatch(/^000201/)
    const id = await authorized(operator)
    expect(await operator.log()).toEqual(['cyclePaid s-1 1', 'authorized s-1'])
    await settleOnDueDate(operator, await charged(operator, id, 2))
    await settleOnDueDate(operator, await charged(operator, id, 3))
    await operator.pass(86_400)
    expect((await operator.log()).slice(2).toSorted()).toEqual([
      'cyclePaid s-1 2',
      'cyclePaid s-1 3',
      'ended s-1 COMPLETED',
    ])
    expect(await operator.balance('maria')).toBe(3 * AMOUNT)
    const cycles = await operator.kit.subscriptions.cycles('s-1')
    expect(cycles.map(({ number, status }) => [number, status])).toEqual([
      [1, 'PAID'],
      [2, 'PAID'],
      [3, 'PAID'],
    ])
    expect(await operator.kit.subscriptions.find('s-1')).toMatchObject({ status: 'COMPLETED', brCode })
    expect(await openRows(operator)).toEqual([])
    expect(await operator.kit.findings.list()).toEqual([])
  })

  test('charges what the handler decides once for each cycle, also when a request is lost', async () => {
    let lost = 0
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        const { url, method } = new Request(input, init)
        if (method !== 'POST' || !url.endsWith('/schedules') || lost > 2) return fetch(input, init)
        lost += 1
        throw new TypeError('connection reset')
      },
    })
    const { amount: _, ...request } = requestOf(operator)
    const { kit, pix } = operator
    const { recurrenceId: id = '', amount } = await kit.subscriptions.start({
      ...request,
      firstPaymentAmount: 700,
    })
    expect(amount).toBeUndefined()
    await pix.simulations.simulateFirstPayment({ id })
    await pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
    await settle(operator)
    await to(operator, addDays(request.recurrenceDetails.firstPaymentDate, -5))
    await operator.pass(600)
    expect(lost).toBe(3)
    await settleOnDueDate(operator, await charged(operator, id, 2))
    await settleOnDueDate(operator, await charged(operator, id, 3))
    expect((await operator.log()).filter((it) => it.startsWith('amountOf'))).toEqual([
      'amountOf s-1 2',
      'amountOf s-1 3',
    ])
    const cycles = await kit.subscriptions.cycles('s-1')
    expect(cycles.map(({ amount, status }) => [amount, status])).toEqual([
      [700, 'PAID'],
      [2_000, 'PAID'],
      [3_000, 'PAID'],
    ])
    expect(await operator.balance('maria')).toBe(5_700)
  })

  test('returns the same subscription for the same request, and refuses another request', async () => {
    await using operator = await startOperator(engine)
    const { subscriptions } = operator.kit
    const request = requestOf(operator)
    expect(await subscriptions.start(request)).toEqual(await subscriptions.start(request))
    await expect(subscriptions.start({ ...request, amount: 5_000 })).rejects.toMatchObject({
      code: 'externalIdInUse',
    })
  })

  test('does not start a subscription whose payments nobody would credit', async () => {
    await using operator = await startOperator(engine)
    const none = async (): Promise<void> => undefined
    const options = {
      storage: operator.storage,
      wallets: [{ walletId: operator.walletId, pix: operator.pix, secrets: () => [] }],
      handlers: { onPaid: none, onTakenBack: none, onWithdrawalGivenBack: none, onWithdrawalReturned: none },
    }
    expect(() => createOperatorKit(options).subscriptions).toThrow('no option subscriptions')
    const kit = createOperatorKit({ ...options, subscriptions })
    await expect(kit.subscriptions.start(requestOf(operator))).rejects.toThrow(
      'needs the handler onCyclePaid',
    )
    const { amount: _, ...variable } = requestOf(operator)
    const handlers = { ...options.handlers, onCyclePaid: none }
    await expect(
      createOperatorKit({ ...options, subscriptions, handlers }).subscriptions.start(variable),
    ).rejects.toThrow('needs the handler amountOfCycle')
    expect((await operator.pix.recurrences.listRecurrences({})).data).toEqual([])
  })

  test('remembers that the API refused a recurrence', async () => {
    await using operator = await startOperator(engine)
    const request = requestOf(operator, { firstPaymentDate: today(operator) })
    const start = () => operator.kit.subscriptions.start(request)
    await expect(start()).rejects.toMatchObject({ code: 'DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION' })
    await expect(start()).rejects.toMatchObject({ code: 'notOpened' })
  })

  test.each(['/recurrences', '/schedules'])('an answer of %s that is lost after its effect', async (path) => {
    let lost = 0
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        const request = new Request(input, init)
        if (request.method !== 'POST' || !request.url.endsWith(path) || lost > 3) return response
        lost += 1
        throw new TypeError('connection reset')
      },
    })
    const start = () => operator.kit.subscriptions.start(requestOf(operator))
    await start().catch(() => start())
    const id = await authorized(operator)
    await settleOnDueDate(operator, await charged(operator, id, 2))
    expect(lost).toBeGreaterThan(0)
    expect(await operator.log()).toEqual(['cyclePaid s-1 1', 'authorized s-1', 'cyclePaid s-1 2'])
    expect(await schedulesOf(operator, id)).toHaveLength(1)
    expect((await operator.pix.recurrences.listRecurrences({})).data).toHaveLength(1)
  })

  test('retries a refused charge on the days that the rules allow', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    const charge = await charged(operator, id, 2)
    await refuse(operator, charge, 'AM02')
    // The first retry is created at once, before the due date.
    expect(await schedulesOf(operator, id)).toHaveLength(2)
    for (const after of [1, 3, 6]) {
      await to(operator, addDays(charge.dueDate, after - 1))
      const [retry, ...others] = await schedulesOf(operator, id)
      if (retry === undefined) throw new Error('no retry')
      expect([retry.purpose, retry.dueDate]).toEqual(['NTAG', addDays(charge.dueDate, after)])
      if (after === 6) await settleOnDueDate(operator, retry)
      else await refuse(operator, retry, 'AM02')
      expect(others.map(({ status }) => status)).not.toContain('PENDING')
    }
    expect((await operator.log()).slice(2)).toEqual(['cyclePaid s-1 2'])
    expect(await operator.balance('maria')).toBe(2 * AMOUNT)
  })

  test.each([
    ['after the third retry', 'AM02', true, 4],
    ['without post-due payments', 'AM02', false, 1],
    ['with a terminal code', 'AC05', true, 1],
  ] as const)('a cycle fails %s', async (_, code, allowPostDuePayment, charges) => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator, { allowPostDuePayment })
    const { dueDate } = await charged(operator, id, 2)
    for (let day = today(operator); day < addDays(dueDate, 8); day = addDays(day, 1)) {
      await to(operator, day)
      for (const schedule of await schedulesOf(operator, id)) {
        if (schedule.status === 'PENDING') await refuse(operator, schedule, code)
      }
    }
    expect((await operator.log()).slice(2)).toEqual([`cycleFailed s-1 2 ${code}`])
    expect(await schedulesOf(operator, id)).toHaveLength(charges)
    expect(operator.errors).toEqual([])
  })

  test('follows the re-send of a charge after an operational failure', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    const charge = await charged(operator, id, 2)
    await accept(operator, charge)
    await to(operator, charge.dueDate)
    await operator.pix.simulations.simulateSchedulePayerCancellation({ scheduleId: charge.id, code: 'FAIL' })
    await operator.pass(60)
    const [resend] = await schedulesOf(operator, id)
    if (resend === undefined) throw new Error('no re-send')
    expect(resend.purpose).toBe('RIFL')
    await accept(operator, resend)
    await operator.pix.simulations.simulateScheduleSettlement({ scheduleId: resend.id, outcome: 'SETTLED' })
    await settle(operator)
    expect((await operator.log()).slice(2)).toEqual(['cyclePaid s-1 2'])
  })

  test('a refused authorization ends the subscription, and keeps the credit of the first payment', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { recurrenceId: id = '' } = await operator.kit.subscriptions.start(requestOf(operator))
    await operator.pix.simulations.simulateFirstPayment({ id })
    await operator.pix.simulations.simulateAuthorization({ id, outcome: 'REJECTED' })
    await settle(operator)
    expect(await operator.log()).toEqual(['cyclePaid s-1 1', 'ended s-1 FAILED'])
    expect(await openRows(operator)).toEqual([])
  })

  test('a subscription that nobody authorizes expires', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    await operator.kit.subscriptions.start(requestOf(operator))
    await operator.pass(3_602)
    await operator.pass(3_602)
    expect(await operator.log()).toEqual(['ended s-1 EXPIRED'])
  })

  test('a cancellation ends the open charge too, and no further cycle is charged', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    await accept(operator, await charged(operator, id, 2))
    expect(await operator.kit.subscriptions.cancel('s-1')).toMatchObject({ status: 'CANCELLED' })
    await settle(operator)
    expect((await operator.log()).slice(2)).toEqual([
      'ended s-1 CANCELLED RECEIVER_REQUESTED',
      'cycleFailed s-1 2 RECURRENCE_CANCELLED',
    ])
    await operator.pass(40 * 86_400)
    expect(await schedulesOf(operator, id)).toHaveLength(1)
    // Again: the same answer, and no error.
    expect(await operator.kit.subscriptions.cancel('s-1')).toMatchObject({ status: 'CANCELLED' })
  })

  test('a cancellation that the API does not answer is repeated by the worker', async () => {
    let isDown = false
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        if (isDown) throw new TypeError('connection refused')
        return fetch(input, init)
      },
    })
    await authorized(operator)
    isDown = true
    const asked = await operator.kit.subscriptions.cancel('s-1')
    expect(asked).toMatchObject({ status: 'AUTHORIZED', isCancelRequested: true })
    isDown = false
    await operator.pass(300)
    expect(await operator.kit.subscriptions.find('s-1')).toMatchObject({ status: 'CANCELLED' })
  })

  test('a cancellation by the payer whose webhook was lost stops the charges', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const id = await authorized(operator)
    await operator.pix.simulations.simulateRecurrencePayerCancellation({ id })
    await operator.pass(40 * 86_400)
    expect(await operator.log()).toContain('ended s-1 CANCELLED PAYER_REQUESTED')
    expect(await schedulesOf(operator, id)).toEqual([])
  })

  test('a race of webhooks and reads credits a cycle once', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    const charge = await charged(operator, id, 2)
    await accept(operator, charge)
    await operator.pix.simulations.simulateScheduleSettlement({ scheduleId: charge.id, outcome: 'SETTLED' })
    await operator.sandbox.clock.advanceClock({ walletId: operator.walletId, by: 7 * 3_600 })
    operator.clock.advance(7 * 3_600_000)
    await Promise.all(Array.from({ length: 6 }, () => operator.kit.runDue()))
    await operator.work()
    expect(await operator.log()).toEqual(['cyclePaid s-1 1', 'authorized s-1', 'cyclePaid s-1 2'])
  })

  test('credits a cycle that had failed, when another program charges it again', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator, { firstPaymentDate: addDays(today(operator), 9) })
    const charge = await charged(operator, id, 2)
    await refuse(operator, charge, 'AC05')
    const dueDate = addDays(charge.originalDueDate, 2)
    const again = { id, externalId: 'by-hand', cycleNumber: 2, amount: AMOUNT, dueDate }
    const schedule = await operator.pix.schedules.createSchedule(again)
    await settleOnDueDate(operator, schedule)
    expect((await operator.log()).slice(2)).toEqual(['cycleFailed s-1 2 AC05', 'cyclePaid s-1 2'])
    expect(await operator.kit.subscriptions.cycles('s-1')).toMatchObject([
      { number: 1, status: 'PAID' },
      { number: 2, status: 'PAID', scheduleId: schedule.id },
    ])
  })

  test('waives a cycle before the cut-off, and not after it', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    await accept(operator, await charged(operator, id, 2))
    const { waiveCycle } = operator.kit.subscriptions
    expect(await waiveCycle('s-1', 2, { reason: 'a gift' })).toMatchObject({
      status: 'FAILED',
      reason: 'CANCELLED_BY_RECEIVER',
    })
    const last = await charged(operator, id, 3)
    await accept(operator, last)
    await to(operator, addDays(last.dueDate, -1), 22 * 3_600_000)
    expect(await waiveCycle('s-1', 3, { reason: 'too late' })).toMatchObject({ status: 'CHARGED' })
    await settleOnDueDate(operator, last).catch(() =>
      operator.pix.simulations.simulateScheduleSettlement({ scheduleId: last.id, outcome: 'SETTLED' }),
    )
    await settle(operator)
    expect(await operator.log()).toContain('cyclePaid s-1 3')
    await expect(waiveCycle('s-1', 4, { reason: 'no such cycle' })).rejects.toThrow(TypeError)
  })

  test('waives a cycle of which no charge exists', async () => {
    await using operator = await startOperator(engine)
    const id = await authorized(operator)
    await operator.kit.subscriptions.waiveCycle('s-1', 2, { reason: 'a gift' })
    await operator.pass(20 * 86_400)
    expect((await operator.log()).slice(2)).toEqual(['cycleFailed s-1 2 WAIVED'])
    expect(await schedulesOf(operator, id)).toEqual([])
  })

  test('a cycle whose days passed during an outage fails, and the next is charged', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const id = await authorized(operator)
    await operator.sandbox.clock.advanceClock({ walletId: operator.walletId, by: 40 * 86_400 })
    operator.clock.advance(40 * 86_400_000)
    await operator.work()
    expect((await operator.log()).slice(2)).toEqual(['cycleFailed s-1 2 TOO_LATE'])
    expect((await schedulesOf(operator, id)).map(({ cycleNumber }) => cycleNumber)).toEqual([3])
  })

  test('an event about a recurrence of another wallet changes nothing, and becomes a finding', async () => {
    await using operator = await startOperator(engine)
    await using stranger = await startOperator(engine)
    const { recurrenceId } = await stranger.kit.subscriptions.start(requestOf(stranger))
    await operator.kit.subscriptions.start(requestOf(operator))
    await operator.storage.transaction((t) =>
      t.execute(
        `insert into pix_event (key, wallet_id, name, payload, received_at, next_at)
         values ('e-1', $1, 'pixAutomaticFirstPaymentSettled', $2, 0, 0)`,
        [
          operator.walletId,
          JSON.stringify({
            eventId: 'e-1',
            event: 'pixAutomaticFirstPaymentSettled',
            occurredAt: '2026-03-02T12:00:00.000Z',
            status: 'PENDING',
            statusDetailed: 'FIRST_PAYMENT_SUCCESS',
            id: recurrenceId,
            externalId: 's-1',
          }),
        ],
      ),
    )
    await operator.work()
    expect(await operator.log()).toEqual([])
    expect(await operator.kit.findings.list()).toMatchObject([{ kind: 'foreign', subject: 'e-1' }])
  })

  test('reconciliation books a first payment and a cycle that no event told of', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { kit, pix, sandbox, walletId } = operator
    const { recurrenceId: id = '' } = await kit.subscriptions.start(requestOf(operator))
    await pix.simulations.simulateFirstPayment({ id })
    await pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
    const first = today(operator)
    const pass = async (days: number): Promise<void> => {
      await sandbox.clock.advanceClock({ walletId, by: days * 86_400 })
      operator.clock.advance(days * 86_400_000)
    }
    await pass(1)
    expect(await kit.days.reconcile(first)).toMatchObject({ status: 'closed', credits: AMOUNT })
    expect(await operator.log()).toEqual(['cyclePaid s-1 1', 'authorized s-1'])
    const charge = await charged(operator, id, 2)
    await accept(operator, charge)
    await pass(1)
    await pix.simulations.simulateScheduleSettlement({ scheduleId: charge.id, outcome: 'SETTLED' })
    const second = today(operator)
    await pass(1)
    expect(await kit.days.reconcile(second)).toMatchObject({ status: 'closed', credits: AMOUNT })
    expect((await operator.log()).slice(2)).toEqual(['cyclePaid s-1 2'])
    expect((await kit.books.entries(second)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cycle', AMOUNT],
    ])
    await operator.work()
    expect(await operator.balance('maria')).toBe(2 * AMOUNT)
    expect(await kit.findings.list()).toEqual([])
  })
})

test('the windows of cycles are those of the contract', () => {
  for (const frequency of RECURRENCE_FREQUENCIES) {
    for (const firstPaymentDate of [
      '2026-01-31',
      '2026-10-31',
      '2027-11-30',
      '2028-02-29',
      '2026-04-06',
    ] as const) {
      for (let cycleNumber = 2; cycleNumber < 40; cycleNumber += 1) {
        const { start } = cycleWindow({ frequency, firstPaymentDate, cycleNumber })
        expect(cycleStart({ frequency, firstPaymentDate, totalCharges: 99 }, cycleNumber)).toBe(start)
      }
    }
  }
})
