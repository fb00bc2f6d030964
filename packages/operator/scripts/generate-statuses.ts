/**
 * Writes src/generated/statuses.ts from the state machines of the contract: for each status, the statuses that a
 * resource can still reach; and the terminal rejection codes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { rejectionCodes } from '../../../spec/src/generated/errors.ts'
import { machines } from '../../../spec/src/generated/machines.ts'

interface Machine {
  readonly states: Readonly<Record<string, { readonly status: string }>>
  readonly transitions: readonly { readonly from: string | null; readonly to: string }[]
}

const FILE = new URL('../src/generated/statuses.ts', import.meta.url)

function reachable({ states, transitions }: Machine): Record<string, string[]> {
  const statusOf = (state: string): string => states[state]?.status ?? state
  const table: Record<string, string[]> = {}
  for (const start of Object.keys(states)) {
    const seen = new Set<string>([start])
    for (const state of seen) for (const { from, to } of transitions) if (from === state) seen.add(to)
    const statuses = new Set([...seen].map(statusOf))
    // A status is not ahead of itself.
    statuses.delete(statusOf(start))
    table[statusOf(start)] = [...new Set([...(table[statusOf(start)] ?? []), ...statuses])]
  }
  return table
}

const rows = Object.entries(machines as Readonly<Record<string, Machine>>).map(([name, machine]) => {
  const statuses = Object.entries(reachable(machine)).map(
    ([status, ahead]) => `    ${status}: [${ahead.map((it) => `'${it}'`).join(', ')}],`,
  )
  return [`  ${name}: {`, ...statuses, '  },'].join('\n')
})
const terminal = Object.entries(rejectionCodes as Readonly<Record<string, { readonly terminal: boolean }>>)
  .filter(([, { terminal }]) => terminal)
  .map(([code]) => code)
const text = `// Generated from spec/machines by \`bundle\`. Do not edit.

/** For each resource and status, the statuses that the resource can still reach. None: the status is final. */
export const AHEAD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
${rows.join('\n')}
}

/** The codes of §7.5 after which a charge is never retried. */
export const TERMINAL_REJECTIONS: readonly string[] = [
  ${terminal.map((it) => `'${it}'`).join(', ')},
]
`
mkdirSync(new URL('.', FILE), { recursive: true })
writeFileSync(FILE, text)
