import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { WORKFLOW_ENDING } from '../folders.ts'
import { flowNames } from '../read-flows.ts'

const HELP = `Runs flows of the contract with "redocly respect".

  pnpm flows [flow …] [--url <url>]

  flow         the name of a file in spec/workflows, without its ending (default: all flows)
  --url <url>  the base URL of a running sandbox (default: starts one in memory)
  --list       print the names of the flows
  -h, --help   print this text

Exit codes: 0 every flow passed; 1 a criterion was not met; 2 the command cannot run.
`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  const known = flowNames()
  if (values.help || values.list) {
    process.stdout.write(values.help ? HELP : `${known.join('\n')}\n`)
    return 0
  }
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no flow ${unknown.join(', ')}.`)
  const names = positionals.length > 0 ? positionals : known
  if (values.url !== undefined) return run(names, values.url)
  const { createService } = await import('@pix-payments/service')
  await using service = await createService()
  return await run(names, service.url)
}

/** Runs the flows from a copy of the examples, because the workflows need the bundled descriptions beside them. */
async function run(names: readonly string[], url: string): Promise<number> {
  // Imported here, because they load for longer than the names take to print.
  const { exampleFiles } = await import('../example-files.ts')
  const { respect } = await import('../respect.ts')
  const folder = await mkdtemp(join(tmpdir(), 'pix-flows-'))
  try {
    for (const [path, text] of exampleFiles('0.0.0')) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { passed } = await respect({
      folder,
      files: names.map((name) => `workflows/${name}${WORKFLOW_ENDING}`),
      servers: { pix: url, sandbox: url },
      write: (text) => process.stdout.write(text),
    })
    return passed ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${(error as Error).message}\nSee "pnpm flows --help".`)
  process.exitCode = 2
}
