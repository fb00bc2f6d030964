import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '@pix-payments/http-contract/load'
import { exportArchive } from '../storage/archive/export-archive.ts'
import { importArchive } from '../storage/archive/import-archive.ts'
import { schemaVersion } from '../storage/migrations/migrate.ts'
import type { ArchiveHeader } from '../storage/archive/archive-format.ts'
import { STORE_PROPERTY } from '../storage/rows/store-mode-rows.ts'
import type { Store } from '../storage/store.ts'
import { ContractExamples } from './contract-examples.ts'
import { type NewSandbox, playExamples } from './play-examples.ts'

/**
 * Fills an empty store with the world of the examples, so that each request example of the contract succeeds. A store
 * with data stays as it is. Plays the examples in a sandbox of its own, replaces the ids in an archive of this sandbox,
 * and imports the archive.
 */
export async function fillWithExamples(
  store: Store,
  { document }: Contract,
  openNewSandbox: () => Promise<NewSandbox & AsyncDisposable>,
): Promise<void> {
  if ((await schemaVersion(store)) > 0) return
  const folder = await mkdtemp(join(tmpdir(), 'pix-examples-'))
  try {
    const played = join(folder, 'played.jsonl')
    await using sandbox = await openNewSandbox()
    const renames = await playExamples(sandbox, new ContractExamples(document))
    await exportArchive(sandbox.store, played)
    const lines = (await readFile(played, 'utf8')).split('\n').slice(0, -2)
    const rows = renames.applyTo(`${withoutAudit(lines).join('\n')}\n`)
    const sha256 = createHash('sha256').update(rows).digest('hex')
    const renamed = join(folder, 'renamed.jsonl')
    await writeFile(renamed, `${rows}${JSON.stringify({ sha256 })}\n`)
    await importArchive(store, renamed)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Leaves out the audit log: its hashes would not fit the replaced ids, and nobody did these acts. */
function withoutAudit([header = '', ...lines]: readonly string[]): readonly string[] {
  const { tables, ...others } = JSON.parse(header) as ArchiveHeader
  const removed = new Map([
    ['audit', (line: string) => line.startsWith('["audit",')],
    [STORE_PROPERTY, (line: string) => line.startsWith(`["${STORE_PROPERTY}","audit",`)],
  ])
  const counted = tables.map((table) => {
    const isRemoved = removed.get(table.name) ?? (() => false)
    return { ...table, rows: table.rows - lines.filter(isRemoved).length }
  })
  const kept = lines.filter((line) => ![...removed.values()].some((isRemoved) => isRemoved(line)))
  return [JSON.stringify({ ...others, tables: counted }), ...kept]
}
