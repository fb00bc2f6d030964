import type { Clock } from '../clock.ts'
import type { Mode } from '../domain/mode.ts'
import { placingOf } from '../rail/open-rail.ts'
import { orderPlacer } from '../rail/queued/place-order.ts'
import type { Rail } from '../rail/rail.ts'
import { simulatedRail } from '../rail/simulated/simulated-rail.ts'
import type { RailSettings } from './rail-settings.ts'

export interface PlacingRailOptions {
  readonly mode: Mode
  /** The rail that the settings name; undefined when they name none. */
  readonly rail: RailSettings | undefined
  readonly clock: Clock
}

/**
 * Returns the rail with which a command that changes wallets places orders, when a timer of the wallet falls due. The
 * command speaks to no institution: the orders become rows, and a service sends them.
 */
export function placingRail({ mode, rail, clock }: PlacingRailOptions): Pick<Rail, 'place'> {
  const isSimulated = rail === undefined ? mode === 'sandbox' : rail.kind === 'simulated'
  return isSimulated ? simulatedRail : orderPlacer({ clock, ...placingOf(mode) })
}
