import { watch } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { serveDocs } from '@pix-payments/docs/serve'
import { createMock } from '@pix-payments/mock'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { explainListenError, portOf } from './ports.ts'

const ROOT = join(import.meta.dirname, '..')
const IGNORED = /(^|\/)(?:dist|node_modules|test)\/|\.test\.ts$|\.tmp$|~$/
const SETTLE_MILLISECONDS = 60

const run = async (file: string, cwd: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [file], { cwd })
}

/** One edit: bundle first, since the mock watches that file, then typed data and reference side by side. */
async function rebuild(reload: () => void): Promise<void> {
  const start = performance.now()
  try {
    await run('src/cli/bundle.ts', join(ROOT, 'spec'))
    const bundled = performance.now()
    await Promise.all([run('src/generate.ts', join(ROOT, 'spec')), run('src/build.ts', join(ROOT, 'docs'))])
    reload()
    const [toMock, toDocs] = [bundled - start, performance.now() - start].map(Math.round)
    console.log(`contract: mock after ${toMock} ms, types and reference after ${toDocs} ms`)
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    console.error(
      `The contract does not build; the mock keeps serving the last good one.\n${stderr || message}`,
    )
  }
}

const [mockPort, docsPort] = [portOf('mock', {}, process.env), portOf('docs', {}, process.env)]
try {
  const docs = await serveDocs({ port: docsPort, dev: true }).catch((error: unknown) => {
    throw explainListenError('docs', docsPort, error)
  })
  const mock = await createMock({ port: mockPort, watch: true, logLevel: 'info' }).catch((error: unknown) => {
    throw explainListenError('mock', mockPort, error)
  })
  console.log(`Watching spec/. Mock ${mock.url}, reference ${docs.url}/reference/. Ctrl-C stops.`)
  watchContract(() => docs.reload())
  process.on('SIGINT', () => void Promise.all([mock.close(), docs.close()]).then(() => process.exit(0)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function watchContract(reload: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  watch(join(ROOT, 'spec'), { recursive: true }, (_event, file) => {
    if (file === null || IGNORED.test(file) || file.startsWith('src/generated/')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(() => rebuild(reload))
    }, SETTLE_MILLISECONDS)
  })
}
