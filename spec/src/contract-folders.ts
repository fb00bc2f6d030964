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
