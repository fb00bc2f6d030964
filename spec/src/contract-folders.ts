/** The folders with the parts of the OpenAPI description, one part per file. */
export const CONTRACT_FOLDERS: readonly string[] = [
  'operations',
  'webhooks',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'security-schemes',
]
