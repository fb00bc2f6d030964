import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../publishing/repository.ts'
import { makeVersion } from '../publishing/version.ts'
import { terminal } from '../report/terminal.ts'

const HELP = `Turns the pending changesets into a version.

  pnpm release:version [--root <folder>]

It checks as release:check does, and stops there if that fails. Then it bumps all packages together, writes their
CHANGELOG.md, bundles the contract with the new version, keeps it as spec/released/openapi.yaml for the next
comparison, and puts the release on top of CHANGELOG.md. It commits nothing and publishes nothing. With nothing
pending it changes nothing.

("pnpm version" is a command of pnpm itself: it would bump the packages and leave out all the rest.)

  --root <folder>  the repository (default: this one)
  -h, --help       this text

Exit codes: 0 done, or nothing pending; 1 the check refuses; 2 the command cannot run.
`

async function main(): Promise<number> {
  const { values } = parseArgs({
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
      `Version ${outcome.version}. Also written: ${outcome.files.join(', ')}.\nLook at the changes, then commit them; the release workflow publishes what is merged to main.`,
    )
  return outcome.done === 'refused' ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${(error as Error).message}\nSee "pnpm release:version --help".`)
  process.exitCode = 2
}
