import { basename, dirname, join, relative } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { findGapPlaces, type GapPlace } from '../data/gap-places.ts'
import { loadGaps, type GapRow } from '../data/load-gaps.ts'
import type { CommandResult } from './command-result.ts'

const USAGE = `Prints the gap register: each point that the source leaves open, our assumption, and where it shows.

  pnpm gaps              list all rows, least certain first
  pnpm gaps G-047 …      show rows in full, with every place that cites them
  pnpm gaps --unused     list rows that show nowhere in the contract
  pnpm gaps --json       print JSON; combines with each line above
  pnpm gaps --help       print this text`

/** The surroundings of the command: folders, and the width and colours of the output. */
export interface Terminal {
  /** Folder of the contract. */
  readonly root: string
  /** The folder to which printed file names are relative. */
  readonly cwd: string
  /** Width of a line, in characters. */
  readonly columns: number
  readonly colour: boolean
}

interface Row extends GapRow {
  readonly places: readonly GapPlace[]
}

/** Runs the command. An unknown id or option returns exit code 1 and a message that says how to fix it. */
export function gapsCommand(args: readonly string[], terminal: Terminal): CommandResult {
  const parsed = parse(args)
  if (typeof parsed === 'string') return { exitCode: 1, output: `${parsed}\n\n${USAGE}` }
  const { values } = parsed
  const positionals = parsed.positionals.map(gapId)
  if (values.help) return { exitCode: 0, output: USAGE }

  const rows = readRows(terminal.root)
  const unknown = positionals.filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) {
    return { exitCode: 1, output: `No such gap: ${unknown.join(', ')}. \`pnpm gaps\` lists all gaps.` }
  }
  const shown = rows.filter(
    (row) =>
      (positionals.length === 0 || positionals.includes(row.id)) &&
      (!values.unused || row.places.length === 0),
  )
  if (values.json) return { exitCode: 0, output: JSON.stringify(shown, null, 2) }
  const details = positionals.length > 0 && !values.unused
  return { exitCode: 0, output: details ? inFull(shown, terminal) : asList(shown, values.unused, terminal) }
}

/** Converts `g-47` and `47` to `G-047`. Returns other texts unchanged, so that the error message can name them. */
function gapId(text: string): string {
  const [, digits] = /^(?:g-?)?(\d{1,3})$/i.exec(text) ?? []
  return digits === undefined ? text : `G-${digits.padStart(3, '0')}`
}

function parse(args: readonly string[]): ReturnType<typeof options> | string {
  try {
    return options(args)
  } catch (error) {
    return (error as Error).message
  }
}

const options = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      unused: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })

function readRows(root: string): readonly Row[] {
  const places = Map.groupBy(findGapPlaces(root), (place) => place.gap)
  return loadGaps(root).map((row) => ({ ...row, places: places.get(row.id) ?? [] }))
}

function asList(rows: readonly Row[], unused: boolean, terminal: Terminal): string {
  const groups = (['low', 'medium', 'high'] as const).flatMap((confidence) => {
    const group = rows.filter((row) => row.confidence === confidence)
    if (group.length === 0) return []
    const title = paint(terminal, 'bold', `${confidence} confidence, ${count(group.length, 'row')}`)
    return [title, ...group.flatMap((row) => [listLine(row, terminal), ...whereLines(row, terminal)])].join(
      '\n',
    )
  })
  const meaning = unused
    ? `${count(rows.length, 'gap')} that no place in the contract cites. A gap with appliesTo needs no place.`
    : `${count(rows.length, 'gap')}, least certain first. \`pnpm gaps <id>\` shows one gap in full.`
  return [wrap(meaning, terminal.columns, ''), ...groups].join('\n\n')
}

function listLine(row: Row, terminal: Terminal): string {
  const start = `${row.id}  ${row.section.join(' ').padEnd(12)}`
  const end = row.places.length === 0 ? `(${row.appliesTo ?? 'nowhere'})` : count(row.places.length, 'place')
  const room = Math.max(terminal.columns - start.length - 14, 20)
  const unknown = row.unknown.length > room ? `${row.unknown.slice(0, room - 1)}…` : row.unknown
  const tail = row.places.length === 0 && row.appliesTo === undefined ? paint(terminal, 'red', end) : end
  return `${start}  ${unknown.padEnd(room)}  ${tail}`
}

/** Matches files that have several entries, or whose name is unclear without the folder. */
const IS_SEVERAL = /(?:^|\/)(?:openapi|errors|sections)\.yaml$|^machines\//

/** Returns the names of the schemas, operations, machines and rules that cite the gap, as lines. */
function whereLines({ places }: Row, terminal: Terminal): readonly string[] {
  const names = places.map(({ file, name }) => {
    if (file === 'sections.yaml') return name ?? file
    return IS_SEVERAL.test(file) ? file : basename(file, '.yaml')
  })
  if (names.length === 0) return []
  return [paint(terminal, 'dim', wrap(`in ${[...new Set(names)].join(', ')}`, terminal.columns, '       '))]
}

function inFull(rows: readonly Row[], terminal: Terminal): string {
  return rows.map((row) => rowInFull(row, terminal)).join('\n\n')
}

function rowInFull(row: Row, terminal: Terminal): string {
  const field = (name: string, text: string): string =>
    paint(terminal, 'dim', name.padEnd(12)) + wrap(text, terminal.columns, ' '.repeat(12)).trimStart()
  const files = row.places.map(({ file, line, pointer, name }) => {
    const path = relative(terminal.cwd, join(terminal.root, file))
    return `  ${path}:${line}  ${paint(terminal, 'dim', pointer)}${name === null ? '' : ` (${name})`}`
  })
  const nowhere = `Shows nowhere in the contract${row.appliesTo === undefined ? '.' : `; it applies to the ${row.appliesTo}.`}`
  return [
    `${paint(terminal, 'bold', row.id)}  ${row.section.join(' ')}  ${row.confidence} confidence, ${row.status}`,
    '',
    field('unknown', row.unknown),
    field('assumption', row.assumption),
    field('evidence', row.evidence),
    field('if wrong', row.effectIfWrong),
    '',
    files.length === 0 ? nowhere : `Shows in ${count(files.length, 'place')}:`,
    ...files,
  ].join('\n')
}

/** Breaks a text at spaces and indents every line. A word that is longer than a line is not broken. */
function wrap(text: string, columns: number, indent: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

const paint = (terminal: Terminal, style: 'bold' | 'dim' | 'red', text: string): string =>
  terminal.colour ? styleText(style, text, { validateStream: false }) : text

if (import.meta.main) {
  const { exitCode, output } = gapsCommand(process.argv.slice(2), {
    root: dirname(dirname(import.meta.dirname)),
    cwd: process.cwd(),
    columns: process.stdout.columns || 100,
    colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
  })
  if (exitCode === 0) console.log(output)
  else console.error(output)
  process.exitCode = exitCode
}
