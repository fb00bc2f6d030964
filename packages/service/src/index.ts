/**
 * The Pix payment API with state, money, time and webhooks, as a server in this process.
 *
 *     await using service = await createService()
 *     const { clientId, clientSecret } = DEMO_CREDENTIALS[0]
 *     const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
 *
 * @module
 */
export { createService } from './create-service.ts'
export type { RunningService, ServiceOptions } from './create-service.ts'
export { DEMO_CREDENTIALS } from './sandbox/default-wallets.ts'
export type { DemoCredentials } from './sandbox/default-wallets.ts'
export type { Clock, Stop } from './clock.ts'
export type { Log } from './telemetry/log.ts'
export { InstitutionError } from './rail/institution.ts'
export type {
  CreateInstitution,
  Institution,
  InstitutionContext,
  InstitutionErrorOptions,
  ReportAnswer,
} from './rail/institution.ts'
export type { RailChoice, RemoteRail } from './rail/open-rail.ts'
export type { Report, SentOrder } from './rail/rail.ts'
