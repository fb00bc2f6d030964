import { clockOf } from '../clock.ts'
import type { Mode } from '../domain/mode.ts'
import { openStoreReader } from '../settings/open-store.ts'
import type { Settings } from '../settings/read-settings.ts'
import { readStorageKeys } from '../settings/read-storage-keys.ts'
import { checkSchema } from '../storage/check-schema.ts'
import { closePartitions } from '../storage/partition.ts'
import { findMode } from '../storage/rows/store-mode-rows.ts'
import { type KeyRing, createKeyRing } from '../storage/secrets/key-ring.ts'
import { type SecretsSummary, checkSecrets, rotateSecrets } from '../storage/secrets/stored-secrets.ts'
import { withStore } from './accounts/with-store.ts'
import { commandActor } from './command-actor.ts'
import { InputError } from './input-error.ts'
import { type Printing, print } from './print.ts'

/** A log gets a line for so many rows; a terminal gets one for each step. */
const PROGRESS_ROWS = 10_000

/** Encrypts the secrets of the store with the first key. Returns the exit code. */
export async function rotateKeys(settings: Settings, { json }: Printing): Promise<number> {
  let summary: SecretsSummary | undefined
  await withStore(settings, async (store, mode) => {
    const keys = ringOf(settings, mode)
    if (keys.current === undefined)
      throw new InputError('Give the keys with --storage-key: the new key first.')
    summary = await rotateSecrets(store, keys, {
      by: commandActor('keys rotate'),
      at: clockOf(store).now(),
      onProgress(rewritten) {
        const isShown = process.stderr.isTTY || rewritten % PROGRESS_ROWS === 0
        if (isShown) console.error(`${rewritten} secrets are rewritten.`)
      },
    })
  })
  return summary === undefined ? 1 : report({ json }, summary)
}

/** Decrypts every secret of the store. Returns the exit code. */
export async function checkKeys(settings: Settings, { json }: Printing): Promise<number> {
  const store = await openStoreReader(settings.store)
  try {
    await checkSchema(store)
    const mode = (await store.read(findMode)) ?? 'sandbox'
    return report({ json }, await checkSecrets(store, ringOf(settings, mode)))
  } finally {
    await closePartitions(store)
  }
}

const ringOf = ({ storageKeys }: Settings, mode: Mode): KeyRing =>
  createKeyRing(readStorageKeys(storageKeys), { readsPlain: mode === 'sandbox' })

function report({ json }: Printing, summary: SecretsSummary): number {
  const { secretsOfKeys, unreadable } = summary
  const used = Object.entries(secretsOfKeys).toSorted()
  print({ json }, summary, () => [
    ...used.map(([id, count]) => (id === 'none' ? `not encrypted: ${count}` : `key ${id}: ${count} secrets`)),
    ...(used.length === 0 ? ['The store has no secrets.'] : []),
    ...unreadable.map(
      (problem) =>
        `UNREADABLE ${problem}. The operator can replace it: configureWebhook with rotateSigningSecret.`,
    ),
  ])
  return unreadable.length === 0 ? 0 : 1
}
