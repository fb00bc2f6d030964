import { performance } from 'node:perf_hooks'
import { join } from 'node:path'
import { buildDocs } from './build-docs.ts'
import { OPTIONS, readSettings } from './command-line.ts'
import { openServers, type Servers, stopOnSignal } from './servers.ts'
import { startSteps } from './steps.ts'
import { watchInSequence } from './watch-in-sequence.ts'

const HELP = `Watches the sources: an edit of the contract or the documentation reaches the mock, the typed data,
the client and the open pages. An edit of the service or of its page starts the service again.

Usage: npx -y pnpm@12.21.0 dev [options]
${OPTIONS}`
const ROOT = join(import.meta.dirname, '../../..')
const SPEC = join(ROOT, 'spec')
const DOCS = join(ROOT, 'docs')
const PACKAGES = join(ROOT, 'packages')
const CLIENT = join(PACKAGES, 'client')
const GENERATOR = '../client-generator/src/cli.ts'
const DASHBOARD = join(PACKAGES, 'dashboard')
/** What the process of the documentation reads once. Astro watches the rest of `docs/src`. */
const OF_THE_PROCESS = /^(?:site|languages)\/|^[^/]+\.ts$/

async function main(): Promise<void> {
  const settings = readSettings()
  if (settings === undefined) return console.log(HELP)
  const servers = await openServers(settings, { dev: true })
  stopOnSignal(servers)
  const { watchFolder, enqueue } = watchInSequence()
  watchFolder(SPEC, {
    isRelevant: (file) => !/^src\/(?:generated|types)\//.test(file),
    act: (files) => rebuild(servers, files),
  })
  watchFolder(join(DOCS, 'src'), {
    isRelevant: (file) => OF_THE_PROCESS.test(file),
    act: () => restart(servers, 'docs'),
  })
  watchFolder(join(DOCS, 'examples'), { act: async () => servers.reload() })
  for (const name of ['service', 'http-contract', 'pix'])
    watchFolder(join(PACKAGES, name, 'src'), { act: () => restart(servers, 'service') })
  watchFolder(join(PACKAGES, 'mock/src'), { act: () => restart(servers, 'mock') })
  watchFolder(join(DASHBOARD, 'src'), { act: () => rebuildPage(servers) })
  console.log(
    `Watching the sources. Service ${servers.service.url}, mock ${servers.mock.url}, documentation ${servers.docs.url}/. Ctrl-C stops.`,
  )
  if (!settings.buildDocs) return
  enqueue(async () => {
    if (await buildDocs({ say: console.log })) servers.reload()
    else servers.docsFailed()
  })
}

/** The order of the documents: the edited one first. Sandbox and rail use schemas of the contract. */
function documentsOf(files: readonly string[]): readonly string[] {
  const own = ['sandbox', 'rail'].filter((name) => files.every((file) => file.startsWith(`${name}/`)))
  return own.length > 0 ? own : ['pix', 'sandbox', 'rail']
}

/**
 * Runs the steps that follow an edit of the contract: first those that a reader of the reference waits for. If a step
 * fails, its error is printed and the last output of the step stays in use.
 */
async function rebuild(servers: Servers, files: readonly string[]): Promise<void> {
  const step = startSteps()
  const built: (string | undefined)[] = []
  const reference = async (): Promise<void> => {
    built.push(await step('reference', DOCS, '--conditions=pix-source', 'src/build.ts', 'reference'))
    servers.reload()
  }
  const [first = '', ...others] = documentsOf(files)
  const bundled = await step('bundle for the mock', SPEC, 'src/cli/bundle.ts', '--only', first)
  if (bundled === undefined) return
  built.push(bundled)
  await reference()
  for (const name of others) await step(name, SPEC, 'src/cli/bundle.ts', '--only', name)
  if (others.length > 0) await reference()
  built.push(
    await step('typed data', SPEC, 'src/generate.ts'),
    await step('types', CLIENT, GENERATOR, '--types', '../../spec/src/types'),
    await step('client', CLIENT, GENERATOR, 'src/generated'),
    await step('sandbox client', CLIENT, GENERATOR, '--sandbox', 'src/sandbox/generated'),
    await step(
      'validators',
      join(PACKAGES, 'http-contract'),
      '--conditions=pix-source',
      'src/compile/cli.ts',
    ),
  )
  await restart(servers, 'service')
  servers.reload()
  console.log(`built: ${built.filter((it) => it !== undefined).join(', ')}`)
}

async function rebuildPage(servers: Servers): Promise<void> {
  const vite = join(DASHBOARD, 'node_modules/vite/bin/vite.js')
  const page = await startSteps()('page of the sandbox', DASHBOARD, vite, 'build')
  if (page === undefined) return
  console.log(`built: ${page}`)
  // The service reads the files of the page once.
  await restart(servers, 'service')
}

async function restart(servers: Servers, part: 'service' | 'mock' | 'docs'): Promise<void> {
  const start = performance.now()
  await servers.restart(part)
  console.log(`restarted: ${part} ${Math.round(performance.now() - start)} ms`)
}

await main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\nSee dev --help.`)
  process.exitCode = 1
})
