import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore } from '../settings/open-store.ts'
import { createService } from '../create-service.ts'
import { createLog } from '../telemetry/log.ts'
import { listenProblem } from './listen-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves until a signal; work in flight is finished first. */
export async function serve(settings: Settings): Promise<void> {
  const { logLevel, logFormat, logPersonalData } = settings
  const log = createLog({ logLevel, logFormat, isTerminal: process.stdout.isTTY === true })
  const store = await openStore(settings.store)
  const service = await createService({
    ...settings,
    store,
    log,
    logBodies: logLevel === 'debug',
    logPersonalData,
  }).catch((error: unknown) => {
    throw listenProblem(error, settings)
  })
  log.info(
    { url: service.url, mode: settings.mode, data: describeStore(settings.store) },
    `Pix payment service (${settings.mode}) at ${service.url}`,
  )
  stopOnSignal(async () => {
    log.info({}, 'Stopping: requests in flight are finished first.')
    await service.close()
    log.info({}, 'Stopped.')
  })
}
