/**
 * Returns the fields of a `multipart/form-data` body by name. If a field is repeated, its value is an array. The value
 * of a file is `{ file: 'a.txt' }`, so a file never validates as a string. Rejects when the body is malformed or has
 * more than `maximumParts` parts. The parser is the parser of Node, whose time is linear in the number of bytes
 * ([decision 16](../../../docs/decisions/0016-limits-of-a-request.md)).
 */
export async function parseForm(
  bytes: Uint8Array,
  contentType: string,
  maximumParts: number = Number.POSITIVE_INFINITY,
): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = new Map<string, unknown[]>()
  let parts = 0
  for (const [name, value] of form) {
    parts += 1
    if (parts > maximumParts) throw new Error(`The form has more than ${maximumParts} parts`)
    const text = typeof value === 'string' ? value : { file: value.name }
    const values = fields.get(name)
    if (values === undefined) fields.set(name, [text])
    else values.push(text)
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}
