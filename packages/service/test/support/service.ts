import type { Instant } from '@pix-payments/pix'
import { type ServiceOptions, createService } from '../../src/create-service.ts'
import type { WalletSettings } from '../../src/domain/wallet/wallet.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { lockWallet, updateWallet } from '../../src/storage/rows/wallet-rows.ts'
import { storeOfWallet } from '../../src/storage/partition.ts'
import type { Store } from '../../src/storage/store.ts'
import { openDefaultStore } from './default-store.ts'
import type { Answer, Sent } from './http-call.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { Operator, sendChecked } from './operator.ts'
import { openRailApart } from './rail-apart.ts'

/** The instant at which tests start: a Monday, 09:00 in America/Sao_Paulo. */
export const START: Instant = Date.parse('2026-03-02T12:00:00.000Z')

export const SECOND = 1000
export const MINUTE: number = 60 * SECOND
export const HOUR: number = 60 * MINUTE
export const DAY: number = 24 * HOUR

/**
 * A service with the two demo operators. Each operator has a main wallet (`a`, `b`) and a second, empty wallet (`a2`,
 * `b2`).
 */
export interface TestService extends AsyncDisposable {
  readonly url: string
  readonly clock: ManualClock
  readonly store: Store
  readonly a: Operator
  readonly a2: Operator
  readonly b: Operator
  readonly b2: Operator
  /** Sends a request without a token. */
  send(target: string, sent?: Sent): Promise<Answer>
  /** Changes the sandbox settings of a wallet. */
  set(operator: Operator, settings: Partial<WalletSettings>): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a service in memory, whose real time is `clock`. Without a seed, the wallets follow this clock; with a seed,
 * the clocks of the wallets are frozen.
 */
export async function startService(options: Omit<ServiceOptions, 'clock'> = {}): Promise<TestService> {
  const clock = manualClock()
  clock.pass(START)
  const { store, drop } =
    options.store === undefined
      ? await openDefaultStore()
      : { store: options.store, drop: () => Promise.resolve() }
  const apart = options.rail === undefined ? await openRailApart(clock) : undefined
  const service = await createService({ rail: apart?.rail, ...options, clock, store })
  await apart?.serve(service.url)
  const close = async (): Promise<void> => {
    await service.close()
    await drop()
    await apart?.close()
  }
  const { url } = service
  const [a, a2, b, b2] = DEFAULT_WALLETS.map(({ id, operator, credential: { clientId } }) => {
    const clientSecret = operator.name.startsWith('Alfa') ? 'alfa-demo-secret' : 'beta-demo-secret'
    return new Operator({ url, walletId: id, clientId, clientSecret, now: () => clock.now() })
  })
  if (a === undefined || a2 === undefined || b === undefined || b2 === undefined) {
    throw new Error('The sandbox has fewer wallets than the tests need')
  }
  return {
    url,
    clock,
    store,
    a,
    a2,
    b,
    b2,
    send: (target, sent) => sendChecked(url, target, sent),
    set: ({ walletId }, settings) =>
      storeOfWallet(store, walletId).write(async (transaction) => {
        const wallet = await lockWallet(transaction, walletId)
        if (wallet === undefined) throw new Error(`There is no wallet ${walletId}`)
        updateWallet(transaction, wallet, {
          ...wallet,
          version: wallet.version + 1,
          settings: { ...wallet.settings, ...settings },
        })
      }),
    close,
    [Symbol.asyncDispose]: close,
  }
}
