import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the contract that the document in a folder builds on; undefined for the contract itself. */
export function baseOf(folder: string): string | undefined {
  const above = dirname(folder)
  return existsSync(join(above, 'openapi.yaml')) ? above : undefined
}
