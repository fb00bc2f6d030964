import type { Mode } from '../domain/mode.ts'
import { findMode, hasSandboxTraces, insertMode } from '../storage/rows/store-mode-rows.ts'
import { type Store, StoreError, type Transaction } from '../storage/store.ts'

/**
 * The mode that made a migrated store (G-004); an empty store takes the wanted mode and keeps it. Undefined: the store
 * has no mode yet, and none is wanted. Processes that start together agree, since one decides at a time.
 *
 * @throws StoreError when another mode than the wanted one made the store.
 */
export async function settleMode(store: Store, wanted: Mode | undefined): Promise<Mode | undefined> {
  const recorded = await store.read(findMode)
  if (recorded === undefined)
    return store.exclusively((transaction) => settleModeIn(transaction, store, wanted))
  refuseOther(store, recorded, wanted)
  return recorded
}

async function settleModeIn(
  transaction: Transaction,
  store: Store,
  wanted: Mode | undefined,
): Promise<Mode | undefined> {
  const made = await madeBy(transaction)
  refuseOther(store, made, wanted)
  const mode = made ?? wanted
  if (mode !== undefined) await insertMode(transaction, mode)
  return mode
}

/** An archive that was read into an empty store. */
interface Imported {
  readonly store: Store
  readonly file: string
  /** The mode that the caller names. */
  readonly named: Mode | undefined
  /** The mode that the store had while it was empty. */
  readonly claimed: Mode | undefined
}

/**
 * Settles the mode of a store in the transaction that fills it from an archive.
 *
 * @throws StoreError when the archive was made in another mode than the store, or than the caller names.
 */
export async function settleImportedMode(
  transaction: Transaction,
  { store, file, named, claimed }: Imported,
): Promise<void> {
  refuseOther(store, claimed, named)
  const made = await madeBy(transaction)
  if (made !== undefined && claimed !== undefined && made !== claimed) {
    throw new StoreError(
      `${file} was made in ${made} mode, and ${store.place} in ${claimed} mode. ${WHY[made]} Import the archive into another ${ANOTHER_PLACE[store.engine]}.`,
    )
  }
  if (made !== undefined && named !== undefined && made !== named) {
    throw new StoreError(
      `${file} was made in ${made} mode, and --mode ${named} refuses it. ${WHY[made]} Import the archive with --mode ${made}.`,
    )
  }
  const mode = made ?? claimed ?? named
  if (mode !== undefined) await insertMode(transaction, mode)
}

/** Versions that did not record the mode left traces: those of a sandbox, or none. */
async function madeBy(transaction: Transaction): Promise<Mode | undefined> {
  const recorded = await findMode(transaction)
  if (recorded !== undefined) return recorded
  return (await hasSandboxTraces(transaction)) ? 'sandbox' : undefined
}

const WHY: Readonly<Record<Mode, string>> = {
  sandbox: 'The demo credentials of a sandbox are published.',
  production: 'The control API of a sandbox would change wallets of production.',
}

const ANOTHER_PLACE: Readonly<Record<Store['engine'], string>> = {
  sqlite: '--data folder (PIX_SERVICE_DATA)',
  postgres: '--database-schema (PIX_SERVICE_DATABASE_SCHEMA) or database',
}

/** @throws StoreError when the modes are two. */
export function refuseOther(
  { place, engine }: Store,
  made: Mode | undefined,
  wanted: Mode | undefined,
): void {
  if (made === undefined || wanted === undefined || made === wanted) return
  throw new StoreError(
    `${place} was made in ${made} mode, and --mode ${wanted} refuses it. ${WHY[made]} Name another ${ANOTHER_PLACE[engine]}, or use --mode ${made}.`,
  )
}
