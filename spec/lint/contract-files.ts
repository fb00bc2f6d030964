import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseDocument } from 'yaml'
import { asList, isObject, type Json, type JsonObject } from '../src/bundle/document.ts'
import { errorsOnBase } from '../src/data/errors-on-base.ts'
import { baseOf } from '../src/base-folder.ts'
import { type ExampleFile, examplesOf } from '../src/examples.ts'
import { type Catalogue, catalogue, type WrittenErrors } from './catalogue.ts'
import type { ReportLocation, Source } from './redocly.ts'

/** A gap or a section named in a data file, with the place that names it. */
interface Citation {
  readonly id: string
  readonly place: ReportLocation
}

/** The data beside `openapi.yaml`, each file read when it is first asked for. */
export interface ContractFiles {
  readonly folder: string
  /** The folder of the contract that this document builds on; its gaps and sections are there. */
  readonly base: string | undefined
  readonly errors: Catalogue
  /** The catalogue of the contract that this document builds on. */
  readonly baseErrors: Catalogue | undefined
  readonly gaps: readonly Gap[]
  readonly sections: ReadonlySet<string>
  readonly examples: readonly ExampleFile[]
  /** What errors.yaml, sections.yaml, gaps.yaml and machines/*.yaml cite. */
  readonly gapCitations: readonly Citation[]
  readonly sectionCitations: readonly Citation[]
  /** A place in a file of the contract, whether Redocly has read it or not. */
  place(file: string, ...keys: readonly (string | number)[]): ReportLocation
  /** Whether there is a file or folder of this name. */
  exists(file: string): boolean
  /** The files below a folder that end so, relative to the contract. */
  list(folder: string, ending: string): readonly string[]
}

interface Gap {
  readonly id: string
  readonly appliesTo: string | undefined
  readonly place: ReportLocation
}

type SourceClass = new (absoluteRef: string, body: string) => Source

const known = new Map<string, ContractFiles>()

/** The data of the contract whose root file this is. Read once per run, for all rules. */
export function contractFiles(root: Source): ContractFiles {
  const found = known.get(root.absoluteRef) ?? read(root)
  known.set(root.absoluteRef, found)
  return found
}

function read(root: Source): ContractFiles {
  const folder = dirname(root.absoluteRef)
  const base = baseOf(folder)
  // Gaps and sections are kept once, for all documents.
  const registers = base === undefined ? '' : `${relative(folder, base)}/`
  // Redocly's own class, so that a report on a data file shows the line as any other report does.
  const FileSource = root.constructor as SourceClass
  const sources = new Map<string, Source>()
  const source = (file: string): Source => {
    const path = join(folder, file)
    const found =
      sources.get(file) ?? new FileSource(path, existsSync(path) ? readFileSync(path, 'utf8') : '')
    sources.set(file, found)
    return found
  }
  const place = (file: string, ...keys: readonly (string | number)[]): ReportLocation => ({
    source: source(file),
    pointer: `#/${keys.map((key) => escape(String(key))).join('/')}`,
  })
  const list = (below: string, ending: string): string[] =>
    existsSync(join(folder, below))
      ? readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith(ending))
          .map((file) => join(below, file))
          .sort()
      : []
  // As far as it can be read: `registers-load` reports a file that is no YAML.
  const yaml = once((file: string) => parseDocument(readFileSync(join(folder, file), 'utf8')).toJS() as Json)
  const written = (file: string): WrittenErrors => {
    const errors = existsSync(join(folder, file)) ? (yaml(file) as unknown as WrittenErrors) : undefined
    // What a row lacks, `registers-load` reports.
    const codes = (errors?.codes ?? []).map((row) => ({ ...row, meaning: row.meaning ?? '' }))
    return { ...NO_ERRORS, ...errors, codes }
  }
  const dataFiles = (): string[] => [
    ...['errors.yaml', 'sections.yaml', 'gaps.yaml'].filter((file) => existsSync(join(folder, file))),
    ...list('machines', '.yaml'),
  ]
  const cited = (keys: ReadonlySet<string>): Citation[] =>
    dataFiles().flatMap((file) =>
      citations(yaml(file), keys).map(({ id, path }) => ({ id, place: place(file, ...path) })),
    )
  return {
    folder,
    base,
    place,
    exists: (file) => existsSync(join(folder, file)),
    list,
    get errors() {
      return catalogue(
        base === undefined
          ? written('errors.yaml')
          : errorsOnBase(written('errors.yaml'), written(`${registers}errors.yaml`)),
      )
    },
    get baseErrors() {
      return base === undefined ? undefined : catalogue(written(`${registers}errors.yaml`))
    },
    get gaps() {
      return (yaml(`${registers}gaps.yaml`) as JsonObject[]).map((gap, index) => ({
        id: String(gap['id']),
        appliesTo: gap['appliesTo'] as string | undefined,
        place: place(`${registers}gaps.yaml`, index, 'id'),
      }))
    },
    get sections() {
      return new Set(
        (yaml(`${registers}sections.yaml`) as JsonObject[]).map(({ section }) => String(section)),
      )
    },
    get examples() {
      return examplesIn(folder)
    },
    get gapCitations() {
      return cited(new Set(['x-gap', 'gaps']))
    },
    get sectionCitations() {
      return cited(new Set(['x-source', 'section']))
    },
  }
}

const examplesIn = once(examplesOf)
/** The rules say what a catalogue lacks. */
const NO_ERRORS: WrittenErrors = { statuses: {}, families: {}, codes: [], operations: {} }

function citations(
  node: Json | undefined,
  keys: ReadonlySet<string>,
  path: readonly (string | number)[] = [],
): { id: string; path: readonly (string | number)[] }[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => citations(item, keys, [...path, index]))
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) =>
    keys.has(key)
      ? asList(value).map((id) => ({ id, path: [...path, key] }))
      : citations(value, keys, [...path, key]),
  )
}

function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as T
  }
}

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
