import type { Difference } from '../comparison/difference.ts'
import type { Json } from '../contract/json.ts'

/** The word for one member of each keyword. */
const MEMBERS: Readonly<Record<string, string>> = {
  properties: 'property',
  required: 'required',
  enum: 'value',
  'x-extensible-enum': 'open value',
  type: 'type',
  oneOf: 'variant',
  anyOf: 'variant',
  allOf: 'rule',
  parameters: 'parameter',
  responses: 'status',
  headers: 'header',
  content: 'media type',
  codes: 'error code',
  paths: 'operation',
  webhooks: 'event',
  schemas: 'schema name',
  links: 'link',
}

/** Describes a difference: `maximum: 1000 → 100`, `property amount removed`. */
export function describe({ keyword, kind, member, before, after }: Difference): string {
  const single = member !== undefined && keyword === 'type' && (member === 'null' || kind !== 'changed')
  const name = member === undefined ? keyword : `${MEMBERS[keyword] ?? keyword} ${member}`
  if (kind === 'reordered') return `${keyword} in another order`
  if (kind === 'changed') return `${name}: ${short(before)} → ${short(after)}`
  const value = member === undefined && !single ? short(kind === 'added' ? after : before) : ''
  return [name, value, kind].filter(Boolean).join(' ')
}

const LONGEST = 60

function short(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
