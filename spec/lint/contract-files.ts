import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseDocument } from 'yaml'
import { asList, isObject, type Json, type JsonObject } from '../src/bundle/document.ts'
import { operationsOf, type WrittenLists } from '../src/data/code-runs.ts'
import { errorsOnBase } from '../src/data/errors-on-base.ts'
import type { ErrorSource } from '../src/errors/error-sets.ts'
import { baseOf } from '../src/contract-folders.ts'
import { type ExampleFile, examplesOf } from '../src/examples.ts'
import { type Catalogue, catalogue, type WrittenErrors } from './catalogue.ts'
import { withRightCodes } from './misspelt-codes.ts'
import type { ReportLocation, Source } from './redocly.ts'

/** A gap or a section that a data file cites, and the place where it is cited. */
interface Citation {
  readonly id: string
  readonly place: ReportLocation
}

/** The data files that lie beside `openapi.yaml`. Each file is read when a rule first uses it. */
export interface ContractFiles {
  readonly folder: string
  /**
   * For a document that builds on the contract, the folder of the contract, which has the gaps and sections. Undefined
   * for the contract itself.
   */
  readonly base: string | undefined
  readonly errors: Catalogue
  /** For a document that builds on the contract, the error catalogue of the contract. */
  readonly baseErrors: Catalogue | undefined
  readonly gaps: readonly Gap[]
  readonly sections: ReadonlySet<string>
  readonly examples: readonly ExampleFile[]
  /** The places where errors.yaml, sections.yaml, gaps.yaml and machines/*.yaml cite a gap or a section. */
  readonly gapCitations: readonly Citation[]
  readonly sectionCitations: readonly Citation[]
  /** Returns a place in a file of the contract, for a report. Redocly need not have read the file. */
  place(file: string, ...keys: readonly (string | number)[]): ReportLocation
  /** True when the file or folder exists. */
  exists(file: string): boolean
  /** Returns the files below a folder whose names have this ending. The paths are relative to the contract. */
  list(folder: string, ending: string): readonly string[]
}

interface Gap {
  readonly id: string
  readonly appliesTo: string | undefined
  readonly place: ReportLocation
}

type SourceClass = new (absoluteRef: string, body: string) => Source

const known = new Map<string, ContractFiles>()

/** Returns the data files of the contract that has this root file. All rules of a run share the result. */
export function contractFiles(root: Source): ContractFiles {
  const found = known.get(root.absoluteRef) ?? read(root)
  known.set(root.absoluteRef, found)
  return found
}

function read(root: Source): ContractFiles {
  const folder = dirname(root.absoluteRef)
  const base = baseOf(folder)
  // All documents share one gaps.yaml and one sections.yaml.
  const registers = base === undefined ? '' : `${relative(folder, base)}/`
  // The files use Redocly's own class, because reports then show the line in a data file too.
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
  // Syntax errors are ignored here, because the rule `registers-load` reports them.
  const yaml = once((file: string) => parseDocument(readFileSync(join(folder, file), 'utf8')).toJS() as Json)
  const written = (file: string, known: ErrorSource['codes'] = []): WrittenErrors => {
    const errors = existsSync(join(folder, file))
      ? (yaml(file) as unknown as ErrorSource & WrittenLists)
      : undefined
    // The rule `registers-load` reports missing keys of a row, so they get a default here.
    const codes = (errors?.codes ?? []).map((row) => ({ ...row, meaning: row.meaning ?? '' }))
    return {
      ...NO_ERRORS,
      ...errors,
      codes,
      operations: withRightCodes(operationsOf({ operations: {}, ...errors }), [...codes, ...known]),
    }
  }
  const errors = once((): Catalogue => {
    if (base === undefined) return catalogue(written('errors.yaml'))
    const below = written(`${registers}errors.yaml`)
    return catalogue(errorsOnBase(written('errors.yaml', below.codes), below))
  })
  const gaps = once((file): readonly Gap[] =>
    (yaml(file) as JsonObject[]).map((gap, index) => ({
      id: String(gap['id']),
      appliesTo: gap['appliesTo'] as string | undefined,
      place: place(file, index, 'id'),
    })),
  )
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
      return errors('errors.yaml')
    },
    get baseErrors() {
      return base === undefined ? undefined : catalogue(written(`${registers}errors.yaml`))
    },
    get gaps() {
      return gaps(`${registers}gaps.yaml`)
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
/** The defaults for parts that are missing in a catalogue. The rules report the missing parts. */
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
