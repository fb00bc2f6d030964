/** Where the parts of the OpenAPI description are kept, one thing per file. */
export const CONTRACT_FOLDERS: readonly string[] = [
  'operations',
  'webhooks',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'security-schemes',
]
