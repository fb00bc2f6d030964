import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders with the files of the OpenAPI description. Each file holds one part. */
export const CONTRACT_FOLDERS: readonly string[] = [
  'operations',
  'callbacks',
  'webhooks',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'links',
  'security-schemes',
]

/**
 * Returns the folder of the contract for a document that builds on the contract. Returns undefined for the contract
 * itself.
 */
export function baseOf(folder: string): string | undefined {
  const above = dirname(folder)
  return existsSync(join(above, 'openapi.yaml')) ? above : undefined
}
