import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** For a document that builds on the contract, the folder of the contract. Undefined for the contract itself. */
export function baseOf(folder: string): string | undefined {
  const above = dirname(folder)
  return existsSync(join(above, 'openapi.yaml')) ? above : undefined
}
