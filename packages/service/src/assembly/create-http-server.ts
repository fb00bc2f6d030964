import { type Server, createServer } from 'node:http'
import { CORS_HEADERS, httpLimits, randomId } from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import type { Context } from '../application/operation/context.ts'
import { createListener } from '../http/app.ts'
import { callerAddress } from '../http/caller-address.ts'
import { answerChecker } from '../http/contract-checks.ts'
import { createControlAccess } from '../http/control-access.ts'
import type { HealthOptions } from '../http/health.ts'
import { operationFaults } from '../http/operation-faults.ts'
import { createOperatorApi } from '../http/operator-api.ts'
import { findWebhookAccount } from '../storage/rows/webhook-rows.ts'
import { createPage, isPagePath } from '../http/page.ts'
import { createReportsApi, isReportPath } from '../http/reports-api.ts'
import { createPublicApi, isPublicPath } from '../http/public-api.ts'
import { type SandboxApiOptions, createSandboxApi, isSandboxPath } from '../http/sandbox-api.ts'
import type { SandboxContext } from '../sandbox/sandbox-context.ts'
import { storeOfWallet } from '../storage/partition.ts'
import { StoreUnavailableError } from '../storage/store.ts'
import { silentLog } from '../telemetry/log.ts'
import { maskedLog } from '../telemetry/masked-log.ts'
import { requestLine } from '../telemetry/request-line.ts'
import { contractOf } from './contracts.ts'
import { DEFAULT_HOST, type Metered, type ServiceOptions } from './service-options.ts'

/**
 * Creates the HTTP server. It serves the API, the control API and the health routes, writes the request log lines and
 * counts the metrics.
 */
export async function createHttpServer(
  contract: Contract,
  context: SandboxContext,
  {
    meters,
    tracing,
    railHealth,
    ready,
    ...options
  }: ServiceOptions & Metered & Pick<HealthOptions, 'ready'> & { readonly railHealth: HealthOptions['rail'] },
): Promise<Server> {
  const { log = silentLog, logBodies = false, logPersonalData: personalData = false } = options
  const writeLine = requestLine({ log, logBodies, personalData })
  const { error: writeFailure } = maskedLog(log, { personalData })
  const checkAnswer = context.mode === 'sandbox' ? answerChecker(contract) : () => undefined
  const intervene = context.mode === 'sandbox' ? operationFaults({ contract, ...context }) : undefined
  const addressOf = callerAddress(options.trustProxy ?? [])
  const operatorApi = createOperatorApi({
    contract,
    context,
    intervene,
    checkAnswer,
    addressOf,
  })
  const { host = DEFAULT_HOST, controlToken, cors } = options
  const access = createControlAccess({ host, controlToken, cors })
  const control = controlOf(context, { controlToken, access, addressOf })
  const reportsApi = await reportsApiOf(context, { ...options, meters })
  const open = publicOf(context)
  const page =
    context.mode === 'sandbox'
      ? createPage({
          webhookOf: (walletId) =>
            storeOfWallet(context.store, walletId).read((reader) =>
              findWebhookAccount(reader, context.keys, walletId),
            ),
          now: () => context.clock.wallNow(),
        })
      : undefined
  if (options.prepare === true) await control?.()
  let requests = 0
  const requestIds = context.ids('request', () => (requests += 1))
  const listener = createListener({
    clock: context.clock,
    makeId: options.seed === undefined ? randomId : requestIds.uuid,
    validation: contract.validation,
    async answer(exchange) {
      const { path } = exchange.target
      if (control !== undefined && isSandboxPath(path)) return (await control()).api(exchange)
      if (reportsApi !== undefined && isReportPath(path)) return reportsApi(exchange)
      if (isPublicPath(path)) return (await open()).api(exchange)
      return (await page?.(exchange)) ?? operatorApi(exchange)
    },
    async validationAt(path) {
      const served =
        control !== undefined && isSandboxPath(path)
          ? await control()
          : isPublicPath(path)
            ? await open()
            : {
                contract:
                  reportsApi !== undefined && isReportPath(path) ? await contractOf('rail') : contract,
              }
      return served.contract.validation
    },
    corsHeaders({ request, target }) {
      if (control !== undefined && isSandboxPath(target.path)) return access.corsHeaders(request)
      // Reports come from a server. A web page has no secret to sign them.
      if (isReportPath(target.path) || (page !== undefined && isPagePath(target.path))) return undefined
      return (options.cors ?? context.mode === 'sandbox') ? CORS_HEADERS : undefined
    },
    tracing,
    ready,
    rail: railHealth,
    metrics: options.metricsListen === undefined && meters ? () => meters.text() : undefined,
    onFinished(finished) {
      writeLine(finished)
      context.requestLog.add(finished)
      meters?.finished(finished)
    },
    onFailure(error, { requestId, correlationId }) {
      if (error instanceof StoreUnavailableError) {
        log.warn({ reason: error.message, requestId, correlationId }, 'A request was refused with 503')
        return 'unavailable'
      }
      writeFailure({ err: error, requestId, correlationId }, 'A request failed')
      return 'internal'
    },
  })
  return createServer(httpLimits(), listener)
}

/** A contract that is loaded on demand, and the function that serves it. */
interface Served {
  readonly contract: Contract
  readonly api: ReturnType<typeof createSandboxApi>
}

/**
 * Creates the control API on its first request, because a service inside a test starts faster without it. With the
 * option `prepare`, the control API is created before the server listens.
 */
function controlOf(
  sandbox: SandboxContext,
  options: Pick<SandboxApiOptions, 'controlToken' | 'access' | 'addressOf'>,
): (() => Promise<Served>) | undefined {
  if (sandbox.mode !== 'sandbox') return undefined
  let made: Promise<Served> | undefined
  const make = async (): Promise<Served> => {
    const contract = await contractOf('sandbox')
    const checkAnswer = answerChecker(contract)
    return { contract, api: createSandboxApi({ ...options, contract, sandbox, checkAnswer }) }
  }
  return () => (made ??= make())
}

/** Creates the API for the reports of the institution. Returns undefined when there is no secret to verify them. */
async function reportsApiOf(
  context: Context,
  {
    rail,
    reportSecrets = secretsIn(rail),
    log = silentLog,
    meters,
  }: Pick<ServiceOptions, 'rail' | 'reportSecrets' | 'log'> & Metered,
): Promise<ReturnType<typeof createReportsApi> | undefined> {
  if (reportSecrets.length === 0) return undefined
  const contract = await contractOf('rail')
  return createReportsApi({
    contract,
    context,
    reportSecrets,
    onReport(name, result, facts) {
      meters?.reported(name, result)
      if (result !== 'KEPT') log.debug({ report: name, result, ...facts }, 'The institution reported.')
      else log.warn({ report: name, ...facts }, 'A report is kept: pix-service findings shows why.')
    },
    checkAnswer: context.mode === 'sandbox' ? answerChecker(contract) : () => undefined,
  })
}

/** Creates the API for the apps of payers on its first request, because the service starts faster without it. */
function publicOf(context: SandboxContext): () => Promise<Served> {
  let made: Promise<Served> | undefined
  const make = async (): Promise<Served> => {
    const contract = await contractOf('rail')
    const checkAnswer = context.mode === 'sandbox' ? answerChecker(contract) : () => undefined
    return { contract, api: createPublicApi({ contract, context, checkAnswer }) }
  }
  return () => (made ??= make())
}

const secretsIn = (rail: ServiceOptions['rail']): readonly string[] =>
  typeof rail === 'object' && 'remote' in rail ? rail.remote.reportSecrets : []
