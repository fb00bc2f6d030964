import { errorCatalogue } from './error-catalogue.ts'
import { loadErrors, type ErrorsFile } from './load-errors.ts'
import { loadGaps, type GapRow } from './load-gaps.ts'
import { loadMachines, type MachineFile } from './load-machines.ts'
import { loadSections, type SectionRow } from './load-sections.ts'
import { mapValues, provenance } from './rows.ts'

/**
 * Renders the generated modules. Returns their text by path, relative to the folder of the contract:
 * `src/generated/errors.ts`.
 */
export function renderModules(root: string): ReadonlyMap<string, string> {
  const gaps = loadGaps(root)
  const sections = loadSections(root)
  return new Map([
    ['src/generated/errors.ts', errorsModule(loadErrors(root))],
    ['src/generated/gap-ids.ts', gapIdsModule(gaps)],
    ['src/generated/gaps.ts', gapsModule(gaps)],
    ['src/generated/machines.ts', machinesModule(loadMachines(root))],
    ['src/generated/section-ids.ts', sectionIdsModule(sections)],
    ['src/generated/sections.ts', sectionsModule(sections)],
  ])
}

function errorsModule(file: ErrorsFile): string {
  const { families, codes, operations } = errorCatalogue(file)
  return moduleOf('errors.yaml', [
    constant('errorFamilies', families),
    constant('errorCodes', codes),
    constant('operationErrors', operations),
    constant(
      'rejectionCodes',
      Object.fromEntries(
        file.rejectionCodes.map(({ code, origin, terminal, meaning, note = null, ...row }) => [
          code,
          { origin, terminal, meaning, note, ...provenance(row) },
        ]),
      ),
    ),
  ])
}

// The ids have their own modules to avoid an import cycle: the modules of the rows import types from `data/gaps.ts` and
// `data/sections.ts`, and these types import the ids.

const gapIdsModule = (rows: readonly GapRow[]): string =>
  moduleOf('gaps.yaml', [
    union(
      'GapId',
      rows.map((row) => row.id),
    ),
  ])

const sectionIdsModule = (rows: readonly SectionRow[]): string =>
  moduleOf('sections.yaml', [
    union(
      'SectionId',
      rows.map((row) => row.section),
    ),
    union('RuleId', rows.flatMap((row) => row.rules.map(({ id }) => id)).sort()),
  ])

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
    `export const gaps: readonly Gap[] = ${json(gaps)}`,
  ])
}

function sectionsModule(rows: readonly SectionRow[]): string {
  const sections = rows.map((row) => ({ id: row.section, title: row.title }))
  const rules = rows.flatMap((row) =>
    row.rules.map(({ id, text, gaps = [] }) => ({ id, section: row.section, text, gaps })),
  )
  return moduleOf('sections.yaml', [
    `import type { Section, SourceRule } from '../data/sections.ts'`,
    `export const sections: readonly Section[] = ${json(sections)}`,
    `export const rules: readonly SourceRule[] = ${json(rules)}`,
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
    states: mapValues(states, ({ status, statusDetailed = null, money = null, meaning, ...row }) => ({
      status,
      statusDetailed,
      money,
      meaning,
      ...provenance(row),
    })),
    sets: mapValues(sets, ({ states, days, reason, ...row }) => ({
      states,
      ...(days !== undefined && { days }),
      reason,
      ...provenance(row),
    })),
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

const json = (value: unknown): string => JSON.stringify(value, null, 2)
const constant = (name: string, value: object): string => `export const ${name} = ${json(value)} as const`
const union = (name: string, values: readonly string[]): string =>
  `export type ${name} =\n${values.map((value) => `  | '${value}'`).join('\n')}`
const moduleOf = (from: string, parts: readonly string[]): string =>
  [`// Generated from ${from} by \`bundle\`. Do not edit.`, ...parts].join('\n\n') + '\n'
