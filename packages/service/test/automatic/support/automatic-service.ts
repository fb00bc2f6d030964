import { storeOfWallet } from '../../../src/storage/partition.ts'
import { randomInt, randomUUID, scryptSync } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import { openWallet } from '../../../src/application/administration/open-wallet.ts'
import type { ServiceOptions } from '../../../src/create-service.ts'
import type { BehaviourSettings } from '../../../src/domain/wallet/wallet.ts'
import { frozenClock } from '../../../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../../../src/identity/id-source.ts'
import { Control } from '../../support/control.ts'
import { Operator } from '../../support/operator.ts'
import { START, type TestService, startService } from '../../support/service.ts'
import { Receiver } from './receiver.ts'
import { freshCnpj } from './tax-ids.ts'

export interface ReceiverOptions {
  /** The instant at which the clock of the wallet is frozen. Default: {@link START}. */
  readonly at?: Instant | undefined
  /** The opening balance, in cents. */
  readonly openingBalance?: number | undefined
  readonly settings?: Partial<BehaviourSettings> | undefined
  /** The operator of the wallet. Default: a new one. */
  readonly operator?: { readonly id: string; readonly name: string; readonly cnpj: string } | undefined
}

export const newOperator = (): NonNullable<ReceiverOptions['operator']> => ({
  id: randomUUID(),
  name: 'Operator',
  cnpj: freshCnpj(),
})

/** A service with wallets that each have their own operator and their own frozen clock. */
export interface AutomaticService extends AsyncDisposable {
  readonly service: TestService
  receiver(options?: ReceiverOptions): Promise<Receiver>
}

const SECRET = 'secret'
/**
 * The hash of the client secret. It is fast to verify, because each test creates its own wallets and requests their
 * tokens.
 */
const HASH = `scrypt$2$1$1$c2FsdA$${scryptSync(SECRET, 'salt', 32, { cost: 2, blockSize: 1, parallelization: 1 }).toString('base64url')}`

export async function startAutomatic(options: Omit<ServiceOptions, 'clock'> = {}): Promise<AutomaticService> {
  const service = await startService(options)
  const control = new Control(service.url)
  return {
    service,
    async receiver({ at = START, openingBalance = 0, settings, operator = newOperator() } = {}) {
      const [walletId, clientId, pixKey] = [randomUUID(), randomUUID(), randomUUID()]
      const wallet = {
        id: walletId,
        operator,
        name: 'Wallet',
        accountNumber: String(randomInt(10 ** 9)),
        clock: frozenClock(at),
        openingBalance,
        pixKeys: [pixKey],
        credential: { clientId, secret: HASH },
        settings,
      }
      const parts = { realNow: START, ids: createIdSource(undefined), checkEvent: () => undefined }
      await storeOfWallet(service.store, walletId).write((transaction) =>
        openWallet(transaction, wallet, parts),
      )
      const { url, clock } = service
      const store = storeOfWallet(service.store, walletId)
      const caller = new Operator({ url, walletId, clientId, clientSecret: SECRET, now: () => clock.now() })
      return new Receiver({ operator: caller, control, store, pixKey, cnpj: operator.cnpj, at })
    },
    [Symbol.asyncDispose]: () => service.close(),
  }
}
