import type { Settings } from '../settings/read-settings.ts'
import { readLocationKeys } from '../settings/read-location-keys.ts'
import { describeStore, openReplica, openStore } from '../settings/open-store.ts'
import { railChoice } from '../settings/rail-choice.ts'
import { NO_STORAGE_KEY, readStorageKeys } from '../settings/read-storage-keys.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { createService } from '../create-service.ts'
import { DEMO_CREDENTIALS, type DemoCredentials } from '../sandbox/default-wallets.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
import { createLog } from '../telemetry/log.ts'
import { listenProblem } from './listen-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves until SIGINT or SIGTERM, and `--drain` seconds longer after SIGTERM. Then finishes the requests in flight. */
export async function serve(settings: Settings): Promise<void> {
  const { logLevel, logFormat, logPersonalData } = settings
  const isTerminal = process.stdout.isTTY === true
  const log = createLog({ logLevel, logFormat, isTerminal })
  const locationKeys = readLocationKeys(settings.locationKeyFiles)
  const storageKeys = readStorageKeys(settings.storageKeys)
  if (settings.mode === 'production' && storageKeys.length === 0) throw new SettingsError(NO_STORAGE_KEY)
  const rail = await railChoice(settings.rail)
  const store = await openStore(settings.store, (message) => log.warn({}, message))
  const replica = await openReplica(settings)
  const service = await createService({
    ...settings,
    replica,
    locationKeys,
    storageKeys,
    rail,
    store,
    log,
    logBodies: logLevel === 'debug',
    logPersonalData,
    prepare: true,
  }).catch((error: unknown) => {
    throw listenProblem(error, settings)
  })
  // The handler is set before the log line with the URL, because a program that waits for this line may send a signal
  // immediately.
  stopOnSignal(async (signal) => {
    if (signal === 'SIGTERM' && settings.drain > 0) {
      log.info({ seconds: settings.drain }, 'About to stop: /readyz returns 503, requests are still served.')
      await service.drain(settings.drain)
    }
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
  // The service logs a new token as a warning. These log levels hide warnings, so the token is printed here.
  if (service.controlToken !== settings.controlToken && ['silent', 'error'].includes(logLevel)) {
    console.error(`The control API needs the token ${service.controlToken}.`)
  }
  // The demo secrets are printed only on a terminal, so that collected logs do not contain secrets.
  if (settings.mode === 'sandbox' && isTerminal) {
    for (const { clientId, clientSecret, pixKey, cnpj } of await demoCredentialsIn(store)) {
      log.info({ pixKey, cnpj }, `Demo operator: client_id ${clientId}, client_secret ${clientSecret}`)
    }
  }
}

/** The demo credentials that exist and are not revoked. Commands can create other operators and revoke these credentials. */
async function demoCredentialsIn(store: Store): Promise<readonly DemoCredentials[]> {
  const usable: DemoCredentials[] = []
  for (const demo of DEMO_CREDENTIALS) {
    const credential = await store.read((reader) => findCredential(reader, demo.clientId))
    if (credential?.revokedAt === null) usable.push(demo)
  }
  return usable
}
