import { REPLAY_HEADER } from '../replays.ts'
import { SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import type { Call, SandboxWallet, SuccessBody } from '../sandbox/sandbox-wallet.ts'
import type { Play, Scenario } from './scenario.ts'

const ORIGINAL = 1000

/** Opens a wallet with one paid deposit of 1000 centavos. */
async function open(play: Play): Promise<{ readonly wallet: SandboxWallet; readonly endToEndId: string }> {
  const wallet = await play.sandbox.openWallet({ directory: true })
  const { endToEndId } = await wallet.deposit('minimal', { amount: ORIGINAL })
  return { wallet, endToEndId }
}

const refund = (
  wallet: SandboxWallet,
  endToEndId: string,
  externalId: string,
  amount: number,
): Promise<SuccessBody<'createRefund'>> =>
  wallet.call('createRefund', { path: { endToEndId }, body: { externalId, amount } })

async function inParts(play: Play): Promise<void> {
  const { wallet, endToEndId } = await open(play)
  const call = (externalId: string, amount: number): Call => ({
    path: { endToEndId },
    body: { externalId, amount },
  })
  const exceeded = { status: 422, code: 'REFUND_AMOUNT_EXCEEDED' }
  await play.refused(wallet, 'createRefund', call('too-much', ORIGINAL + 1), exceeded)
  const first = await refund(wallet, endToEndId, 'part-1', 300)
  play.same('status', first.status, 'PROCESSING')
  const second = await refund(wallet, endToEndId, 'part-2', 200)
  play.same('after 300 and 200', amountsOf(second), [ORIGINAL, 500, 500])
  await play.refused(wallet, 'createRefund', call('part-3', 501), exceeded)
  play.same('the rest', amountsOf(await refund(wallet, endToEndId, 'part-3', 500)), [ORIGINAL, 1000, 0])
  await play.refused(wallet, 'createRefund', call('part-4', 1), exceeded)
  await wallet.pass(SETTLEMENT_SECONDS)
  const path = { endToEndId, externalId: 'part-1' }
  play.same('status of the first', (await wallet.call('getRefund', { path })).status, 'SUCCESS')
  await play.balance(wallet, 'in the end', { available: 0, blocked: 0, total: 0 })
}

const amountsOf = ({
  originalAmount,
  totalReversedAmount,
  leftAmount,
}: SuccessBody<'createRefund'>): readonly number[] => [originalAmount, totalReversedAmount, leftAmount]

async function failed(play: Play): Promise<void> {
  const { wallet, endToEndId } = await open(play)
  const { walletId, control } = wallet
  const { externalId, refundEndToEndId } = await refund(wallet, endToEndId, 'refund-1', 700)
  await play.balance(wallet, 'while it is under way', { available: 300, blocked: 700 })
  await control.refunds.setRefundOutcome({ walletId, endToEndId, externalId, status: 'FAILED' })
  const path = { endToEndId, externalId }
  const body = await wallet.call('getRefund', { path })
  play.same('status', body.status, 'FAILED')
  play.same('amounts', amountsOf(body), [ORIGINAL, 0, ORIGINAL])
  play.same('it has an errorCode', body.errorCode !== null, true)
  play.same('events', await play.events(wallet, refundEndToEndId), ['pixRefundFailed'])
  await play.balance(wallet, 'when it has failed', { available: ORIGINAL, blocked: 0 })
  const whole = await refund(wallet, endToEndId, 'refund-2', ORIGINAL)
  play.same('the whole can be refunded then', amountsOf(whole), [ORIGINAL, ORIGINAL, 0])
}

async function names(play: Play): Promise<void> {
  const { wallet, endToEndId } = await open(play)
  const given = ['a', 'A', 'order/7 b ', 'ç%2F']
  const made: string[] = []
  for (const externalId of given) {
    made.push((await refund(wallet, endToEndId, externalId, 10)).refundEndToEndId)
  }
  play.same('refunds', new Set(made).size, given.length)
  for (const [index, externalId] of given.entries()) {
    const found = await wallet.call('getRefund', { path: { endToEndId, externalId } })
    play.same(`refund ${externalId}`, [found.externalId, found.refundEndToEndId], [externalId, made[index]])
  }
  const path = { endToEndId, externalId: 'order/7 b' }
  await play.refused(wallet, 'getRefund', { path }, { status: 404, code: 'NotFound' })
}

async function repeated(play: Play): Promise<void> {
  const { wallet, endToEndId } = await open(play)
  const first = await refund(wallet, endToEndId, 'refund-1', 300)
  const call = { path: { endToEndId }, body: { externalId: 'refund-1', amount: 300 } }
  const { status, headers } = await wallet.send('createRefund', call)
  play.same('the repeat is a replay', [status, headers[REPLAY_HEADER]], [202, 'true'])
  const again = await refund(wallet, endToEndId, 'refund-1', 300)
  play.same('the repeat', again, first)
  const other = { path: { endToEndId }, body: { externalId: 'refund-1', amount: 301 } }
  await play.refused(wallet, 'createRefund', other, { status: 409, code: 'IDEMPOTENCY_ERROR' })
  await play.balance(wallet, 'in the end', { available: ORIGINAL - 300, blocked: 300 })
}

export const refundScenarios: readonly Scenario[] = [
  {
    name: 'a deposit is refunded in parts up to its amount, and not a centavo more',
    rules: ['R-077', 'R-086', 'R-088', 'R-089', 'R-090'],
    gaps: ['G-040', 'G-042'],
    run: inParts,
  },
  {
    name: 'a refund that fails returns the money to the wallet, and the amount can be refunded again',
    gaps: ['G-040', 'G-204'],
    run: failed,
  },
  {
    name: 'externalIds of refunds are kept and compared exactly: case, spaces, slashes, percent signs',
    rules: ['R-083', 'R-084', 'R-091', 'R-092', 'R-093'],
    run: names,
  },
  {
    name: 'a repeated refund returns the first response; another amount is a conflict',
    gaps: ['G-043', 'G-420'],
    run: repeated,
  },
]
