import fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../support/http-call.ts'
import { outcomeOf } from '../support/http-call.ts'
import { JOAO, MARIA } from '../support/bodies.ts'
import { reaches } from '../support/machine-paths.ts'
import type { ChargeModel, RefundModel, WithdrawalModel } from './wallet-model.ts'
import { type Account, type World, type Write, compare, nowOf, settle } from './world.ts'

/** G-108: withdrawals and refunds end by themselves after this, in milliseconds. */
const OUTCOME_DELAY = 2000
/** G-039: 90 days, in milliseconds. */
const REFUND_WINDOW = 90 * 86_400_000

type Command = fc.AsyncCommand<Record<never, never>, World>

/** The model is part of the world, since a command needs both at every step. */
function command(name: string, run: (world: World) => Promise<void>): Command {
  return {
    check: () => true,
    async run(_, world) {
      settle(world)
      await run(world)
      settle(world)
      await compare(world)
    },
    toString: () => name,
  }
}

/** Both wallets; the first has the money at the beginning. */
const WHO = fc.nat({ max: 1 })
/** Any of what there is: counted on, and from the beginning again. */
const WHICH = fc.nat({ max: 30 })
const AMOUNT = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((n) => n * 50),
  fc.constant(4000),
)

const accountOf = ({ accounts }: World, who: number): Account => accounts[who] as Account
/** The answer says how it went: its status where it is a success, its code where it is a refusal. */
const wantOutcome = (answer: Answer, want: string): void => {
  const [status, code] = outcomeOf(answer).split(' ')
  expect(code ?? status).toBe(want)
}

function anyOf<T>(
  { accounts }: World,
  which: number,
  listOf: (account: Account) => readonly T[],
): { readonly account: Account; readonly item: T } | undefined {
  const all = accounts.flatMap((account) => listOf(account).map((item) => ({ account, item })))
  return all[which % all.length]
}
const anyCharge = (world: World, which: number): { account: Account; item: ChargeModel } | undefined =>
  anyOf(world, which, ({ model }) => model.charges)

let count = 0
const unique = (): string => `external-${(count += 1)}`

const createCharge = (who: number, amount: number, expiresIn: number, payer: string | null): Command =>
  command(`charge ${who} ${amount} for ${expiresIn} s, payer ${payer ?? 'anybody'}`, async (world) => {
    const account = accountOf(world, who)
    const { party, model } = account
    const expectedPayer = payer === null ? undefined : { taxId: payer }
    const body = { amount, expiresIn, externalId: unique(), pixKey: party.pixKey, expectedPayer }
    const made = await world.subject.as(party).ok('createImmediateCharge', { body })
    const expiresAt = nowOf(world, account) + expiresIn * 1000
    expect(Date.parse(made.expiresAt)).toBe(expiresAt)
    model.charge({ id: made.chargeId, amount, expiresAt, payer })
  })

const attemptPayment = (which: number, taxId: string): Command =>
  command(`${taxId} pays charge ${which}`, async (world) => {
    const found = anyCharge(world, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const path = { walletId: account.party.walletId, chargeId: charge.id }
    const { control } = world.subject
    const attempt = await control.ok('createPaymentAttempt', { path, body: { payer: { taxId } } })
    if (charge.status !== 'PENDING') {
      expect(attempt.outcome).toBe('NOT_PAYABLE')
    } else if (charge.payer !== null && charge.payer !== taxId) {
      expect([attempt.outcome, attempt.rejectedReason]).toEqual(['REJECTED', 'PAYER_MISMATCH'])
      account.model.events.push(`pixChargeRejected ${charge.id}`)
    } else {
      expect(attempt.outcome).toBe('PAID')
      account.model.pay(charge, { endToEndId: attempt.endToEndId ?? '', paidAt: nowOf(world, account) })
    }
  })

const simulatePayment = (which: number): Command =>
  command(`charge ${which} is paid by simulation`, async (world) => {
    const found = anyCharge(world, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const body = { chargeId: charge.id, receiverCnpj: account.party.cnpj }
    const answer = await world.subject.as(account.party).call('simulatePayment', { body })
    wantOutcome(answer, charge.status === 'PENDING' ? '200' : 'InvalidChargeState')
    if (charge.status !== 'PENDING') return
    const { endToEndId } = answer.body as { endToEndId: string }
    account.model.pay(charge, { endToEndId, paidAt: nowOf(world, account) })
  })

const cancelCharge = (which: number): Command =>
  command(`charge ${which} is canceled`, async (world) => {
    const found = anyCharge(world, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const path = { walletId: account.party.walletId, chargeId: charge.id }
    const answer = await world.subject.control.call('cancelCharge', { path })
    wantOutcome(answer, charge.status === 'PENDING' ? '200' : 'InvalidState')
    if (charge.status === 'PENDING') account.model.cancel(charge)
  })

/** Where the money goes, and how that ends; undefined: nobody knows until it is decided. */
const KEYS = {
  [MARIA]: 'SUCCESS',
  'rejected@pix.example': 'REJECTED',
  'canceled@pix.example': 'CANCELED',
  'failed@pix.example': 'FAILED',
  'expired@pix.example': 'EXPIRED',
  'slow@pix.example': undefined,
} as const satisfies Readonly<Record<string, WithdrawalModel['status'] | undefined>>

const withdrawByKey = (who: number, amount: number, pixKey: keyof typeof KEYS): Command =>
  command(`withdraw ${who} ${amount} to ${pixKey}`, async (world) => {
    const body = { amount, externalId: unique(), pixKey, expectedCreditor: { name: 'Maria', taxId: MARIA } }
    await withdraw(world, accountOf(world, who), 'createWithdrawalByPixKey', body, KEYS[pixKey])
  })

const withdrawByBankDetails = (who: number, amount: number): Command =>
  command(`withdraw ${who} ${amount} by bank details`, async (world) => {
    const creditor = {
      name: 'Maria',
      taxId: MARIA,
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '1',
      accountNumber: '52',
      accountType: 'CACC',
    }
    const body = { amount, externalId: unique(), creditor }
    await withdraw(world, accountOf(world, who), 'createWithdrawalByBankDetails', body, 'SUCCESS')
  })

async function withdraw(
  world: World,
  account: Account,
  operationId: 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails',
  body: { readonly amount: number; readonly externalId: string },
  target: WithdrawalModel['status'] | undefined,
): Promise<void> {
  const { model, party } = account
  const { amount, externalId } = body
  const accepted = await world.subject.as(party).ok(operationId, { body })
  const { transactionId: id } = accepted
  const isCovered = amount <= model.available
  const status = isCovered ? (target === 'CANCELED' ? 'INITIATED' : 'PROCESSING') : 'FAILED'
  expect(accepted.status).toBe(status)
  const at = nowOf(world, account) + OUTCOME_DELAY
  model.withdraw({ id, externalId, amount, status }, target && { target, at })
  world.writes.push({ account, operationId, path: {}, body, idField: 'transactionId', id })
}

const decideWithdrawal = (which: number, status: WithdrawalModel['status']): Command =>
  command(`withdrawal ${which} becomes ${status}`, async (world) => {
    const found = anyOf(world, which, ({ model }) => model.withdrawals)
    if (found === undefined) return
    const { account, item: withdrawal } = found
    const path = { walletId: account.party.walletId, externalId: withdrawal.externalId }
    const isLegal = reaches('withdrawal', withdrawal.status, status)
    const answer = await world.subject.control.call('setWithdrawalOutcome', { path, body: { status } })
    wantOutcome(answer, isLegal ? '200' : 'InvalidState')
    if (isLegal) account.model.decideWithdrawal(withdrawal, status)
  })

const refund = (which: number, amount: number): Command =>
  command(`refund ${amount} of charge ${which}`, async (world) => {
    const found = anyOf(world, which, ({ model }) => model.charges.filter(({ payment }) => payment !== null))
    if (found === undefined || found.item.payment === null) return
    const { account, item: charge } = found
    const { endToEndId, paidAt } = found.item.payment
    const { model, party } = account
    const path = { endToEndId }
    const body = { amount, externalId: unique() }
    const answer = await world.subject.as(party).call('createRefund', { path, body })
    const now = nowOf(world, account)
    const refusal =
      now > paidAt + REFUND_WINDOW
        ? 'REFUND_DEADLINE_EXCEEDED'
        : amount > charge.amount - charge.reversed
          ? 'REFUND_AMOUNT_EXCEEDED'
          : amount > model.available
            ? 'INSUFFICIENT_BALANCE'
            : undefined
    wantOutcome(answer, refusal ?? '202')
    if (refusal !== undefined) return
    const { refundEndToEndId: id, externalId } = answer.body as Record<
      'refundEndToEndId' | 'externalId',
      string
    >
    model.refund({ id, externalId, amount, charge }, now + OUTCOME_DELAY)
    world.writes.push({ account, operationId: 'createRefund', path, body, idField: 'refundEndToEndId', id })
  })

const decideRefund = (which: number, status: 'SUCCESS' | 'FAILED'): Command =>
  command(`refund ${which} becomes ${status}`, async (world) => {
    const found = anyOf<RefundModel>(world, which, ({ model }) => model.refunds)
    if (found === undefined) return
    const { account, item } = found
    const { walletId } = account.party
    const path = { walletId, endToEndId: item.charge.payment?.endToEndId ?? '', externalId: item.externalId }
    const isLegal = reaches('refund', item.status, status)
    const answer = await world.subject.control.call('setRefundOutcome', { path, body: { status } })
    wantOutcome(answer, isLegal ? '200' : 'InvalidState')
    if (isLegal) account.model.endRefund(item, status)
  })

const transfer = (from: number, amount: number): Command =>
  command(`transfer ${amount} from ${from}`, async (world) => {
    const [source, target] = [accountOf(world, from), accountOf(world, 1 - from)]
    const body = { amount, externalId: unique(), destinationWalletId: target.party.walletId }
    const operationId = 'createInternalTransfer'
    const answer = await world.subject.as(source.party).call(operationId, { body })
    const isCovered = amount <= source.model.available
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    source.model.debit(amount)
    target.model.credit(amount)
    const { transferId: id } = answer.body as { transferId: string }
    world.writes.push({ account: source, operationId, path: {}, body, idField: 'transferId', id })
  })

const fee = (who: number, amount: number): Command =>
  command(`fee of ${amount} from ${who}`, async (world) => {
    const { party, model } = accountOf(world, who)
    const path = { walletId: party.walletId }
    const isCovered = amount <= model.available
    const answer = await world.subject.control.call('createFee', {
      path,
      body: { amount, description: 'Fee' },
    })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (isCovered) model.debit(amount)
  })

type CourtOrder = 'DEBIT' | 'CREDIT' | 'BLOCK' | 'UNBLOCK'

const court = (who: number, type: CourtOrder, amount: number): Command =>
  command(`court: ${type} of ${amount} at ${who}`, async (world) => {
    const { party, model } = accountOf(world, who)
    const path = { walletId: party.walletId }
    const covers = { DEBIT: model.available, BLOCK: model.available, UNBLOCK: model.court, CREDIT: amount }
    const isCovered = amount <= covers[type]
    const body = { type, amount, description: 'Order' }
    const answer = await world.subject.control.call('createJudicialMovement', { path, body })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    const run = { DEBIT: 'debit', CREDIT: 'credit', BLOCK: 'block', UNBLOCK: 'unblock' } as const
    model[run[type]](amount)
  })

const pass = (seconds: number): Command =>
  command(`${seconds} s pass`, async ({ subject }) => {
    subject.clock.pass(seconds * 1000)
  })

const advance = (
  who: number,
  move: { readonly by: number } | { readonly until: 'nextDue' | 'idle' },
): Command =>
  command(`clock of ${who} moves ${JSON.stringify(move)}`, async (world) => {
    const account = accountOf(world, who)
    const { party, model } = account
    const path = { walletId: party.walletId }
    const from = nowOf(world, account)
    let to = from
    if ('by' in move) to = from + move.by * 1000
    else if (move.until === 'nextDue') to = model.nextDueAt ?? from
    else while (model.nextDueAt !== undefined) model.settle((to = model.nextDueAt))
    model.offset += to - from
    const moved = await world.subject.control.ok('advanceClock', { path, body: move })
    expect(Date.parse(moved.to)).toBe(to)
  })

/** R-177, G-190: the same request again changes nothing and names the same resource; another body is refused. */
const repeat = (which: number, isAltered: boolean): Command =>
  command(`repeat write ${which}${isAltered ? ', altered' : ''}`, async (world) => {
    const write: Write | undefined = world.writes[which % world.writes.length]
    if (write === undefined) return
    const { account, operationId, path, idField, id } = write
    const body = isAltered ? { ...write.body, description: 'Altered' } : write.body
    const answer = await world.subject.as(account.party).call(operationId, { path, body })
    if (isAltered) {
      wantOutcome(answer, 'IDEMPOTENCY_ERROR')
    } else {
      expect(answer.status).toBeLessThan(300)
      expect((answer.body as Readonly<Record<string, string>>)[idField]).toBe(id)
    }
  })

const restart: Command = command('restart', ({ subject }) => subject.restart())

const STATUSES = ['CONFIRMED', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELED', 'FAILED', 'EXPIRED'] as const
const PERSONS = fc.constantFrom(MARIA, JOAO)
const EXPIRIES = fc.constantFrom(1, 60, 3600, 259_200)
const MOVES = fc.oneof(
  fc.constantFrom(0, 1, 2, 3600, 86_400, 1_000_000).map((by) => ({ by })),
  fc.constantFrom({ until: 'nextDue' } as const, { until: 'idle' } as const),
)

/** What may happen, each as often as it stands here. */
export function commandsOf({ restarts }: { readonly restarts: boolean }): fc.Arbitrary<Command>[] {
  return [
    fc.tuple(WHO, AMOUNT, EXPIRIES, fc.constantFrom(MARIA, null)).map((it) => createCharge(...it)),
    fc.tuple(WHO, AMOUNT, EXPIRIES, fc.constantFrom(MARIA, null)).map((it) => createCharge(...it)),
    fc.tuple(WHICH, PERSONS).map((it) => attemptPayment(...it)),
    fc.tuple(WHICH, fc.constant(MARIA)).map((it) => attemptPayment(...it)),
    WHICH.map(simulatePayment),
    WHICH.map(cancelCharge),
    fc
      .tuple(WHO, AMOUNT, fc.constantFrom(...(Object.keys(KEYS) as (keyof typeof KEYS)[])))
      .map((it) => withdrawByKey(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => withdrawByBankDetails(...it)),
    fc.tuple(WHICH, fc.constantFrom(...STATUSES)).map((it) => decideWithdrawal(...it)),
    fc.tuple(WHICH, AMOUNT).map((it) => refund(...it)),
    fc.tuple(WHICH, AMOUNT).map((it) => refund(...it)),
    fc.tuple(WHICH, fc.constantFrom('SUCCESS' as const, 'FAILED' as const)).map((it) => decideRefund(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => transfer(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => fee(...it)),
    fc
      .tuple(WHO, fc.constantFrom('DEBIT' as const, 'CREDIT', 'BLOCK', 'UNBLOCK'), AMOUNT)
      .map((it) => court(...it)),
    fc.constantFrom(1, 2, 3600, 86_400).map(pass),
    fc.tuple(WHO, MOVES).map((it) => advance(...it)),
    fc.tuple(WHICH, fc.boolean()).map((it) => repeat(...it)),
    ...(restarts ? [fc.constant(restart)] : []),
  ]
}
