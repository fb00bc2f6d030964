import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '@pix-payments/service'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DIST, EXAMPLES_FOLDER } from '../src/folders.ts'
import { copiedFiles, samplePages, samplesOf } from './built-samples.ts'
import { freePort } from '@pix-payments/testing/free-port'
import { findPostgres } from '@pix-payments/testing/postgres'
import { FUNCTIONS, functionFiles } from './functions-in-project.ts'
import { node20, type PackedProject, packedProject } from './packed-project.ts'

/** What the guide adds to the settings that `tsc --init` writes. */
const GUIDE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../examples/project-tsconfig.json'), 'utf8'),
) as { readonly compilerOptions: object }

/** Both write the same settings with `--init`. */
const COMPILERS = ['typescript', 'typescript-5.9'] as const

/** NestJS 11 is CommonJS with decorators. `packages/client/test/nestjs.test.ts` compiles and runs its samples. */
const NEST = new Set(
  readdirSync(join(DIST, EXAMPLES_FOLDER, 'nestjs'), { recursive: true }).map(
    (path) => String(path).split('/').at(-1) ?? '',
  ),
)

const folderOf = (page: string): string => `pages/${page.replace(/\.html$/, '').replaceAll(/\W+/g, '-')}`

/** The TypeScript files that a reader of a page has: the copied blocks, the downloaded files, and those that they import. */
function filesOf(page: string): ReadonlyMap<string, string> {
  const files = new Map([...copiedFiles(page)].filter(([name]) => name.endsWith('.ts') && !NEST.has(name)))
  for (const text of files.values()) {
    for (const [, name = ''] of text.matchAll(/ from '\.\/([\w.-]+\.ts)'/g)) {
      // The name of the file in a title links to the whole file. A Map also visits what is added meanwhile.
      if (!files.has(name)) files.set(name, readFileSync(join(DIST, EXAMPLES_FOLDER, name), 'utf8'))
    }
  }
  return new Map([...files].map(([name, text]) => [`${folderOf(page)}/${name}`, text]))
}

const tscOf = (compiler: (typeof COMPILERS)[number]): string => `node_modules/${compiler}/bin/tsc`
const VITEST = '../../node_modules/vitest/vitest.mjs'

describe(
  'the samples of the built pages, in an empty project with the packed packages',
  { timeout: 180_000 },
  () => {
    let project: PackedProject
    let baseUrl: string
    let close: () => Promise<void>
    beforeAll(async () => {
      const service = await createService()
      baseUrl = service.url
      close = () => service.close()
      project = await packedProject()
      const files = samplePages().flatMap((page) => [...filesOf(page)])
      await project.node([tscOf('typescript'), '--init'])
      const settings = { extends: './tsconfig.json', ...GUIDE, include: ['pages/*/*.ts'] }
      await project.write(new Map([...files, ['pages.json', JSON.stringify(settings)]]))
    })
    afterAll(async () => {
      await close?.()
      await project?.remove()
    })

    it.each(COMPILERS)('type-check with the settings of the guide by %s', async (compiler) => {
      await expect(project.node([tscOf(compiler), '-p', 'pages.json'])).resolves.toBe('')
    })

    it('would not type-check without their imports', async () => {
      const [first = ''] = filesOf('guides/by-hand.html').values()
      const broken = first.replaceAll(/^import [\s\S]*? from '.*'$/gm, '')
      await project.write(new Map([['broken/deposit.ts', broken]]))
      const config = JSON.stringify({ extends: './pages.json', include: ['broken/*.ts'] })
      await project.write(new Map([['broken.json', config]]))
      await expect(project.node([tscOf('typescript'), '-p', 'broken.json'])).rejects.toThrow(
        "Cannot find name 'PixClient'",
      )
    })

    it.each([
      { page: 'index.html', program: 'first-request.ts', prints: /^000201/ },
      {
        page: 'guides/deposit.html',
        program: 'first-deposit.ts',
        prints: /^000201.*\nCredit 10000 centavos\n$/,
      },
      {
        page: 'guides/authentication.html',
        program: 'first-balance.ts',
        prints: /^Available: \d+ centavos\n$/,
      },
      {
        page: 'guides/operator-kit.html',
        program: 'try-kit.ts',
        prints: /^000201.*\nCredited: true\nThe money is on its way\.\nYou have the money\.\n$/,
      },
      {
        page: 'guides/by-hand.html',
        program: 'try-deposit.ts',
        prints: /^000201.*\nCredited 10000 centavos\n$/,
      },
      { page: 'guides/by-hand.html', program: 'try-withdrawal.ts', prints: /^Paid withdrawal-[\w-]+\n$/ },
      // The receiver of this trial can get the last events of the trials above, too.
      { page: 'guides/by-hand.html', program: 'try-webhooks.ts', prints: /(?:^|\n)Stored pixChargePaid\n$/ },
      // Again: the webhook is configured by now.
      { page: 'guides/by-hand.html', program: 'try-webhooks.ts', prints: /(?:^|\n)Stored pixChargePaid\n$/ },
      {
        page: 'guides/cycles.html',
        program: 'try-recurrence.ts',
        prints: /^000201.*\nCycle 2: CREATED, due on 20\d\d-\d\d-\d\d\n$/,
      },
    ])('$program of $page runs as copied', async ({ page, program, prints }) => {
      const env = {
        PIX_BASE_URL: baseUrl,
        PIX_CLIENT_ID: 'alfa-demo',
        PIX_CLIENT_SECRET: 'alfa-demo-secret',
        WEBHOOK_PORT: String(await freePort()),
      }
      expect(await project.node([program], { in: folderOf(page), env })).toMatch(prints)
    })

    it('try-kit.ts runs on PostgreSQL as copied', async (context) => {
      const postgres = await findPostgres()
      if ('missing' in postgres) return context.skip(postgres.missing)
      const database = `kit_${randomBytes(4).toString('hex')}`
      const administrator = new Client(postgres.url)
      await administrator.connect()
      onTestFinished(async () => {
        await administrator.query(`drop database ${database} with (force)`)
        await administrator.end()
      })
      await administrator.query(`create database ${database}`)
      const url = new URL(postgres.url)
      url.pathname = `/${database}`
      const env = { PIX_BASE_URL: baseUrl, WEBHOOK_PORT: String(await freePort()), DATABASE_URL: url.href }
      const folder = folderOf('guides/operator-kit.html')
      expect(await project.node(['try-kit.ts'], { in: folder, env })).toMatch(/\nYou have the money\.\n$/)
    })

    it.each(['guides/testing-with-the-service.html', 'guides/testing-with-the-mock.html'])(
      'the tests of %s pass as copied',
      async (page) => {
        const printed = await project.node([VITEST, 'run', '--root', '.'], { in: folderOf(page) })
        expect(printed).toMatch(/Tests .*passed/)
        expect(printed).not.toMatch(/\d (?:failed|skipped)/)
      },
    )

    it('the functions do what their tests want, as copied', async () => {
      await project.write(functionFiles())
      const args = [
        join(project.folder, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--root',
        '.',
        '--reporter=json',
        '--outputFile=report.json',
      ]
      await project.node(args, { in: `${FUNCTIONS}/docs` })
      const report = readFileSync(join(project.folder, FUNCTIONS, 'docs/report.json'), 'utf8')
      const { numTotalTests, numPassedTests } = JSON.parse(report) as Record<string, number>
      expect(numPassedTests).toBe(numTotalTests)
      expect(numPassedTests).toBeGreaterThan(100)
    })

    it('the sandbox of the container runs, and the test of the page runs against it, also with Node 20', async () => {
      const samples = samplesOf('guides/your-project.html')
      const codeOf = (title: string): string => samples.find((it) => it.title === title)?.code ?? ''
      const [, command = ''] = /^CMD (.*)$/m.exec(codeOf('sandbox.Dockerfile')) ?? []
      const [npx, program = '', ...args] = JSON.parse(command) as readonly string[]
      expect(npx).toBe('npx')
      await using server = await project.serve(`node_modules/.bin/${program}`, args, {
        PIX_SERVICE_PORT: '0',
        PIX_SERVICE_CONTROL_TOKEN: 'my-control-token',
      })
      await project.write(new Map([['elsewhere.test.mjs', codeOf('elsewhere.test.mjs')]]))
      const env = {
        PIX_BASE_URL: `http://127.0.0.1:${new URL(server.url).port}`,
        PIX_CONTROL_TOKEN: 'my-control-token',
      }
      for (const node of [process.execPath, ...(await node20())]) {
        const printed = await project.node(['--test', 'elsewhere.test.mjs'], { env, node })
        expect(printed).toMatch(/pass 1\n/)
      }
    })

    it('the service and the mock name the Node that they need when Node is older', async () => {
      for (const node of await node20()) {
        for (const name of ['service', 'mock']) {
          const args = ['--input-type=module', '-e', `import '@pix-payments/${name}'`]
          await expect(project.node(args, { node })).rejects.toThrow(
            /Error: @pix-payments\/\w+ needs Node 24\.18\.0 or newer\. This is Node 20\.[\d.]+\.\n/,
          )
        }
      }
    })
  },
)
