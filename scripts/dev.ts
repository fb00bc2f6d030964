import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { OPTIONS, readSettings } from './command-line.ts'
import { openServers, stopOnSignal } from './servers.ts'

const HELP = `Watches the contract: an edit reaches the mock, the typed data and the open pages of the reference.

Usage: npx -y pnpm@12.21.0 dev [options]
${OPTIONS}`
const ROOT = join(import.meta.dirname, '..')
const SPEC = join(ROOT, 'spec')
const IGNORED = /(^|\/)(?:dist|node_modules|test)\/|\.test\.ts$|\.tmp$|~$/
const SETTLE_MILLISECONDS = 60

async function main(): Promise<void> {
  const settings = readSettings()
  if (settings === undefined) return console.log(HELP)
  const servers = await openServers(settings, { dev: true })
  stopOnSignal(servers)
  console.log(
    `Watching spec/. Mock ${servers.mock.url}, reference ${servers.docs.url}/reference/. Ctrl-C stops.`,
  )
  watchContract(() => servers.docs.reload())
}

/** The steps of one edit. Each that fails says so and ends the edit; what was built before it stays in use. */
async function rebuild(reload: () => void): Promise<void> {
  const start = performance.now()
  const step = async (name: string, folder: string, ...args: string[]): Promise<string | undefined> => {
    try {
      await promisify(execFile)(process.execPath, args, { cwd: folder })
      return `${name} ${Math.round(performance.now() - start)} ms`
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string }
      console.error(
        `${name}: failed; what was built before stays in use.\n${firstLines(`${stderr}${stdout}`)}`,
      )
      return undefined
    }
  }
  const bundled = await step('bundle for the mock', SPEC, 'src/cli/bundle.ts')
  if (bundled === undefined) return
  const data = await step('typed data', SPEC, 'src/generate.ts')
  const pages = await step('reference', join(ROOT, 'docs'), '--conditions=source', 'src/build.ts')
  if (pages !== undefined) reload()
  console.log(`built: ${[bundled, data, pages].filter((it) => it !== undefined).join(', ')}`)
}

/** What a person needs of a failure: the message, not the stack of the tool. */
function firstLines(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^\s*\^|^file:\/\/|throw new/.test(line))
  return lines.slice(0, 12).join('\n')
}

function watchContract(reload: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  watch(SPEC, { recursive: true }, (_event, file) => {
    if (file === null || IGNORED.test(file) || file.startsWith('src/generated/')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(() => rebuild(reload))
    }, SETTLE_MILLISECONDS)
  })
}

await main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\nSee dev --help.`)
  process.exitCode = 1
})
