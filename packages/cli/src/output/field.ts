/** Returns the field of a value at a path such as `data.0.id`. @throws Error that lists the fields that there are. */
export function fieldOf(value: unknown, path: string): unknown {
  return path.split('.').reduce(memberOf, value)
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) {
    return (value as Readonly<Record<string, unknown>>)[name]
  }
  const known = typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : ''
  const fields = known === '' ? 'The value has no fields.' : `The fields are ${known}.`
  throw new TypeError(`there is no ${name}. ${fields}`)
}
