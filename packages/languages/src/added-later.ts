/**
 * Adds an unknown property to every object of an answer or event, as a later release may do (G-197). A map of metadata
 * stays as it is, because every name in it is valid.
 */
export function withUnknownProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownProperties)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === 'metadata' ? member : withUnknownProperties(member),
  ])
  return { ...(Object.fromEntries(members) as object), addedLater: { reason: 'v1 only adds' } }
}
