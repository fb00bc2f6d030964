import type { Instant } from '@pix-payments/pix'
import type { Actor } from '../../domain/audit.ts'
import { partitionsOf } from '../partition.ts'
import { appendAct } from '../rows/audit-rows.ts'
import { deleteKeyCheck, keyChecks } from '../rows/key-check-rows.ts'
import { type StoredSecret, SECRET_PAGES } from '../rows/secret-rows.ts'
import type { Store, StoreReader, Transaction } from '../store.ts'
import { requireKeys } from './key-checks.ts'
import { type KeyRing, UnreadableSecretError, keyIdOf } from './key-ring.ts'

/** The number of rows in one transaction. */
const STEP_ROWS = 100

/** What the secrets of a store are encrypted with. */
export interface SecretsSummary {
  /** The number of secrets by the id of their key; those that are not encrypted have the id `none`. */
  readonly secretsOfKeys: Readonly<Record<string, number>>
  /** Why secrets cannot be read, one sentence each. */
  readonly unreadable: readonly string[]
}

/** Opens every secret of the store. A service may run meanwhile. */
export async function checkSecrets(store: StoreReader, keys: KeyRing): Promise<SecretsSummary> {
  const secretsOfKeys: Record<string, number> = {}
  const unreadable: string[] = []
  for (const one of partitionsOf(store)) {
    for (const page of SECRET_PAGES) {
      for (let position: string | undefined = ''; position !== undefined;) {
        const after: string = position
        const some = await one.read((reader) => page(reader, { position: after, limit: STEP_ROWS }))
        for (const secret of some) {
          const id = keyIdOf(secret.secrets) ?? 'none'
          secretsOfKeys[id] = (secretsOfKeys[id] ?? 0) + 1
          const problem = problemOf(keys, secret)
          if (problem !== undefined) unreadable.push(problem)
        }
        position = some.at(-1)?.position
      }
    }
  }
  return { secretsOfKeys, unreadable }
}

function problemOf(keys: KeyRing, { secrets, place }: StoredSecret): string | undefined {
  try {
    keys.open(secrets, place)
    return undefined
  } catch (error) {
    if (error instanceof UnreadableSecretError) return error.message
    throw error
  }
}

/**
 * Encrypts the secrets of the store with the current key, in transactions of at most 100 rows. A service may run
 * meanwhile. When it is stopped, the next run skips what is done. Leaves out what it cannot read.
 *
 * @throws StoreError when a key of the store is missing
 */
export async function rotateSecrets(
  store: Store,
  keys: KeyRing,
  { by, at, onProgress = () => undefined }: Rotation,
): Promise<SecretsSummary> {
  await requireKeys(store, keys)
  const { current } = keys
  let rewritten = 0
  for (const one of partitionsOf(store)) {
    for (const page of SECRET_PAGES) {
      for (let position: string | undefined = ''; position !== undefined;) {
        const options = { position, limit: STEP_ROWS, except: current, isLocked: true }
        const step: Step = await one.write(async (transaction) => {
          const some = await page(transaction, options)
          const old = some.filter(
            (it) => keyIdOf(it.secrets) !== current && problemOf(keys, it) === undefined,
          )
          for (const { secrets, place, replace } of old) {
            await replace(transaction, keys.seal(keys.open(secrets, place), place))
          }
          return { rewritten: old.length, position: some.at(-1)?.position }
        })
        rewritten += step.rewritten
        if (step.rewritten > 0) onProgress(rewritten)
        position = step.position
      }
    }
  }
  const summary = await checkSecrets(store, keys)
  await store.write(async (transaction) => {
    await forgetUnusedKeys(transaction, keys, summary)
    const { secretsOfKeys, unreadable } = summary
    const after = { key: current, rewritten, secretsOfKeys, unreadable: unreadable.length }
    await appendAct(transaction, { name: 'keysRotated', subject: '', by, after }, at)
  })
  return summary
}

/** Who rotates the keys, and when. */
interface Rotation {
  readonly by: Actor
  readonly at: Instant
  readonly onProgress?: (rewritten: number) => void
}

interface Step {
  readonly rewritten: number
  readonly position: string | undefined
}

/** A service then starts without these keys. */
async function forgetUnusedKeys(
  transaction: Transaction,
  { current }: KeyRing,
  { secretsOfKeys }: SecretsSummary,
): Promise<void> {
  for (const { id } of await keyChecks(transaction)) {
    if (id !== current && secretsOfKeys[id] === undefined) await deleteKeyCheck(transaction, id)
  }
}
