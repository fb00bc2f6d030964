import { loadErrors, type CodeRow, type ErrorsFile, type ProvenanceRow } from './load-errors.ts'
import { loadGaps, type GapRow } from './load-gaps.ts'
import { loadMachines, type MachineFile } from './load-machines.ts'
import { loadSections, type SectionRow } from './load-sections.ts'

/**
 * The generated modules by path below the contract's folder: `src/generated/errors.ts` and so on. They
 * are committed, so that a change of the data shows as a change of types in review.
 */
export function renderModules(root: string): ReadonlyMap<string, string> {
  return new Map([
    ['src/generated/errors.ts', errorsModule(loadErrors(root))],
    ['src/generated/gaps.ts', gapsModule(loadGaps(root))],
    ['src/generated/machines.ts', machinesModule(loadMachines(root))],
    ['src/generated/sections.ts', sectionsModule(loadSections(root))],
  ])
}

function errorsModule({ families, codes, operations, rejectionCodes }: ErrorsFile): string {
  const names = Object.keys(families)
  return moduleOf('errors.yaml', [
    constant(
      'errorFamilies',
      mapValues(families, ({ envelope, prefixes, roles, ...row }) => ({
        envelope,
        prefixes,
        roles: { ...roles, unknownPath: roles['unknownPath'] ?? null },
        ...provenance(row),
      })),
    ),
    constant(
      'errorCodes',
      Object.fromEntries(names.map((name) => [name, codesOf(codes.filter((row) => row.family === name))])),
    ),
    constant(
      'operationErrors',
      mapValues(operations, (row) => ({
        family: row.family,
        codes: row.codes.map(({ code }) => code),
        meanings: Object.fromEntries(
          row.codes.flatMap(({ code, meaning }) => (meaning === undefined ? [] : [[code, meaning]])),
        ),
      })),
    ),
    constant(
      'rejectionCodes',
      Object.fromEntries(
        rejectionCodes.map(({ code, origin, terminal, meaning, note = null, ...row }) => [
          code,
          { origin, terminal, meaning, note, ...provenance(row) },
        ]),
      ),
    ),
  ])
}

function codesOf(rows: readonly CodeRow[]): object {
  return Object.fromEntries(
    rows.map(({ code, status, type = null, retryable, meaning, ...row }) => [
      code,
      { status, type, retryable, meaning, ...provenance(row) },
    ]),
  )
}

function gapsModule(rows: readonly GapRow[]): string {
  const gaps = rows.map(({ id, section, effectIfWrong, appliesTo = null, ...row }) => ({
    id,
    sections: section,
    ...row,
    appliesTo,
    effectIfWrong,
  }))
  return moduleOf('gaps.yaml', [
    `import type { Gap } from '../data/gaps.ts'`,
    union(
      'GapId',
      rows.map((row) => row.id),
    ),
    `export const gaps: readonly Gap[] = ${json(gaps)}`,
  ])
}

function sectionsModule(rows: readonly SectionRow[]): string {
  const sections = rows.map((row) => ({ id: row.section, title: row.title }))
  const rules = rows.flatMap((row) =>
    row.rules.map(({ id, text, gaps = [] }) => ({ id, section: row.section, text, gaps })),
  )
  return moduleOf('sections.yaml', [
    `import type { Rule, Section } from '../data/sections.ts'`,
    union(
      'SectionId',
      sections.map((section) => section.id),
    ),
    union('RuleId', rules.map((rule) => rule.id).sort()),
    `export const sections: readonly Section[] = ${json(sections)}`,
    `export const rules: readonly Rule[] = ${json(rules)}`,
  ])
}

function machinesModule(machines: readonly MachineFile[]): string {
  const entries = machines.map((machine) => [machine.resource, machineData(machine)])
  return moduleOf('machines/', [constant('machines', Object.fromEntries(entries))])
}

function machineData({ states, sets, illegal = {}, transitions, ...machine }: MachineFile): object {
  return {
    resource: machine.resource,
    description: machine.description,
    statusSchema: machine.statusSchema,
    statusDetailedSchema: machine.statusDetailedSchema ?? null,
    ...provenance(machine),
    states: mapValues(states, ({ status, statusDetailed = null, meaning, ...row }) => ({
      status,
      statusDetailed,
      meaning,
      ...provenance(row),
    })),
    sets: mapValues(sets, ({ states, reason, ...row }) => ({ states, reason, ...provenance(row) })),
    illegal: mapValues(illegal, ({ code, ...row }) => ({ code, ...provenance(row) })),
    transitions: transitions.map(
      ({
        from,
        on,
        trigger,
        when = null,
        to,
        sends,
        records = null,
        operations = [],
        refusals = [],
        ...row
      }) => ({
        from,
        on,
        trigger,
        when,
        to,
        sends,
        records,
        operations,
        refusals,
        ...provenance(row),
      }),
    ),
  }
}

function provenance(row: ProvenanceRow): { sources: readonly string[]; gaps: readonly string[] } {
  return { sources: [row['x-source'] ?? []].flat(), gaps: [row['x-gap'] ?? []].flat() }
}

const mapValues = <T>(map: Readonly<Record<string, T>>, change: (value: T) => object): object =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))

const json = (value: unknown): string => JSON.stringify(value, null, 2)
const constant = (name: string, value: object): string => `export const ${name} = ${json(value)} as const`
const union = (name: string, values: readonly string[]): string =>
  `export type ${name} =\n${values.map((value) => `  | '${value}'`).join('\n')}`
const moduleOf = (from: string, parts: readonly string[]): string =>
  [`// Generated from ${from} by \`node src/generate.ts\`. Do not edit.`, ...parts].join('\n\n') + '\n'
