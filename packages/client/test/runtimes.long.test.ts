import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMock, type Mock } from '@pix-payments/mock'
import {
  type Consumers,
  type Globals,
  GLOBALS,
  installConsumers,
  OLDEST,
  type Resolution,
  RESOLUTIONS,
} from './consumers/consumers.ts'
import { WANT } from './consumers/want.ts'
import { installTools, missingTools, type Tools } from './consumers/tools.ts'
import { asWorker, runWorker } from './consumers/worker.ts'

const run = promisify(execFile)

/** The packed client in the runtimes that are not Node of this repository. `pnpm test:long` installs them. */
describe.skipIf(missingTools !== undefined)(
  `other runtimes${missingTools ? `: ${missingTools}` : ''}`,
  () => {
    let mock: Mock
    let tools: Tools
    let consumers: Consumers
    let program: string
    beforeAll(async () => {
      mock = await createMock()
      tools = installTools()
      consumers = installConsumers(mock.url, tools.folder)
      program = consumers.compiled('7.0.2', '@types/node, no DOM', 'ESM, import')
    }, 300_000)
    afterAll(async () => {
      tools?.remove()
      await mock?.close()
    })

    it.each(
      (Object.keys(GLOBALS) as Globals[]).flatMap((globals) =>
        (Object.keys(RESOLUTIONS) as Resolution[]).map((resolution) => [globals, resolution] as const),
      ),
    )(`TypeScript ${OLDEST} compiles the program: %s, imports found as by %s`, (globals, resolution) => {
      const { wrong, others } = consumers.compile(OLDEST, globals, resolution)
      expect(others).toBe('')
      // The compiler does find an error where there is one.
      expect(wrong).toMatch(/error TS2322: .*422.*423/)
    })

    it.each(['node-20', 'node-22', 'node-24'] as const)(
      '%s runs the program, imported and required',
      async (name) => {
        const required = consumers.compiled('7.0.2', '@types/node, no DOM', 'CommonJS, require')
        for (const file of [program, required]) {
          const { stdout } = await run(tools.program(name), [file])
          expect(JSON.parse(stdout)).toEqual(WANT)
        }
      },
    )

    it('Bun runs the program', async () => {
      const { stdout } = await run(tools.program('bun'), [program])
      expect(JSON.parse(stdout)).toEqual(WANT)
    })

    it('Deno runs the program with access to the network alone', async () => {
      const options = ['--no-prompt', '--node-modules-dir=manual', '--allow-net=127.0.0.1', '--quiet']
      const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' }
      const { stdout } = await run(tools.program('deno'), ['run', ...options, program], {
        cwd: consumers.folder,
        env,
      })
      expect(JSON.parse(stdout)).toEqual(WANT)
    })

    it('the runtime of Cloudflare Workers runs the program, bundled', async () => {
      const worker = join(consumers.folder, 'worker.js')
      await build({
        stdin: { contents: asWorker(readFileSync(program, 'utf8')), resolveDir: dirname(program) },
        outfile: worker,
        bundle: true,
        format: 'esm',
        platform: 'browser',
        conditions: ['workerd', 'worker'],
        logLevel: 'silent',
      })
      expect(await runWorker(tools.program('workerd'), worker)).toEqual(WANT)
    })
  },
)
