import { parseArgs } from 'node:util'
import type { TableNames } from '../storage/tables.ts'

export const HELP = `The tables, findings and days of @pix-payments/operator.

  pix-operator migrate [--print] [--from <n>]     create and update the tables, or print the SQL instead
  pix-operator findings [--resolved] [--wallet <id>]
                                                  list the open findings, or the resolved ones, as lines of JSON
  pix-operator days [--unclosed]                  list the compared days, or those that are not closed
  pix-operator resolve <id> --actor <name> --reason <text>
  pix-operator find <id>                          find deposits, payouts and subscriptions by player, externalId, chargeId
                                                  or endToEndId, with their history, as lines of JSON
  pix-operator open                               list the open work by kind and wallet: the money in flight
  pix-operator prune [--days <n>]                 delete the personal data of what ended so many days ago (default: 30)
  pix-operator retry [--wallet <id>]              make failed work due: payouts after a minute, all other work at once
  pix-operator dismiss <id> --actor <name> --reason <text>
                                                  end the work of an event that cannot be processed

  --database <url>   postgres://… or sqlite:<file> (default: the environment variable DATABASE_URL)
  --prefix <letters> the first letters of the tables (default: pix_)
  --schema <name>    a schema of PostgreSQL
  -h, --help         print this text

PostgreSQL needs the package pg beside this one, SQLite needs Node 22.13 or newer.
Exit codes: 0 done; 1 there is no such open finding or event, or nothing has the id; 2 the command cannot run.
`

const WITH_ID: ReadonlySet<string> = new Set(['resolve', 'dismiss', 'find'])

/** Thrown for a command line that cannot run. */
export class UsageError extends Error {}

export interface Options {
  readonly command: string | undefined
  readonly id: string | undefined
  readonly names: TableNames
  readonly database: string | undefined
  readonly isPrint: boolean
  readonly from: number
  readonly status: 'open' | 'resolved'
  readonly isUnclosed: boolean
  readonly walletId: string | undefined
  readonly days: number
  readonly actor: string
  readonly reason: string
  readonly isHelp: boolean
}

export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const { values, positionals } = parse(args)
  const [command, id, ...rest] = positionals
  const from = Number(values.from)
  const unexpected = id === undefined || WITH_ID.has(command ?? '') ? rest : [id, ...rest]
  if (unexpected.length > 0) throw new UsageError(`Unexpected: ${unexpected.join(' ')}`)
  if (from > 0 && !values.print) throw new UsageError('--from needs --print.')
  if (!Number.isSafeInteger(from) || from < 0)
    throw new UsageError('--from must be the number of a migration.')
  const { prefix, schema } = values
  return {
    command,
    id,
    names: { ...(prefix !== undefined && { prefix }), ...(schema !== undefined && { schema }) },
    database: values.database ?? environment['DATABASE_URL'],
    isPrint: values.print,
    from,
    status: values.resolved ? 'resolved' : 'open',
    isUnclosed: values.unclosed,
    walletId: values.wallet,
    days: Number(values.days),
    actor: values.actor,
    reason: values.reason,
    isHelp: values.help,
  }
}

// oxlint-disable-next-line explicit-function-return-type -- the options give the type.
const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        database: { type: 'string' },
        prefix: { type: 'string' },
        schema: { type: 'string' },
        print: { type: 'boolean', default: false },
        from: { type: 'string', default: '0' },
        resolved: { type: 'boolean', default: false },
        unclosed: { type: 'boolean', default: false },
        wallet: { type: 'string' },
        days: { type: 'string', default: '30' },
        actor: { type: 'string', default: '' },
        reason: { type: 'string', default: '' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The options cannot be read.')
  }
}
