import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService, DEMO_CREDENTIALS } from '@pix-payments/service'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampled, sampleOf } from './code-samples.ts'
import { MOCK_URL } from './examples-support.ts'

const run = promisify(execFile)
const DOCS = join(import.meta.dirname, '..')
/** The samples as files. They are in this package, because they import the client. */
const FOLDER = join(DOCS, '.code-samples')
/** The address in the samples. */
const LOCAL = 'http://127.0.0.1:4020'

/** The settings of curl: it prints the status below the body. */
let curlHome: string
beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  curlHome = await mkdtemp(join(tmpdir(), 'pix-curl-'))
  await writeFile(join(curlHome, '.curlrc'), String.raw`write-out = "\n%{http_code}"`)
})
afterAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await rm(curlHome, { recursive: true })
})

/** Runs a program of TypeScript and returns what it prints. */
let runs = 0
async function printed(source: string): Promise<readonly unknown[]> {
  runs += 1
  const file = join(FOLDER, `run-${runs}.ts`)
  await writeFile(file, source)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    await import(file)
    return log.mock.calls.map(([value]) => value as unknown)
  } finally {
    log.mockRestore()
  }
}

/** Runs commands and returns the status and the body of the response. */
async function answered(commands: string, baseUrl: string, token: string): Promise<[number, unknown]> {
  const env = { PATH: process.env['PATH'], CURL_HOME: curlHome, PIX_BASE_URL: baseUrl, PIX_TOKEN: token }
  const { stdout } = await run('bash', ['-e', '-u', '-c', commands], { env })
  const [, body = '', status = ''] = /^(.*)\n(\d{3})$/s.exec(stdout) ?? []
  return [Number(status), JSON.parse(body)]
}

const everySample = sampled.map(({ id }) => id)

/** Compiles programs and returns the messages of the compiler. */
async function compiled(name: string, programs: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(FOLDER, name)
  await mkdir(folder)
  for (const [id, source] of Object.entries(programs))
    await writeFile(join(folder, `${id}.ts`), `${source}\n`)
  const config = { extends: '../../../tsconfig.json', include: ['.'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(DOCS, '../node_modules/.bin/tsc')
  const { stdout } = await run(compiler, ['-p', folder]).catch(
    (error: unknown) => error as { stdout: string },
  )
  return stdout
}

describe('the code samples of the contract', () => {
  it('compile, and would not with a misspelt property', async () => {
    const programs = Object.fromEntries(everySample.map((id) => [id, sampleOf(id, 'TypeScript')]))
    const misspelt = sampleOf('createRefund', 'TypeScript').replace('externalId:', 'externalID:')
    const messages = await compiled('samples', { ...programs, misspelt })
    // The lines below a message are indented.
    expect(messages.split(/\n(?=\S)/)).toEqual([
      expect.stringMatching(/misspelt.ts.*'externalID' does not exist/s),
    ])
  })

  it('name the address of the mock', () => {
    for (const id of everySample) expect(sampleOf(id, 'TypeScript')).toContain(`?? '${LOCAL}'`)
  })
})

describe('on the mock, as they are', () => {
  it.each(everySample)('%s runs', async (id) => {
    const values = await printed(sampleOf(id, 'TypeScript').replaceAll(LOCAL, MOCK_URL))
    expect(values).not.toEqual([])
    const [status, body] = await answered(sampleOf(id, 'curl'), MOCK_URL, 'any')
    expect(status).toBeLessThan(300)
    expect(body).toEqual(expect.any(Object))
  })
})

describe('in a sandbox with the examples, as they are', async () => {
  const service = await createService({ seedExamples: true })
  afterAll(() => service.close())
  const [{ walletId, clientId, clientSecret }] = DEMO_CREDENTIALS
  const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
  const { state } = createSandboxClient({ baseUrl: service.url })
  const { snapshotId } = await state.createSnapshot({ walletId })
  beforeEach(() => state.restoreSnapshot({ walletId, snapshotId }))
  // The next test runs the sample of createRecurrence, because its date is computed.
  const samples = everySample.filter((id) => id !== 'createRecurrence')

  it.each(samples)('%s runs with the client', async (id) => {
    const values = await printed(sampleOf(id, 'TypeScript').replaceAll(LOCAL, service.url))
    expect(values).not.toEqual([])
  })

  it.each(samples)('%s runs with curl', async (id) => {
    const { access_token: token } = await pix.authentication.createAccessToken({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const [status, body] = await answered(
      sampleOf(id, 'curl').replaceAll(LOCAL, service.url),
      service.url,
      token,
    )
    expect([status, body]).toEqual([expect.toBeOneOf([200, 201, 202]), expect.any(Object)])
  })
})

it('createRecurrence runs in a new sandbox today, because its date is computed', async () => {
  await using today = await createService()
  const values = await printed(sampleOf('createRecurrence', 'TypeScript').replaceAll(LOCAL, today.url))
  expect(values).toEqual([expect.objectContaining({ status: 'PENDING' })])
  expect(sampleOf('createRecurrence', 'curl')).toContain('Date.now() + 5 * 864e5')
})
