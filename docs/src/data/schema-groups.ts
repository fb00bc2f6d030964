import type { Schema } from './contract.ts'

type Entry = readonly [name: string, schema: Schema]

/** Schemas for the same purpose, sorted by name. */
export interface SchemaGroup {
  /** Also the anchor of the group. */
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** The first row whose pattern fits the name of a schema gives its group. */
const GROUPS: readonly (readonly [id: string, title: string, name: RegExp])[] = [
  ['events', 'Events', /Event$/],
  [
    'errors',
    'Errors',
    /(?:Error|Problem|ErrorDetails?|ErrorMessages?|ErrorCode|RejectionCode|RejectedReason)$/,
  ],
  ['requests', 'Requests', /Request$/],
  ['values', 'Responses and values', /^/],
]

/** The id of the group of a schema. */
export function groupOf(name: string): string {
  return GROUPS.find(([, , pattern]) => pattern.test(name))?.[0] ?? ''
}

/** All schemas by their purpose: what you send, what you get, then errors and events. */
export function schemaGroups(schemas: Readonly<Record<string, Schema>>): readonly SchemaGroup[] {
  const sorted = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return ['requests', 'values', 'events', 'errors'].map((id) => {
    const entries = sorted.filter(([name]) => groupOf(name) === id)
    const title = GROUPS.find(([group]) => group === id)?.[1] ?? id
    return { id, title: `${title} (${entries.length})`, entries }
  })
}
