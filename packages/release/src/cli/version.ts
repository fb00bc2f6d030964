import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../publishing/repository.ts'
import { makeVersion } from '../publishing/version.ts'
import { terminal } from '../report/terminal.ts'
import { run } from './command.ts'

const HELP = `Turns the pending changesets into a version.

  pnpm release:version [--root <folder>]

Steps:
  1. run release:check, and stop if it fails
  2. bump all packages to the same version
  3. bundle the contract with the new version, and save it without prose as spec/released/openapi.json for the next
     comparison
  4. add the release at the top of CHANGELOG.md, of the repository and of each public package

The command does not commit or publish. Without pending changesets it changes nothing.
Do not run "pnpm version": it is a command of pnpm, and does only step 2.

  --root <folder>  the repository (default: this one)
  -h, --help       print this text

Exit codes: 0 done, or nothing pending; 1 the check failed; 2 the command cannot run.
`

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: REPOSITORY },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const outcome = await makeVersion(resolve(values.root))
  if (outcome.done === 'nothing') console.log('No changeset is pending: nothing to do.')
  else if (outcome.done === 'refused') console.error(`${terminal(outcome.report)}\n\nNothing was changed.`)
  else
    console.log(
      `Version ${outcome.version}. Also written: ${outcome.files.join(', ')}.\nReview the changes, then commit them. The release workflow publishes the version when it is merged to main.`,
    )
  return outcome.done === 'refused' ? 1 : 0
}

export const runCommand = (args: readonly string[]): Promise<void> => run('release:version', main, args)

if (import.meta.main) await runCommand(process.argv.slice(2))
