import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ProvenanceRow } from './load-errors.ts'
import type { MoneyPlace } from './machines.ts'
import {
  count,
  checked,
  faultAt,
  list,
  mapOf,
  matching,
  oneOf,
  provenRecord,
  refuse,
  text,
  textOrNull,
} from './shape.ts'
import { readYaml } from './yaml-source.ts'

/** A state in the file of a machine. */
export interface StateRow extends ProvenanceRow {
  readonly status: string
  readonly statusDetailed?: string
  readonly money?: MoneyPlace
  readonly meaning: string
}

/** A set of states in the file of a machine. */
export interface StateSetRow extends ProvenanceRow {
  readonly states: readonly string[]
  readonly days?: number
  readonly reason: string
}

/** A transition in the file of a machine. */
export interface TransitionRow extends ProvenanceRow {
  readonly from: string | null
  readonly on: string
  readonly trigger: string
  readonly when?: string
  readonly to: string
  readonly sends: string | null
  readonly records?: string
  readonly operations?: readonly string[]
  readonly refusals?: readonly string[]
}

/** The content of a file in `machines/`. */
export interface MachineFile extends ProvenanceRow {
  readonly resource: string
  readonly description: string
  readonly statusSchema: string
  readonly statusDetailedSchema?: string
  readonly states: Readonly<Record<string, StateRow>>
  readonly sets: Readonly<Record<string, StateSetRow>>
  readonly illegal?: Readonly<Record<string, ProvenanceRow & { readonly code: string }>>
  readonly transitions: readonly TransitionRow[]
}

const MONEY = oneOf('reserved', 'paid', 'back')
const EVENT = matching('^[a-z][A-Za-z]*$')
const SHAPE = provenRecord(
  {
    resource: text,
    description: text,
    statusSchema: text,
    states: mapOf(provenRecord({ status: text, meaning: text }, { statusDetailed: text, money: MONEY })),
    sets: mapOf(provenRecord({ states: list(text), reason: text }, { days: count })),
    transitions: list(
      provenRecord(
        { from: textOrNull, on: EVENT, trigger: text, to: text, sends: textOrNull },
        { when: text, records: text, operations: list(text), refusals: list(text) },
      ),
    ),
  },
  { statusDetailedSchema: text, illegal: mapOf(provenRecord({ code: text })) },
)

/**
 * Reads `machines/*.yaml`, sorted by name. Throws when a file does not have the expected shape, or when its name
 * differs from its `resource`.
 */
export function loadMachines(root: string): readonly MachineFile[] {
  const files = readdirSync(join(root, 'machines')).filter((file) => file.endsWith('.yaml'))
  return files.sort().map((file) => loadMachine(root, file))
}

function loadMachine(root: string, file: string): MachineFile {
  const source = readYaml(root, join('machines', file))
  const machine = checked<MachineFile>(source, SHAPE)
  if (machine.resource !== basename(file, '.yaml')) {
    const { resource } = machine
    refuse([faultAt(source, ['resource'], `the file of ${resource} is called ${resource}.yaml`)])
  }
  return machine
}
