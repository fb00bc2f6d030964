import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SPEC_DIST } from '../folders.ts'
import type { Contract } from './reference-document.ts'
import { type Reference, REFERENCES } from './references.ts'

/** The bundled document of each reference. */
export async function readContracts(
  references: readonly Reference[] = REFERENCES,
): Promise<ReadonlyMap<Reference, Contract>> {
  const contracts = new Map<Reference, Contract>()
  for (const reference of references) {
    const text = await readFile(join(SPEC_DIST, `${reference.bundle}.json`), 'utf8')
    contracts.set(reference, JSON.parse(text) as Contract)
  }
  return contracts
}
