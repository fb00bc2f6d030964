import type { Mode } from '../domain/mode.ts'
import { findMode, insertMode } from './rows/store-mode-rows.ts'
import { type Store, StoreError, type Transaction } from './store.ts'

/**
 * Returns the mode in which a migrated store was created (G-004). When the store has no mode, records `wanted` as its
 * mode; when `wanted` is undefined too, returns undefined. The record is written in an exclusive transaction, so
 * processes that start at the same time get the same mode.
 *
 * @throws StoreError when the store was created in another mode than `wanted`.
 */
export async function resolveMode(store: Store, wanted: Mode | undefined): Promise<Mode | undefined> {
  const recorded = await store.read(findMode)
  if (recorded === undefined)
    return store.exclusively((transaction) => resolveModeIn(transaction, store, wanted))
  refuseOtherMode(store, recorded, wanted)
  return recorded
}

async function resolveModeIn(
  transaction: Transaction,
  store: Store,
  wanted: Mode | undefined,
): Promise<Mode | undefined> {
  const made = await findMode(transaction)
  refuseOtherMode(store, made, wanted)
  const mode = made ?? wanted
  if (mode !== undefined) await insertMode(transaction, mode)
  return mode
}

/** The import of an archive into an empty store. */
interface ImportedStore {
  readonly store: Store
  readonly file: string
  /** The mode that the caller names with `--mode`. */
  readonly named: Mode | undefined
  /** The mode that the store had while it was empty. */
  readonly claimed: Mode | undefined
}

/**
 * Records the mode of a store, in the transaction that fills the store from an archive.
 *
 * @throws StoreError when the archive was created in one mode, and the store or the caller has the other mode.
 */
export async function recordImportedMode(
  transaction: Transaction,
  { store, file, named, claimed }: ImportedStore,
): Promise<void> {
  refuseOtherMode(store, claimed, named)
  const made = await findMode(transaction)
  if (made !== undefined && claimed !== undefined && made !== claimed) {
    throw new StoreError(
      `${file} was made in ${made} mode, and ${store.place} in ${claimed} mode. ${REASONS[made]} Import the archive into another ${ANOTHER_PLACE[store.engine]}.`,
    )
  }
  if (made !== undefined && named !== undefined && made !== named) {
    throw new StoreError(
      `${file} was made in ${made} mode, and --mode ${named} refuses it. ${REASONS[made]} Import the archive with --mode ${made}.`,
    )
  }
  const mode = made ?? claimed ?? named
  if (mode !== undefined) await insertMode(transaction, mode)
}

const REASONS: Readonly<Record<Mode, string>> = {
  sandbox: 'The demo credentials of a sandbox are published.',
  production: 'The control API of a sandbox would change wallets of production.',
}

const ANOTHER_PLACE: Readonly<Record<Store['engine'], string>> = {
  sqlite: '--data folder (PIX_SERVICE_DATA)',
  postgres: '--database-schema (PIX_SERVICE_DATABASE_SCHEMA) or database',
}

/**
 * Compares the mode of a store with the mode that a command wants.
 *
 * @throws StoreError when both modes are known and differ.
 */
export function refuseOtherMode(
  { place, engine }: Store,
  made: Mode | undefined,
  wanted: Mode | undefined,
): void {
  if (made === undefined || wanted === undefined || made === wanted) return
  throw new StoreError(
    `${place} was made in ${made} mode, and --mode ${wanted} refuses it. ${REASONS[made]} Name another ${ANOTHER_PLACE[engine]}, or use --mode ${made}.`,
  )
}
