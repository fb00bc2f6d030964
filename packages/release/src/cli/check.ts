import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRelease, compareContracts } from '../check.ts'
import { loadContract } from '../contract/load.ts'
import { baseline, BASELINE, bundleNow, REPOSITORY } from '../publishing/repository.ts'
import { annotations } from '../report/annotations.ts'
import { json } from '../report/json.ts'
import { markdown } from '../report/markdown.ts'
import type { Report } from '../report/report.ts'
import { sourceFiles } from '../report/source-files.ts'
import { terminal } from '../report/terminal.ts'
import { run } from './command.ts'

const FORMATS = ['table', 'markdown', 'json', 'github-actions'] as const

const HELP = `Compares the contract with the last release, and checks that the changesets announce every difference.

  pnpm release:check [--format <format>] [--all | --brief]
  pnpm release:check --base <file> [--head <file>]     compare two bundles, without changesets

  --base <file>      the older bundle, JSON or YAML (default: ${BASELINE})
  --head <file>      the newer bundle (default: the contract of this repository)
  --format <format>  ${FORMATS.join(', ')} (default: table)
  --all              also list the differences that need no changeset
  --brief            list the differences only when the check fails
  --root <folder>    the repository (default: this one)
  -h, --help         print this text

Exit codes: 0 the changesets announce every difference, or two files were compared; 1 the changesets announce too
little, do not name a difference, or have an invalid line; 2 the command cannot run (unknown option, a file that is not
a contract).
`

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      format: { type: 'string', default: 'table' },
      all: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
      root: { type: 'string', default: REPOSITORY },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const format = FORMATS.find((it) => it === values.format)
  if (format === undefined)
    throw new Error(`--format must be one of ${FORMATS.join(', ')}, not "${values.format}".`)
  const root = resolve(values.root)
  const report = await reportOf(root, values)
  console.log(print(report))
  return report.problems.length === 0 ? 0 : 1

  function print(it: Report): string {
    if (format === 'json') return json(it)
    if (format === 'markdown') return markdown(it)
    return format === 'github-actions'
      ? annotations(it, sourceFiles(root))
      : terminal(it, { all: values.all, brief: values.brief && it.problems.length === 0 })
  }
}

async function reportOf(root: string, files: { base?: string; head?: string }): Promise<Report> {
  const base = files.base === undefined ? await baseline(root) : await loadContract(files.base)
  const head = files.head === undefined ? await bundleNow(root) : await loadContract(files.head)
  const compared = files.base !== undefined || files.head !== undefined
  if (!compared) return checkRelease(root, base, head)
  if (base === undefined) throw new Error(`There is no ${BASELINE} yet. Give the older bundle with --base.`)
  return compareContracts(base, head)
}

export const runCommand = (args: readonly string[]): Promise<void> => run('release:check', main, args)

if (import.meta.main) await runCommand(process.argv.slice(2))
