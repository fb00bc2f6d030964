import type { Rail } from '../rail/rail.ts'
import { simulatedRail } from '../rail/simulated/simulated-rail.ts'

/** Returns the rail with which a command that changes wallets places orders, when a timer of the wallet falls due. */
export const placingRail = (): Pick<Rail, 'place'> => simulatedRail
