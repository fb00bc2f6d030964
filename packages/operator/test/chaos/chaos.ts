import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createPixClient, type PixClient, systemClock } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import { freePort } from '@pix-payments/testing/free-port'
import { startHostileProxy } from '../../../contract-tests/test/operator/hostile-proxy.ts'
import { type Random, seededRandom } from '../../../contract-tests/test/operator/random.ts'
import { addDays, brasiliaDay } from '../../src/dates.ts'
import { MARIA } from '../support/maria.ts'
import { openHanging, openLimited } from './slow-servers.ts'

export interface Order {
  readonly walletId: string
  readonly externalId: string
  readonly playerId: string
  readonly amount: number
  readonly pixKey: string
  /** The externalId of the deposit to refund. */
  readonly deposit?: string
}

interface ProcessWallet {
  readonly walletId: string
  readonly baseUrl: string
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  readonly secret: string
  readonly isHanging: boolean
}

export interface ProcessOptions {
  readonly file: string
  readonly port: number
  readonly wallets: readonly ProcessWallet[]
  readonly aheadMs: number
}

interface Wallet extends ProcessWallet {
  readonly pix: PixClient
  readonly pixKey: string
  readonly cnpj: string
  /** Whether its calls meet nothing but the kills. */
  readonly isCalm: boolean
}

/** What is wrong at the end. All lists are empty when all is well. */
export interface Verdict {
  readonly creditedTwice: readonly string[]
  readonly notCredited: readonly string[]
  readonly paidTwice: readonly string[]
  readonly givenBackAlthoughPaid: readonly string[]
  readonly settledAlthoughNotPaid: readonly string[]
  readonly withoutEnd: readonly string[]
  /** Centavos: the change of the balances of the wallets minus those of the players. */
  readonly difference: number
}

export interface Chaos {
  readonly verdict: Verdict
  readonly kills: number
  readonly counts: Readonly<
    Record<'deposits' | 'payments' | 'withdrawals' | 'refunds' | 'hung' | 'limited', number>
  >
  /**
   * Milliseconds to each credit, the shortest first, without those that a kill held up: from the arrival of the event, and
   * from the payment. The second depends on how busy the sandbox is.
   */
  readonly sinceEvent: readonly number[]
  readonly sincePayment: readonly number[]
}

const WALLETS = 10
const HANGING = 0
const LIMITED = 1
/** The wallets whose network is hostile. */
const HOSTILE: ReadonlySet<number> = new Set([2, 3, 4])
const OPENING_BALANCE = 1_000_000
const WIDTH = 8
const OPERATIONS_EACH_KILL = 700
const DESTINATIONS = {
  [MARIA]: 70,
  'rejected@pix.example': 6,
  'canceled@pix.example': 6,
  'failed@pix.example': 6,
  'expired@pix.example': 6,
  'nobody@pix.example': 6,
} as const
/** Seconds that pass after the last operation: retries, reads that were put off, expiries. */
const AFTERMATH = [1, 5, 61, 130, 300, 900, 1_800, 3_600, 3_600, 21_600, 43_200, 86_400] as const

/** Plays operations against a back end that is killed, on ten wallets, then compares all books. */
export async function playChaos(operations: number, seed: number): Promise<Chaos> {
  await using stack = new AsyncDisposableStack()
  const random = seededRandom(seed)
  const service = stack.adopt(await createService(), (it) => it.close())
  // A day of thousands of timers takes a while on a busy machine.
  const sandbox = createSandboxClient({ baseUrl: service.url, timeoutMs: 600_000, deadlineMs: 600_000 })
  const hostile = { target: service.url, random, lateMilliseconds: 2_500 }
  const proxy = stack.adopt(await startHostileProxy(hostile), (it) => it.close())
  // After the back end is killed.
  stack.defer(() => proxy.idle())
  const hanging = stack.use(await openHanging(service.url))
  const limited = stack.use(await openLimited(service.url))
  const folder = mkdtempSync(join(tmpdir(), 'pix-chaos-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const wallets: Wallet[] = []
  for (let number = 0; number < WALLETS; number += 1) {
    const special: Readonly<Record<number, string>> = { [HANGING]: hanging.url, [LIMITED]: limited.url }
    const isHostile = HOSTILE.has(number)
    const baseUrl = special[number] ?? (isHostile ? proxy.url : service.url)
    const isCalm = number !== LIMITED && !isHostile
    wallets.push({
      ...(await openWallet(sandbox, service.url, url)),
      baseUrl,
      isHanging: number === HANGING,
      isCalm,
    })
  }
  const backEnd = stack.use(
    openBackEnd({ file: join(folder, 'books.sqlite'), port, wallets, aheadMs: 0 }, url),
  )
  await backEnd.start()

  const paidAt = new Map<string, Payment>()
  const traffic = {
    random,
    wallets,
    backEnd,
    paidAt,
    count: { deposits: 0, payments: 0, withdrawals: 0, refunds: 0 },
  }
  let sent = 0
  const lane = async (): Promise<void> => {
    while (sent < operations) {
      sent += 1
      const number = sent
      // One lane waits for the kill. The others meet a back end that is away.
      if (number % OPERATIONS_EACH_KILL === 0) await backEnd.kill()
      await operate(traffic, number)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, lane))

  hanging.heal()
  limited.heal()
  await proxy.idle()
  for (const seconds of AFTERMATH) {
    for (const { walletId } of wallets) await sandbox.clock.advanceClock({ walletId, by: seconds })
    await backEnd.call('/pass', { amount: seconds })
    await proxy.idle()
  }
  const verdict = await judge(wallets, backEnd)
  const log = await backEnd.read('/log')
  const credits = log.filter(({ kind }) => kind === 'paid')
  const arrived = new Map(
    (await backEnd.read('/arrivals')).map(({ external_id, received_at }) => [
      external_id,
      Number(received_at),
    ]),
  )
  const delays = credits.flatMap(({ id, at }) => {
    const paid = paidAt.get(String(id))
    if (paid === undefined || !paid.wallet.isCalm) return []
    const since = Math.max(paid.at, arrived.get(paid.externalId) ?? 0)
    const isHeldUp = backEnd.away.some(({ from, to }) => from <= Number(at) && to >= since)
    return isHeldUp ? [] : [{ sinceEvent: Number(at) - since, sincePayment: Number(at) - paid.at }]
  })
  const sorted = (name: 'sinceEvent' | 'sincePayment'): readonly number[] =>
    delays.map((it) => it[name]).toSorted((a, b) => a - b)
  return {
    verdict,
    kills: backEnd.away.length,
    counts: { ...traffic.count, hung: hanging.count(), limited: limited.count() },
    sinceEvent: sorted('sinceEvent'),
    sincePayment: sorted('sincePayment'),
  }
}

async function openWallet(
  sandbox: SandboxClient,
  serviceUrl: string,
  url: string,
): Promise<Omit<Wallet, 'baseUrl' | 'isHanging' | 'isCalm'>> {
  const created = await sandbox.wallets.createWallet({ name: 'chaos', openingBalance: OPENING_BALANCE })
  const { walletId, pixKeys, credentials, cnpj } = created
  const pix = createPixClient({ baseUrl: serviceUrl, ...credentials })
  const { signingSecret } = await pix.webhooks.configureWebhook({
    url: `${url}/webhook`,
    authentication: { type: 'NONE' },
  })
  return { walletId, credentials, cnpj, pix, pixKey: pixKeys[0] ?? '', secret: signingSecret ?? '' }
}

interface BackEnd extends AsyncDisposable {
  start(): Promise<void>
  /** Kills the process with SIGKILL, and starts it again. */
  kill(): Promise<void>
  /** Calls it until it answers, as a player who tries again. */
  call(path: string, order: Partial<Order>): Promise<Readonly<Record<string, unknown>>>
  read(path: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** When it was away. */
  readonly away: readonly { readonly from: number; to: number }[]
}

function openBackEnd(options: ProcessOptions, url: string): BackEnd {
  const away: { from: number; to: number }[] = []
  let child: ChildProcess | undefined
  const end = async (): Promise<void> => {
    const killed = child
    child = undefined
    if (killed === undefined || killed.exitCode !== null) return
    const exited = once(killed, 'exit')
    killed.kill('SIGKILL')
    await exited
  }
  const start = async (): Promise<void> => {
    child = spawn(
      process.execPath,
      ['--conditions=pix-source', join(import.meta.dirname, 'operator-process.ts')],
      {
        env: { ...process.env, PIX_CHAOS: JSON.stringify(options) },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await call('/log', {})
  }
  const call: BackEnd['call'] = async (path, order) => {
    for (;;) {
      const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(order) }).catch(
        () => undefined,
      )
      const body = await response?.text().catch(() => undefined)
      // 502: the API refused, or did not answer. The player leaves.
      if (response !== undefined && body !== undefined)
        return response.ok ? (JSON.parse(body) as Readonly<Record<string, unknown>>) : { refused: body }
      if (child?.exitCode != null) throw new Error('The back end ended while it started.')
      await wait(50)
    }
  }
  return {
    start,
    async kill() {
      const period = { from: systemClock.now(), to: Infinity }
      away.push(period)
      await end()
      await start()
      period.to = systemClock.now()
    },
    call,
    read: async (path) => (await call(path, {})) as unknown as readonly Readonly<Record<string, unknown>>[],
    away,
    [Symbol.asyncDispose]: end,
  }
}

interface Payment {
  readonly at: number
  readonly wallet: Wallet
  readonly externalId: string
}

interface Traffic {
  readonly random: Random
  readonly wallets: readonly Wallet[]
  readonly backEnd: BackEnd
  readonly paidAt: Map<string, Payment>
  readonly count: Record<'deposits' | 'payments' | 'withdrawals' | 'refunds', number>
}

async function operate({ random, wallets, backEnd, paidAt, count }: Traffic, number: number): Promise<void> {
  const wallet = wallets[random.below(wallets.length)] as Wallet
  const { walletId, pixKey, pix, cnpj } = wallet
  const order = { walletId, playerId: `player-${number % 50}`, amount: 1 + random.below(9_000), pixKey }
  const kind = random.weighted({ deposit: 55, withdrawal: 33, refund: 12 })
  if (kind === 'withdrawal') {
    count.withdrawals += 1
    const to = random.weighted(DESTINATIONS)
    await backEnd.call('/withdrawal', { ...order, externalId: `w-${number}`, pixKey: to })
    return
  }
  const externalId = `d-${number}`
  const { chargeId } = await backEnd.call('/deposit', { ...order, externalId })
  // The player saw an error, and leaves.
  if (typeof chargeId !== 'string') return
  count.deposits += 1
  await pix.deposits.simulatePayment({ chargeId, receiverCnpj: cnpj })
  count.payments += 1
  paidAt.set(chargeId, { at: systemClock.now(), wallet, externalId })
  if (kind === 'deposit') return
  // Most are credited by then.
  await wait(300)
  const { refused } = await backEnd.call('/refund', {
    ...order,
    externalId: `r-${number}`,
    deposit: externalId,
    amount: 1,
  })
  if (refused === undefined) count.refunds += 1
}

/** Compares the log of the players with the statements of the wallets. */
async function judge(wallets: readonly Wallet[], backEnd: BackEnd): Promise<Verdict> {
  // The clocks of the wallets are ahead, by what passed at the end.
  const ahead = AFTERMATH.reduce<number>((sum, seconds) => sum + seconds, 0) * 1000
  const days = {
    initDate: addDays(brasiliaDay(systemClock.now()), -1),
    endDate: brasiliaDay(systemClock.now() + ahead),
    pageSize: 100,
  }
  const paid = new Set<string>()
  const left = new Map<string, number>()
  let change = 0
  for (const { pix } of wallets) {
    for await (const { type, externalId, productTransactionId } of pix.statements.listStatement.items(days)) {
      if (type === 'CREDIT') paid.add(productTransactionId ?? '')
      else left.set(externalId ?? '', (left.get(externalId ?? '') ?? 0) + 1)
    }
    change += (await pix.balances.getBalance()).availableBalance - OPENING_BALANCE
  }
  const log = await backEnd.read('/log')
  const idsOf = (kind: string): readonly string[] =>
    log.filter((it) => it['kind'] === kind).map(({ id }) => String(id))
  const repeated = (ids: readonly string[]): readonly string[] =>
    ids.filter((id, index) => ids.indexOf(id) !== index)
  const [credited, givenBack, settled] = [idsOf('paid'), idsOf('givenBack'), idsOf('settled')]
  const isCredited = new Set(credited)
  const hasEnd = new Set([...givenBack, ...settled])
  return {
    creditedTwice: repeated([...credited, ...givenBack]),
    notCredited: [...paid].filter((id) => !isCredited.has(id)),
    paidTwice: [...left].filter(([, times]) => times > 1).map(([id]) => id),
    givenBackAlthoughPaid: givenBack.filter((id) => left.has(id)),
    settledAlthoughNotPaid: settled.filter((id) => !left.has(id)),
    withoutEnd: idsOf('debit').filter((id) => !hasEnd.has(id)),
    difference: change - log.reduce((sum, { amount }) => sum + Number(amount), 0),
  }
}
