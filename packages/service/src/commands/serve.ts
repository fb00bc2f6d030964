import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore } from '../settings/open-store.ts'
import { createService } from '../create-service.ts'
import { DEMO_CREDENTIALS } from '../sandbox/default-wallets.ts'
import { createLog } from '../telemetry/log.ts'
import { listenProblem } from './listen-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves until a signal; work in flight is finished first. */
export async function serve(settings: Settings): Promise<void> {
  const { logLevel, logFormat, logPersonalData } = settings
  const isTerminal = process.stdout.isTTY === true
  const log = createLog({ logLevel, logFormat, isTerminal })
  const store = await openStore(settings.store, (message) => log.warn({}, message))
  const service = await createService({
    ...settings,
    store,
    log,
    logBodies: logLevel === 'debug',
    logPersonalData,
    prepare: true,
  }).catch((error: unknown) => {
    throw listenProblem(error, settings)
  })
  log.info(
    { url: service.url, mode: settings.mode, data: describeStore(settings.store) },
    `Pix payment service (${settings.mode}) at ${service.url}`,
  )
  // For the eyes of a person, and in no collected log.
  if (settings.mode === 'sandbox' && isTerminal) {
    for (const { clientId, clientSecret, pixKey, cnpj } of DEMO_CREDENTIALS) {
      log.info({ pixKey, cnpj }, `Demo operator: client_id ${clientId}, client_secret ${clientSecret}`)
    }
  }
  stopOnSignal(async () => {
    log.info({}, 'Stopping: requests in flight are finished first.')
    await service.close()
    log.info({}, 'Stopped.')
  })
}
