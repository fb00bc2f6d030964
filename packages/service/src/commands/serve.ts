import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore } from '../settings/open-store.ts'
import { createService } from '../create-service.ts'
import { DEMO_CREDENTIALS, type DemoCredentials } from '../sandbox/default-wallets.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
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
  // Before the line that others wait for: what follows it may be a signal.
  stopOnSignal(async () => {
    log.info({}, 'Stopping after the requests in flight.')
    await service.close()
    log.info({}, 'Stopped.')
  })
  log.info(
    {
      url: service.url,
      metricsUrl: service.metricsUrl,
      mode: settings.mode,
      data: describeStore(settings.store),
    },
    `Pix payment service (${settings.mode}) at ${service.url}`,
  )
  // The log shows it as a warning.
  if (service.controlToken !== settings.controlToken && ['silent', 'error'].includes(logLevel)) {
    console.error(`The control API needs the token ${service.controlToken}.`)
  }
  // For the eyes of a person, and in no collected log.
  if (settings.mode === 'sandbox' && isTerminal) {
    for (const { clientId, clientSecret, pixKey, cnpj } of await demoCredentialsIn(store)) {
      log.info({ pixKey, cnpj }, `Demo operator: client_id ${clientId}, client_secret ${clientSecret}`)
    }
  }
}

/** Commands can make a sandbox with operators of its own, and revoke the demo credentials. */
async function demoCredentialsIn(store: Store): Promise<readonly DemoCredentials[]> {
  const usable: DemoCredentials[] = []
  for (const demo of DEMO_CREDENTIALS) {
    const credential = await store.read((reader) => findCredential(reader, demo.clientId))
    if (credential?.revokedAt === null) usable.push(demo)
  }
  return usable
}
