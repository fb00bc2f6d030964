import { createPixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { brasiliaDate } from '@pix-payments/pix'
import { createService } from '@pix-payments/service'
import { type HostileProxy, startHostileProxy } from './hostile-proxy.ts'
import { startHostileReceiver } from './hostile-receiver.ts'
import { createOperator, type OperatorRun } from './operator-run.ts'
import { seededRandom } from './random.ts'
import { judge, type Verdict } from './truth.ts'

/** Little money, so that withdrawals and refunds are also refused because the balance is insufficient. */
const OPENING_BALANCE = 100_000
const CONCURRENT = 16
const BATCH = 400
/** Longer than the client waits for an answer, shorter than an operator waits before it sends a payout again. */
const LATE_MILLISECONDS = 900
const HOUR_SECONDS = 3600

export interface Played {
  readonly verdict: Verdict
  readonly operator: OperatorRun
  /** The number of requests with each fault. */
  readonly faults: HostileProxy['counts']
  /** Whether the books of the service balance. */
  readonly ledgerOk: boolean
}

/**
 * Plays an operator against the sandbox through a hostile network: `operations` deposits, withdrawals and refunds. Then
 * lets time pass until every payout has ended and every webhook has arrived, and compares the books.
 */
export async function play(
  operations: number,
  seed: number,
  { isCareless = false }: { readonly isCareless?: boolean } = {},
): Promise<Played> {
  await using stack = new AsyncDisposableStack()
  const random = seededRandom(seed)
  const service = stack.adopt(await createService(), (it) => it.close())
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const { walletId, pixKeys, credentials } = await sandbox.wallets.createWallet({
    name: 'hostile network',
    openingBalance: OPENING_BALANCE,
  })
  const wallet = { walletId, pixKey: pixKeys[0] ?? '', credentials }
  const direct = createPixClient({ baseUrl: service.url, ...credentials })
  const hostile = { target: service.url, random, lateMilliseconds: LATE_MILLISECONDS }
  const proxy = stack.adopt(await startHostileProxy(hostile), (it) => it.close())
  const operator = createOperator(wallet, { baseUrl: proxy.url, sandbox, random, isCareless })
  const receiver = stack.adopt(await startHostileReceiver(random, operator.credit), (it) => it.close())
  const { signingSecret } = await direct.webhooks.configureWebhook({
    url: receiver.url,
    authentication: { type: 'NONE' },
  })
  receiver.secret = signingSecret ?? ''

  for (let sent = 0; sent < operations; sent += BATCH) {
    await times(Math.min(BATCH, operations - sent), () => operator.operate())
    await sendOpenAgain()
  }
  for (let hours = 0; hours < 30 || (operator.books.open.length > 0 && hours < 96); hours += 6) {
    await sandbox.clock.advanceClock({ walletId, by: 6 * HOUR_SECONDS })
    await addMoney(`float-${hours}`)
    await sendOpenAgain()
  }
  // The last webhooks.
  await sandbox.clock.advanceClock({ walletId, by: 48 * HOUR_SECONDS })

  const { now } = await sandbox.clock.getClock({ walletId })
  const dayAgo = (days: number): string => brasiliaDate(Date.parse(now) - days * 24 * HOUR_SECONDS * 1000)
  const verdict = await judge({
    pix: direct,
    books: operator.books,
    openingBalance: OPENING_BALANCE,
    days: { initDate: dayAgo(8), endDate: dayAgo(0) },
  })
  return { verdict, operator, faults: proxy.counts, ledgerOk: (await sandbox.state.checkLedger()).ok }

  /** Waits until nothing is underway, as an operator waits a minute, then sends every open payout again. */
  async function sendOpenAgain(): Promise<void> {
    await proxy.idle()
    await operator.resume()
    await proxy.idle()
  }

  /** A deposit of the first player, so that refunds that lack money can be paid. */
  async function addMoney(externalId: string): Promise<void> {
    const { pixKey } = wallet
    const amount = 5_000_000
    const { chargeId } = await direct.deposits.createImmediateCharge({
      amount,
      expiresIn: 60,
      externalId,
      pixKey,
    })
    operator.books.charges.set(chargeId, { player: 0, amount })
    await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
  }
}

/** Runs a task `count` times, at most {@link CONCURRENT} at once. */
async function times(count: number, task: () => Promise<void>): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (left-- > 0) await task()
    }),
  )
}
