import { TIMER_HANDLERS } from '../application/timer-handlers.ts'
import { Wallets } from '../application/wallet/wallets.ts'
import { clockOf } from '../clock.ts'
import type { Mode } from '../domain/mode.ts'
import { createIdSource } from '../identity/id-source.ts'
import { placingRail } from '../settings/placing-rail.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { Store } from '../storage/store.ts'

/**
 * The wallets of a store, for a command that changes them. `onCommit` does nothing, because this process has no workers
 * to wake. A running service reads the change from the store.
 */
export const walletsOf = (
  store: Store,
  { mode, settings }: { readonly mode: Mode; readonly settings: Settings },
): Wallets =>
  new Wallets({
    store,
    clock: clockOf(store),
    ids: createIdSource(undefined),
    rail: placingRail({ mode, rail: settings.rail, clock: clockOf(store) }),
    timers: TIMER_HANDLERS,
    checkEvent: () => undefined,
    onCommit: () => undefined,
  })
