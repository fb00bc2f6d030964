import { systemClock } from '@pix-payments/client'
import { listDays } from '../days/days.ts'
import { createFindings } from '../kit/findings.ts'
import type { Tables } from '../kit/kit.ts'
import { dismissEvent } from '../operations/dismiss-event.ts'
import { lookUp } from '../operations/look-up.ts'
import { measure } from '../operations/measure.ts'
import { prune } from '../operations/prune.ts'
import { retryNow } from '../operations/retry-now.ts'
import { migrate, migrationsText } from '../storage/migrations.ts'
import { tablesOf } from '../storage/tables.ts'
import { dialectOf, openDatabase, type OpenDatabase } from './open-database.ts'
import { HELP, readOptions, UsageError, type Options } from './options.ts'

interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  print(text: string): void
  printError(text: string): void
}

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(args, terminal.environment)
    if (options.isHelp || options.command === undefined) {
      terminal.print(HELP)
      return options.isHelp ? 0 : 2
    }
    if (options.command === 'migrate' && options.isPrint) {
      terminal.print(migrationsText(dialectOf(options.database), options.names, options.from))
      return 0
    }
    if (!COMMANDS.has(options.command)) throw new UsageError(`Unknown command: ${options.command}`)
    const database = await openDatabase(options.database, { isNew: options.command === 'migrate' })
    try {
      return (await COMMANDS.get(options.command)?.(options, database, terminal)) ?? 0
    } finally {
      await database.close()
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isMissing = /no such table|relation .* does not exist/.test(message)
    terminal.printError(
      `${message}${isMissing ? ': run pix-operator migrate, or check --prefix and --schema.' : ''}\n`,
    )
    return 2
  }
}

type Command = (options: Options, database: OpenDatabase, terminal: Terminal) => Promise<number>

/** No limit. */
const ALL = Number.MAX_SAFE_INTEGER

const tablesIn = (names: Options['names'], storage: OpenDatabase['storage']): Tables => ({
  storage,
  table: tablesOf(names),
  clock: systemClock,
  hooks: {},
})

const findingsOf = ({ names }: Options, { storage }: OpenDatabase): ReturnType<typeof createFindings> =>
  createFindings(tablesIn(names, storage))

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'migrate',
    async ({ names }, { storage }) => {
      await migrate(storage, names)
      return 0
    },
  ],
  [
    'findings',
    async (options, database, { print, printError }) => {
      const { status, walletId } = options
      const filter = { status, limit: ALL, ...(walletId !== undefined && { walletId }) }
      const findings = await findingsOf(options, database).list(filter)
      for (const it of findings) print(`${JSON.stringify(it)}\n`)
      if (findings.length === 0) printError(`There are no ${status} findings.\n`)
      return 0
    },
  ],
  [
    'days',
    async ({ names, isUnclosed }, { storage }, { print }) => {
      for (const it of await listDays(tablesIn(names, storage), { limit: ALL }))
        if (!isUnclosed || it.status !== 'closed') print(`${JSON.stringify(it)}\n`)
      return 0
    },
  ],
  [
    'resolve',
    (options, database, terminal) =>
      decide(options, terminal, 'finding', (id, by) => findingsOf(options, database).resolve(id, by)),
  ],
  [
    'retry',
    async ({ names, walletId }, { storage }, { print }) => {
      const filter = walletId === undefined ? {} : { walletId }
      print(`${await retryNow(tablesIn(names, storage), filter)}\n`)
      return 0
    },
  ],
  [
    'find',
    async ({ id, names }, { storage }, { print, printError }) => {
      if (id === undefined) throw new UsageError('find needs an id.')
      const found = await lookUp(tablesIn(names, storage), id)
      for (const it of found) print(`${JSON.stringify(it)}\n`)
      if (found.length > 0) return 0
      printError(`Nothing has the id ${id}.\n`)
      return 1
    },
  ],
  [
    'open',
    async ({ names }, { storage }, { print }) => {
      for (const it of await measure(tablesIn(names, storage))) print(`${JSON.stringify(it)}\n`)
      return 0
    },
  ],
  [
    'prune',
    async ({ names, days }, { storage }, { print }) => {
      print(`${JSON.stringify(await prune(tablesIn(names, storage), { days }))}\n`)
      return 0
    },
  ],
  [
    'dismiss',
    (options, { storage }, terminal) =>
      decide(options, terminal, 'event', (id, by) => dismissEvent(tablesIn(options.names, storage), id, by)),
  ],
])

/** Runs the decision of a person about one row. */
async function decide(
  { command, id, actor, reason }: Options,
  { printError }: Terminal,
  what: string,
  run: (id: string, by: { readonly actor: string; readonly reason: string }) => Promise<boolean>,
): Promise<number> {
  if (id === undefined || actor === '' || reason === '')
    throw new UsageError(`${command} needs an id, --actor and --reason.`)
  if (await run(id, { actor, reason })) return 0
  printError(`No open ${what} ${id}.\n`)
  return 1
}
