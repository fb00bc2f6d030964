import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'
import { commandLine } from './support/command-line.ts'

const { folder, ended, endAll, run, serving } = commandLine()

/** Starts a service with the command `serve`, and stops it when it listens. */
async function served(...args: string[]): Promise<void> {
  const { run: service } = await serving(...args)
  service.kill('SIGINT')
  expect(await service.exit).toBe(0)
}

const PRODUCTION = ['--mode', 'production'] as const
/** What production needs to serve, and a sandbox accepts. */
const SERVE_BOTH = ['--rail', 'simulated', '--storage-key', STORAGE_KEY] as const
const SERVE_PRODUCTION = [...PRODUCTION, ...SERVE_BOTH] as const

describe('the mode of a store', () => {
  it('refuses production on a store with the demo credentials of a sandbox, and names the fix', async () => {
    await served()
    const { code, text } = await ended(['serve', '--port', '0', ...SERVE_PRODUCTION])
    expect(text).toContain(join(folder(), '.pix-service/pix.sqlite'))
    expect(text).toMatch(/was made in sandbox mode, .*--mode production.*refuses/s)
    expect(text).toMatch(/another --data folder.*or use --mode sandbox/)
    expect(text).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
    await served()
  })

  it('refuses production without a storage key, in one line', async () => {
    const { code, text } = await ended(['serve', ...PRODUCTION, '--rail', 'simulated'])
    expect(text).toMatch(
      /^The mode is production, and no storage key is set: .* Give --storage-key \(PIX_SERVICE_STORAGE_KEY\)\. Make one with: pix-service keys new, or openssl rand -base64 32\n$/,
    )
    expect(code).toBe(1)
  })

  it('refuses a sandbox on a store with production wallets', async () => {
    await served(...SERVE_PRODUCTION)
    const { code, text } = await ended(['serve', '--port', '0'])
    expect(text).toMatch(/was made in production mode/)
    expect(text).toMatch(/another --data folder.*or use --mode production/)
    expect(code).toBe(1)
    await served(...SERVE_PRODUCTION)
  })

  it('is set by the first start, or by a migration that names one', async () => {
    expect((await ended(['migrate'])).text).toMatch(/schema 0 → \d+\n/)
    expect((await ended(['migrate', ...PRODUCTION])).text).toMatch(
      /already has schema \d+, production mode\n/,
    )
    expect((await ended(['migrate'])).text).toMatch(/already has schema \d+, production mode\n/)
    const { code, text } = await ended(['migrate', '--mode', 'sandbox'])
    expect(text).toMatch(/was made in production mode/)
    expect(code).toBe(1)
  })

  it('is part of an archive', async () => {
    await served()
    await ended(['export', 'sandbox.archive'])
    const refused = await ended(['import', 'sandbox.archive', '--data', 'production', ...PRODUCTION])
    expect(refused.text).toMatch(
      /sandbox\.archive was made in sandbox mode, and --mode production refuses it\./,
    )
    expect(refused.text).toMatch(/Import the archive with --mode sandbox\./)
    expect(refused.code).toBe(1)
    expect((await ended(['import', 'sandbox.archive', '--data', 'copy'])).code).toBe(0)
    const { text } = await ended(['serve', '--port', '0', '--data', 'copy', ...SERVE_PRODUCTION])
    expect(text).toMatch(/copy\/pix\.sqlite was made in sandbox mode/)
  })

  it('of an empty store must equal that of an imported archive', async () => {
    await served()
    await ended(['export', 'sandbox.archive'])
    await ended(['migrate', '--data', 'production', ...PRODUCTION])
    const refused = await ended(['import', 'sandbox.archive', '--data', 'production'])
    expect(refused.text).toMatch(
      /sandbox\.archive was made in sandbox mode, and .*pix\.sqlite in production mode\./,
    )
    expect(refused.text).toMatch(/Import the archive into another --data folder/)
    expect(refused.code).toBe(1)
    await ended(['migrate', '--data', 'sandbox', '--mode', 'sandbox'])
    expect(await ended(['import', 'sandbox.archive', '--data', 'sandbox'])).toMatchObject({ code: 0 })
    await ended(['export', 'again.archive', '--data', 'sandbox'])
    const [first, again] = ['sandbox', 'again'].map((name) => readFileSync(join(folder(), `${name}.archive`)))
    expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true)
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf('missing' in found)(`processes that start together on an empty PostgreSQL${missing}`, () => {
  const url = 'url' in found ? found.url : ''

  it('agree on one mode: the others are refused', async () => {
    const { schema, drop } = freshSchema(url)
    const env = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    try {
      const modes = ['sandbox', 'production', 'sandbox', 'production']
      const processes = modes.map((mode) => {
        const process = run(
          ['serve', '--port', '0', '--log-format', 'json', '--mode', mode, ...SERVE_BOTH],
          env,
        )
        return process.until(/"url":"(http:[^"]+)"|was made in (?:sandbox|production) mode/)
      })
      const listening = (await Promise.all(processes)).map(([, at]) => at !== undefined)
      expect(listening[0]).toBe(listening[2])
      expect(listening[1]).toBe(listening[3])
      expect(listening[0]).not.toBe(listening[1])
    } finally {
      await endAll()
      await drop()
    }
  })
})
