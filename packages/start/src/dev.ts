import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { buildDocs } from './build-docs.ts'
import { OPTIONS, readSettings } from './command-line.ts'
import { openServers, stopOnSignal } from './servers.ts'

const HELP = `Watches the contract and the documentation: an edit reaches the mock, the typed data,
the client and the open pages.

Usage: npx -y pnpm@12.21.0 dev [options]
${OPTIONS}`
const ROOT = join(import.meta.dirname, '../../..')
const SPEC = join(ROOT, 'spec')
const DOCS = join(ROOT, 'docs')
const CLIENT = join(ROOT, 'packages/client')
const GENERATOR = join(ROOT, 'packages/client-generator')
const IGNORED = /(^|\/)(?:dist|node_modules|test)\/|\.test\.ts$|\.tmp$|~$/
const SETTLE_MILLISECONDS = 60

async function main(): Promise<void> {
  const settings = readSettings()
  if (settings === undefined) return console.log(HELP)
  const servers = await openServers(settings, { dev: true })
  stopOnSignal(servers)
  const reload = (): void => servers.reload()
  const { watchFolder, enqueue } = watchInSequence()
  watchFolder(
    SPEC,
    (file) => !/^src\/(?:generated|types)\//.test(file),
    () => rebuild(reload),
  )
  // The sources of the guides: the pages and the example programs that the pages include.
  watchFolder(
    DOCS,
    (file) => /^(?:src|examples|public)\//.test(file),
    () => rebuildPages(reload),
  )
  console.log(
    `Watching spec/ and docs/. Service ${servers.service.url}, mock ${servers.mock.url}, documentation ${servers.docs.url}/. Ctrl-C stops.`,
  )
  if (!settings.buildDocs) return
  enqueue(async () => {
    if (await buildDocs({ say: console.log })) reload()
    else servers.docsFailed()
  })
}

type Step = (name: string, folder: string, ...args: string[]) => Promise<string | undefined>

/**
 * Runs the steps that follow an edit of the contract. If a step fails, its error is printed and the last output of the
 * step stays in use.
 */
async function rebuild(reload: () => void): Promise<void> {
  const step = startSteps()
  const bundled = await step('bundle for the mock', SPEC, 'src/cli/bundle.ts')
  if (bundled === undefined) return
  const data = await step('typed data', SPEC, 'src/generate.ts')
  const types = await step('types', GENERATOR, 'src/cli.ts', '--types', '../../spec/src/types')
  const client = await step('client', CLIENT, '../client-generator/src/cli.ts', 'src/generated')
  const sandbox = await step(
    'sandbox client',
    CLIENT,
    '../client-generator/src/cli.ts',
    '--sandbox',
    'src/sandbox/generated',
  )
  const reference = await step('reference', DOCS, '--conditions=source', 'src/build.ts', 'reference')
  if (reference !== undefined) reload()
  const pages = await step('pages', DOCS, '--conditions=source', 'src/build.ts', 'site')
  if (pages !== undefined) reload()
  console.log(
    `built: ${[bundled, data, types, client, sandbox, reference, pages].filter((it) => it !== undefined).join(', ')}`,
  )
}

async function rebuildPages(reload: () => void): Promise<void> {
  const pages = await startSteps()('pages', DOCS, '--conditions=source', 'src/build.ts', 'site')
  if (pages === undefined) return
  reload()
  console.log(`built: ${pages}`)
}

/**
 * Returns a function that runs one step. It returns a text such as `client 840 ms`, with the time since `startSteps`
 * was called.
 */
function startSteps(): Step {
  const start = performance.now()
  return async (name, folder, ...args) => {
    try {
      await promisify(execFile)(process.execPath, args, { cwd: folder })
      return `${name} ${Math.round(performance.now() - start)} ms`
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string }
      console.error(`${name}: failed; its last output stays in use.\n${firstLines(`${stderr}${stdout}`)}`)
      return undefined
    }
  }
}

/** Returns the message of a failure, up to 12 lines, without the stack trace. */
function firstLines(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^\s*\^|^file:\/\/|throw new/.test(line))
  return lines.slice(0, 12).join('\n')
}

type Action = () => Promise<void>

interface Sequence {
  /** Runs an action after each burst of relevant edits in a folder. */
  watchFolder(folder: string, isRelevant: (file: string) => boolean, act: Action): void
  enqueue(act: Action): void
}

/** Runs the actions of all watched folders, and other actions, one after another. */
function watchInSequence(): Sequence {
  let building = Promise.resolve()
  const enqueue = (act: Action): void => {
    building = building.then(act)
  }
  return {
    enqueue,
    watchFolder(folder, isRelevant, act) {
      let timer: NodeJS.Timeout | undefined
      watch(folder, { recursive: true }, (_event, file) => {
        if (file === null || IGNORED.test(file) || !isRelevant(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => enqueue(act), SETTLE_MILLISECONDS)
      })
    },
  }
}

await main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\nSee dev --help.`)
  process.exitCode = 1
})
