import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CHECKS, type Check } from './checks.ts'
import { readContract } from './contract.ts'
import { CACHE } from './folders.ts'
import type { Outcome } from './outcome.ts'
import { createTable, problemsOf } from './report.ts'
import { findMissing } from './toolchains.ts'
import { fetchTools } from './tools/fetch-tools.ts'

const HELP = `Generates clients in other languages from the bundled contract, with the commands of the guide "Clients in your
language". Compiles each client, looks for every operation in it, and runs the programs of the guide against the sandbox.

  pnpm languages [--only <check>]…

  --only <check>  only this check; may be repeated
  -h, --help      print this text

Checks: ${CHECKS.map(({ name }) => name).join(', ')}

The first run downloads the pinned tools from Maven Central, PyPI and the Go module proxy. Later runs need no network.

Environment variables:
  PIX_LANGUAGES=required        a missing toolchain is a failure; otherwise its checks are left out
  PIX_LANGUAGES_CACHE=<folder>  the folder of the tools and the generated clients
                                (default: packages/languages/node_modules/.cache/languages)

Exit codes: 0 every check that ran passed; 1 a check failed, or a required toolchain is missing; 2 the command cannot
run (unknown option, a download that fails).`

/** The output of the command: `log` writes to stdout, `error` to stderr. */
export type Terminal = Readonly<Record<'log' | 'error', (text: string) => void>>

/** Runs `languages` with these arguments. Returns the exit code. */
export async function command(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const checks = readArguments(words)
    if (checks !== undefined) return await runChecks(checks, terminal)
    terminal.log(HELP)
    return 0
  } catch (error) {
    terminal.error(`${(error as Error).message}\nSee "pnpm languages --help".`)
    return 2
  }
}

/** Returns undefined for `--help`. */
function readArguments(words: readonly string[]): readonly Check[] | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return undefined
  const unknown = values.only.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0) throw new Error(`There is no check named ${unknown.join(', ')}.`)
  return values.only.length === 0 ? CHECKS : CHECKS.filter(({ name }) => values.only.includes(name))
}

async function runChecks(checks: readonly Check[], terminal: Terminal): Promise<number> {
  await mkdir(CACHE, { recursive: true })
  const needed = new Set(checks.flatMap(({ needs }) => needs))
  const missing = await findMissing(needed, CACHE)
  await fetchTools([...needed].filter((it) => !missing.has(it)))
  const contract = await readContract()
  const table = createTable(checks.map(({ name }) => name))
  terminal.log(table.head)
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const reason = check.needs.map((it) => missing.get(it)).find((it) => it !== undefined)
    const outcome =
      reason === undefined ? await timed(() => check.run(contract)) : { name: check.name, notRun: reason }
    outcomes.push(outcome)
    terminal.log(table.row(outcome))
  }
  const problems = problemsOf(outcomes)
  if (problems !== '') terminal.error(problems)
  const isIncomplete = process.env['PIX_LANGUAGES'] === 'required' && missing.size > 0
  return problems !== '' || isIncomplete ? 1 : 0
}

async function timed(work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now()
  const outcome = await work()
  return { ...outcome, seconds: (performance.now() - start) / 1000 }
}
