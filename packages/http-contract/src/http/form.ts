/**
 * The fields of a `multipart/form-data` body by name: a repeated field is an array, a file is an object with its name
 * and never valid text. Rejects what is not such a body, and a form of more than `mostParts`. The parser is Node's own,
 * which takes time in proportion to the bytes ([decision 16](../../../docs/decisions/0016-limits-of-a-request.md)).
 */
export async function parseForm(
  bytes: Uint8Array,
  contentType: string,
  mostParts: number = Number.POSITIVE_INFINITY,
): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = new Map<string, unknown[]>()
  let parts = 0
  for (const [name, value] of form) {
    parts += 1
    if (parts > mostParts) throw new Error(`The form has more than ${mostParts} parts`)
    const text = typeof value === 'string' ? value : { file: value.name }
    const values = fields.get(name)
    if (values === undefined) fields.set(name, [text])
    else values.push(text)
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}
