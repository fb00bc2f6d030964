import { CONTRACT_FOLDERS } from '../contract-folders.ts'
import { DOCUMENTS } from '../documents.ts'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import { readYaml, type YamlPath, type YamlSource } from './yaml-source.ts'

/** One place where the contract or its data cites a gap. */
export interface GapPlace {
  readonly gap: string
  /** The path of the file, relative to the folder of the contract: `schemas/recurrences/RecurrenceDetails.yaml`. */
  readonly file: string
  readonly line: number
  /** The pointer of the node that cites the gap: `/properties/amount`. `/` means the whole file. */
  readonly pointer: string
  /**
   * The rule id, error code, event or operation of the node, which is easier to find than a list index. null when the
   * node has no such name.
   */
  readonly name: string | null
}

/** The keys that hold the name of an entry: of a rule, an error code, a transition or an operation. */
const NAMES = ['id', 'code', 'on', 'operationId']

/**
 * The files and folders of all documents that may cite gaps, with `x-gap` or with `gaps` of a rule in `sections.yaml`.
 */
const PLACES = Object.values(DOCUMENTS).flatMap(({ folder }) =>
  ['openapi.yaml', ...CONTRACT_FOLDERS, 'machines', 'errors.yaml', 'sections.yaml'].map((place) =>
    join(folder, place),
  ),
)

/** Returns every place where the contract and its data cite a gap, in the order of files and lines. */
export function findGapPlaces(root: string): readonly GapPlace[] {
  return PLACES.flatMap((place) => yamlFiles(root, place)).flatMap((file) => {
    const source = readYaml(root, file)
    return [...citations(source, source.document.contents, [])].map((citation) => placeOf(source, citation))
  })
}

function yamlFiles(root: string, place: string): readonly string[] {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [place]
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(place, file))
}

interface Citation {
  readonly gap: string
  /** The path of the gap id in the file. */
  readonly path: YamlPath
  /** The path of the node that cites the gap. */
  readonly holder: YamlPath
  readonly name: string | null
}

function* citations(source: YamlSource, node: unknown, path: YamlPath): Generator<Citation> {
  if (isMap(node)) {
    const name = NAMES.map((key) => node.get(key)).find((value) => typeof value === 'string') ?? null
    for (const item of node.items) {
      const below = [...path, String(item.key)]
      if (isCitation(source, item.key)) yield* ids(item.value, below, { holder: path, name })
      else yield* citations(source, item.value, below)
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* citations(source, item, [...path, index])
  } else if (isAlias(node)) {
    throw new Error(`${source.file}: /${path.join('/')} is an alias; write the value out`)
  }
}

const isCitation = (source: YamlSource, key: unknown): boolean =>
  String(key) === (source.file === 'sections.yaml' ? 'gaps' : 'x-gap')

function* ids(node: unknown, path: YamlPath, by: Pick<Citation, 'holder' | 'name'>): Generator<Citation> {
  if (isScalar(node)) yield { gap: String(node.value), path, ...by }
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* ids(item, [...path, index], by)
}

function placeOf(source: YamlSource, { gap, path, holder, name }: Citation): GapPlace {
  const pointer = holder.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
  return { gap, file: source.file, line: source.line(path), pointer: pointer.join('') || '/', name }
}
