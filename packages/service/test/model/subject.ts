import { randomBytes, randomInt, randomUUID, scryptSync } from 'node:crypto'
import { generateCnpj } from '@pix-payments/pix'
import { openWallet } from '../../src/application/administration/open-wallet.ts'
import { type RunningService, createService } from '../../src/create-service.ts'
import { runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../../src/identity/id-source.ts'
import { storeOfWallet } from '../../src/storage/partition.ts'
import type { Store } from '../../src/storage/store.ts'
import type { TestDatabase } from '../storage/engines.ts'
import { Control } from '../support/control.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { type RailApart, openRailApart } from '../support/rail-apart.ts'
import { START } from '../support/service.ts'

/** A wallet and its client. */
export interface Party {
  readonly walletId: string
  readonly clientId: string
  readonly pixKey: string
  readonly cnpj: string
}

const SECRET = 'secret'
/**
 * The hash of the client secret. It is fast to verify, because each sequence of commands creates its own wallets and
 * requests their tokens.
 */
const HASH = [
  'scrypt',
  2,
  1,
  1,
  'c2FsdA',
  scryptSync(SECRET, 'salt', 32, { cost: 2, blockSize: 1, parallelization: 1 }).toString('base64url'),
].join('$')

/** A service in this process that can be stopped and restarted on the same data. */
export class Subject {
  readonly clock: ManualClock = manualClock()
  readonly #database: TestDatabase
  readonly #callers = new Map<string, Operator>()
  #store: Store | undefined
  #service: RunningService | undefined
  #apart: RailApart | undefined

  constructor(database: TestDatabase) {
    this.#database = database
    this.clock.pass(START)
  }

  get store(): Store {
    return started(this.#store)
  }

  get control(): Control {
    return new Control(started(this.#service).url)
  }

  async start(): Promise<void> {
    this.#callers.clear()
    this.#store = await this.#database.open()
    this.#apart ??= await openRailApart(this.clock)
    this.#service = await createService({ rail: this.#apart.rail, store: this.#store, clock: this.clock })
    await this.#apart.serve(this.#service.url)
  }

  async restart(): Promise<void> {
    await started(this.#service).close()
    await this.start()
  }

  async end(): Promise<void> {
    await started(this.#service).close()
    await this.#apart?.close()
    await this.#database.remove()
  }

  /** Creates an operator with one wallet for each opening balance, in cents. */
  async newOperator(openingBalances: readonly number[]): Promise<readonly Party[]> {
    const operator = { id: randomUUID(), name: 'Operator', cnpj: generateCnpj(randomBytes) }
    const parties: Party[] = []
    for (const openingBalance of openingBalances) {
      const [walletId, clientId, pixKey] = [randomUUID(), randomUUID(), randomUUID()]
      const wallet = {
        id: walletId,
        operator,
        name: 'Wallet',
        accountNumber: String(randomInt(10 ** 9)),
        clock: runningClock(),
        openingBalance,
        pixKeys: [pixKey],
        credential: { clientId, secret: HASH },
      }
      const parts = { realNow: this.clock.now(), ids: createIdSource(undefined), checkEvent: () => undefined }
      await storeOfWallet(this.store, walletId).write((transaction) => openWallet(transaction, wallet, parts))
      parties.push({ walletId, clientId, pixKey, cnpj: operator.cnpj })
    }
    return parties
  }

  /** Returns a client of the API for a wallet. */
  as({ walletId, clientId }: Party): Operator {
    let caller = this.#callers.get(walletId)
    if (caller === undefined) {
      const { url } = started(this.#service)
      caller = new Operator({ url, walletId, clientId, clientSecret: SECRET, now: () => this.clock.now() })
      this.#callers.set(walletId, caller)
    }
    return caller
  }
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The service was not started')
  return part
}
