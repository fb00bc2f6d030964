import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPixClient, type PixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import {
  createOperatorKit,
  type Finding,
  type Handlers,
  type Hooks,
  type OperatorKit,
  type Storage,
  type Transaction,
} from '../../src/index.ts'
import { operations } from '../../src/operations/index.ts'
import { subscriptions } from '../../src/subscriptions/index.ts'
import { nodeListener } from '../../src/webhooks/node-listener.ts'
import { migrate } from '../../src/storage/index.ts'
import type { Engine } from './engines.ts'
import { MARIA } from './maria.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'

export const OPENING_BALANCE = 1_000_000

/** One service for all tests of a process. Each test has its own wallet. */
const service = createService()

export interface TestOperator extends AsyncDisposable {
  readonly kit: OperatorKit<unknown>
  readonly clock: ManualClock
  /** The client of the wallet, without faults. */
  readonly pix: PixClient
  readonly sandbox: SandboxClient
  readonly walletId: string
  readonly pixKey: string
  readonly cnpj: string
  readonly storage: Storage
  readonly errors: unknown[]
  readonly reported: Finding[]
  readonly baseUrl: string
  /** The log of the handlers, such as `paid deposit-1`. */
  log(): Promise<readonly string[]>
  balance(playerId: string): Promise<number>
  /** The balances of all players, and the amounts of payouts that are open. */
  books(): Promise<{ readonly players: number; readonly inFlight: number }>
  deposit(externalId: string, amount?: number): Promise<{ chargeId: string; brCode: string }>
  pay(chargeId: string): Promise<void>
  withdraw(externalId: string, amount: number, pixKey?: string): Promise<void>
  /** Lets time pass for the kit and for the wallet, and does the work that is due. */
  pass(seconds: number): Promise<void>
  /** Does all work that is due. */
  work(): Promise<void>
}

interface Options {
  /** Replaces the client that the kit uses. */
  readonly fetch?: typeof fetch
  /** Replaces the storage that the kit uses. */
  readonly wrap?: (storage: Storage) => Storage
  /** Default: true. */
  readonly webhook?: boolean
  readonly hooks?: Hooks
  /** Default: false. */
  readonly hasOperations?: boolean
  /** Default: true. */
  readonly isPlayerSent?: boolean
  /** Of the client. */
  readonly maxRetries?: number
  /** Whether the client checks the responses. Default: true. */
  readonly isChecked?: boolean
  /** Replace those of the log. */
  readonly handlers?: Partial<Handlers<unknown>>
}

export async function startOperator(engine: Engine, options: Options = {}): Promise<TestOperator> {
  const { url: baseUrl } = await service
  const stack = new AsyncDisposableStack()
  const database = stack.adopt(await engine.open(), (it) => it.close())
  const sandbox = createSandboxClient({ baseUrl })
  const { walletId, pixKeys, credentials, cnpj } = await sandbox.wallets.createWallet({
    name: 'operator kit',
    openingBalance: OPENING_BALANCE,
  })
  const pix = createPixClient({ baseUrl, ...credentials })
  const clock = manualClock()
  const errors: unknown[] = []
  const reported: Finding[] = []
  const secrets: string[] = []
  const plain = database.storage
  const kit = createOperatorKit({
    storage: options.wrap?.(plain) ?? plain,
    wallets: [
      {
        walletId,
        pix: createPixClient({
          baseUrl,
          ...credentials,
          ...(options.isChecked !== false && { checks }),
          timeoutMs: 2_000,
          deadlineMs: 5_000,
          retryBaseMs: 1,
          ...(options.maxRetries !== undefined && { maxRetries: options.maxRetries }),
          ...(options.fetch && { fetch: options.fetch }),
        }),
        secrets: () => secrets,
      },
    ],
    clock,
    subscriptions,
    ...(options.hasOperations === true && { operations }),
    ...(options.isPlayerSent === false && { playerInMetadata: false }),
    hooks: {
      onError: (error) => void errors.push(error),
      onFinding: (finding) => void reported.push(finding),
      ...options.hooks,
    },
    handlers: {
      onPaid: (t, { playerId, amount, externalId }) => move(t, playerId, amount, `paid ${externalId}`),
      onExpired: (t, { playerId, externalId }) => move(t, playerId, 0, `expired ${externalId}`),
      onTakenBack: (t, { playerId, externalId }, { amount }) =>
        move(t, playerId, -amount, `takenBack ${externalId}`),
      onWithdrawalSettled: (t, { playerId, externalId }) => move(t, playerId, 0, `settled ${externalId}`),
      onWithdrawalGivenBack: (t, { playerId, amount, externalId, reason }) =>
        move(t, playerId, amount, `givenBack ${externalId} ${reason}`),
      onWithdrawalReturned: (t, { playerId, externalId }, { amount }) =>
        move(t, playerId, amount, `returned ${externalId}`),
      onRefundSettled: (t, { playerId, externalId }) => move(t, playerId, 0, `refunded ${externalId}`),
      onRefundGivenBack: (t, { playerId, amount, externalId, reason }) =>
        move(t, playerId, amount, `refundGivenBack ${externalId} ${reason}`),
      onTransferSettled: (t, { playerId, externalId }) => move(t, playerId, 0, `transferred ${externalId}`),
      onTransferGivenBack: (t, { playerId, amount, externalId, reason }) =>
        move(t, playerId, amount, `transferGivenBack ${externalId} ${reason}`),
      onSubscriptionAuthorized: (t, { playerId, externalId }) =>
        move(t, playerId, 0, `authorized ${externalId}`),
      onSubscriptionEnded: (t, { playerId, externalId, status, reason }) =>
        move(t, playerId, 0, `ended ${externalId} ${status} ${reason ?? ''}`.trimEnd()),
      amountOfCycle: async (t, { number }, { playerId, externalId }) => {
        await move(t, playerId, 0, `amountOf ${externalId} ${number}`)
        return number * 1_000
      },
      onCyclePaid: (t, { number, amount }, { playerId, externalId }) =>
        move(t, playerId, amount, `cyclePaid ${externalId} ${number}`),
      onCycleFailed: (t, { number, reason }, { playerId, externalId }) =>
        move(t, playerId, 0, `cycleFailed ${externalId} ${number} ${reason}`),
      ...options.handlers,
    },
  })
  await createTables(plain)
  await migrate(plain)
  const server = stack.adopt(await listen(kit), close)
  if (options.webhook !== false) {
    const { port } = server.address() as AddressInfo
    const { signingSecret } = await pix.webhooks.configureWebhook({
      url: `http://127.0.0.1:${port}/`,
      authentication: { type: 'NONE' },
    })
    secrets.push(signingSecret ?? '')
  }
  const read = (text: string): Promise<readonly Record<string, unknown>[]> =>
    plain.transaction((t) => t.execute(text, []))
  const operator: TestOperator = {
    kit,
    clock,
    pix,
    sandbox,
    walletId,
    pixKey: pixKeys[0] ?? '',
    cnpj,
    storage: plain,
    errors,
    reported,
    baseUrl,
    log: async () => (await read('select text from log order by number')).map(({ text }) => text as string),
    async balance(playerId) {
      const [row] = await read(
        `select coalesce(sum(amount), 0) as sum from log where player_id = '${playerId}'`,
      )
      return Number(row?.['sum'])
    },
    async books() {
      const [players] = await read('select coalesce(sum(amount), 0) as sum from log')
      const [open] = await read(
        'select coalesce(sum(amount), 0) as sum from pix_payout where ended_at is null',
      )
      return { players: Number(players?.['sum']), inFlight: Number(open?.['sum']) }
    },
    async deposit(externalId, amount = 5_000) {
      const opened = await kit.deposits.open({
        externalId,
        playerId: 'maria',
        amount,
        expiresIn: 900,
        pixKey: operator.pixKey,
        expectedPayer: { taxId: MARIA },
      })
      return { chargeId: opened.chargeId ?? '', brCode: opened.brCode ?? '' }
    },
    async pay(chargeId) {
      await pix.deposits.simulatePayment({ chargeId, receiverCnpj: cnpj })
    },
    async withdraw(externalId, amount, pixKey = MARIA) {
      await plain.transaction(async (t) => {
        await move(t, 'maria', -amount, `debit ${externalId}`)
        await kit.withdrawals.request(t, {
          playerId: 'maria',
          externalId,
          amount,
          pixKey,
          expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
        })
      })
    },
    async pass(seconds) {
      await sandbox.clock.advanceClock({ walletId, by: seconds })
      clock.advance(seconds * 1000)
      await operator.work()
    },
    async work() {
      for (let rounds = 0; rounds < 50; rounds += 1) {
        const { done, failed } = await kit.runDue()
        if (done + failed === 0) return
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
  return operator
}

async function createTables(storage: Storage): Promise<void> {
  const number =
    storage.dialect === 'sqlite'
      ? 'number integer primary key'
      : 'number bigint primary key generated always as identity'
  await storage.transaction(async (t) => {
    await t.execute(`create table log (${number}, player_id text, amount bigint, text text)`, [])
  })
}

/** One line of the operator's own ledger. */
async function move(t: Transaction, playerId: string, amount: number, text: string): Promise<void> {
  await t.execute('insert into log (player_id, amount, text) values ($1, $2, $3)', [playerId, amount, text])
}

async function listen(kit: OperatorKit<unknown>): Promise<Server> {
  const server = createServer((request, response) => void nodeListener(kit.handleWebhook)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
