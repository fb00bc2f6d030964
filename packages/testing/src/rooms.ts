import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** An import of a source file. */
export interface Import {
  /** The path of the importing file below its folder of sources: `domain/step.ts`. */
  readonly from: string
  /** The path of the imported file below the folder of sources, or the name of a package. */
  readonly to: string
  /** True for a type import, which does not exist at run time. */
  readonly isType: boolean
}

export interface Sources {
  /** The paths of the files below the folder, without those that the bundle generates. */
  readonly files: readonly string[]
  readonly imports: readonly Import[]
  textOf(file: string): string
}

/**
 * For each room, the rooms that it may import, for values and for types, separated by spaces. A room may import only rooms
 * in the rows above it, so no two rooms import each other.
 */
export type Rooms = Readonly<Record<string, string>>

const IMPORT = /^(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** Reads the imports of all TypeScript files of a folder. */
export function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/(^|\/)generated\/|^types\//.test(name),
  )
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const imports = files.flatMap((from) =>
    [...textOf(from).matchAll(IMPORT)].map(([, type, name = '', lazy = name]) => ({
      from,
      to: lazy.startsWith('.') ? relative(folder, join(folder, dirname(from), lazy)) : lazy,
      isType: type !== undefined,
    })),
  )
  return { files, imports, textOf }
}

/**
 * Returns the room of a file in a folder, which is its first folder there: `domain/step.ts` is in the room `domain`. A
 * file directly in the folder is a room of its own, but `cli.ts` belongs to the room `cli`.
 */
export const roomOf = (file: string, folder = ''): string =>
  file
    .slice(folder.length)
    .split('/')[0]
    ?.replace(/(\.d)?\.tsx?$/, '') ?? ''

export const shownImport = ({ from, to }: Import): string => `${from} imports ${to}`

/** The imports from one room of a folder to another. */
const betweenRooms = ({ imports }: Pick<Sources, 'imports'>, folder = ''): readonly Import[] =>
  imports.filter(
    ({ from, to }) =>
      /\.tsx?$/.test(to) &&
      from.startsWith(folder) &&
      to.startsWith(folder) &&
      !to.startsWith('..') &&
      roomOf(from, folder) !== roomOf(to, folder),
  )

/** Names each import and each row of the table that is wrong. `folder` ends with a slash. */
export function roomProblems(sources: Omit<Sources, 'textOf'>, rooms: Rooms, folder = ''): readonly string[] {
  const rows = Object.entries(rooms).map(
    ([room, allowed]) => [room, allowed.split(' ').filter(Boolean)] as const,
  )
  const names = rows.map(([room]) => room)
  const imports = betweenRooms(sources, folder)
  const inside = sources.files.filter((file) => file.startsWith(folder))
  const existing = new Set([...inside, ...imports.map(({ to }) => to)].map((file) => roomOf(file, folder)))
  const inRow = ({ from, to }: Import): boolean =>
    rows.some(([room, allowed]) => room === roomOf(from, folder) && allowed.includes(roomOf(to, folder)))
  return [
    ...names.filter((room) => !existing.has(room)).map((room) => `${room} does not exist`),
    ...[...existing].filter((room) => !names.includes(room)).map((room) => `${room} has no row`),
    ...rows.flatMap(([room, allowed], row) => [
      ...allowed.filter((to) => !names.slice(0, row).includes(to)).map((to) => `${to} is not above ${room}`),
      ...allowed
        .filter(
          (to) => !imports.some((it) => roomOf(it.from, folder) === room && roomOf(it.to, folder) === to),
        )
        .map((to) => `${room} does not import ${to}`),
    ]),
    ...imports.filter((it) => !inRow(it)).map(shownImport),
  ]
}

/** Names the rooms that import each other, for sources without a table. */
export function mutualImports(sources: Pick<Sources, 'imports'>): readonly string[] {
  const arrows = new Set(betweenRooms(sources).map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`))
  const isMutual = (arrow: string): boolean => arrows.has(arrow.split(' ').reverse().join(' '))
  return [...arrows].filter(isMutual).toSorted()
}
