import { startRailProcess } from '../rail/process/start-rail-process.ts'
import type { Settings } from '../settings/read-settings.ts'
import { createLog } from '../telemetry/log.ts'
import { listenProblem } from './listen-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves the simulated institution until SIGINT or SIGTERM, then finishes the orders in progress. */
export async function serveRail(settings: Settings): Promise<void> {
  const { logLevel, logFormat, port, host, serviceUrl } = settings
  const log = createLog({ logLevel, logFormat, isTerminal: process.stdout.isTTY === true })
  const institution = await startRailProcess({
    port,
    host,
    serviceUrl,
    orderSecrets: settings.railOrderSecrets,
    reportSecrets: settings.railReportSecrets,
    log,
  }).catch((error: unknown) => {
    throw listenProblem(error, settings)
  })
  // The handler is set before the log line with the URL, because a program that waits for this line may send a signal
  // immediately.
  stopOnSignal(async () => {
    log.info({}, 'Stopping after the orders in progress.')
    await institution.close()
    log.info({}, 'Stopped.')
  })
  log.info(
    { url: institution.url, serviceUrl },
    `Simulated institution at ${institution.url}: answers look-ups, acknowledges orders, and reports to ${serviceUrl}`,
  )
}
