/**
 * A simulated institution in its own process, which the crash test kills. Its argument is `InstitutionOptions` as JSON.
 * It sends `{ url }` to its parent process when it listens.
 */
import { startRailProcess } from '../../src/rail/process/start-rail-process.ts'
import { ORDER_SECRETS, REPORT_SECRETS } from '../support/rail-apart.ts'
import { fastClock } from './fast-clock.ts'

export interface InstitutionOptions {
  readonly port: number
  readonly serviceUrl: string
}

const { port, serviceUrl } = JSON.parse(process.argv[2] ?? '') as InstitutionOptions
const { url } = await startRailProcess({
  port,
  serviceUrl,
  orderSecrets: ORDER_SECRETS,
  reportSecrets: REPORT_SECRETS,
  clock: fastClock,
})
process.send?.({ url })
