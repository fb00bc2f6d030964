import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createService } from '@pix-payments/service'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  acceptedSchedule,
  authorizedRecurrence,
  charge,
  openExampleWallet,
  paidRecurrence,
  payment,
  reach,
  recurrence,
  restore,
  schedule,
  settledSchedule,
  type ExampleWallet,
  unpaidSchedule,
} from './example-wallet.ts'
import { requestExample } from './contract-examples.ts'
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

/** Values in a sample, and the values of the sandbox that replace them. */
type Replacements = Readonly<Record<string, string>>

const CHARGE = '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42'
const PAYMENT = 'E87654321202603011403a1B2c3D4e5F'
const RECURRENCE = 'RR123456782026030101a2b3c4d5e'
const SCHEDULE = 'pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const REFUND = '7d2f4b6a-8c1e-4a35-9b70-3e5d7c9f1a24'
const ACCESS_TOKEN = '94ed2badcbc04c15b0bb7fa353194890'

/** What must exist in the sandbox before a sample runs. A sample without an entry runs in a new wallet. */
const PREPARATIONS: Readonly<Record<string, (wallet: ExampleWallet) => Promise<Replacements | void>>> = {
  getImmediateCharge: async (wallet) => ({ [CHARGE]: await charge(wallet) }),
  simulatePayment: async (wallet) => ({ [CHARGE]: await charge(wallet) }),
  getWithdrawal: async (wallet) => {
    await wallet.pix.withdrawals.createWithdrawalByPixKey(requestExample('createWithdrawalByPixKey'))
  },
  createRefund: async (wallet) => ({ [PAYMENT]: await payment(wallet) }),
  getRefund: async (wallet) => {
    const endToEndId = await payment(wallet)
    await wallet.pix.refunds.createRefund({ ...requestExample('createRefund'), endToEndId })
    return { [PAYMENT]: endToEndId }
  },
  getInternalTransfer: async ({ pix }) => {
    await pix.internalTransfers.createInternalTransfer(requestExample('createInternalTransfer'))
  },
  getClosingDayBalance: (wallet) => reach(wallet, '2026-03-02T12:00:00.000Z'),
  listStatement: async (wallet) => {
    await payment(wallet)
    await reach(wallet, '2026-03-02T12:00:00.000Z')
  },
  getConsolidatedStatement: async (wallet) => {
    await payment(wallet)
    await reach(wallet, '2026-03-03T12:00:00.000Z')
  },
  listRecurrences: async (wallet) => void (await authorizedRecurrence(wallet)),
  getRecurrence: async (wallet) => ({ [RECURRENCE]: (await recurrence(wallet)).id }),
  getRecurrenceLocation: async (wallet) => ({ [ACCESS_TOKEN]: (await recurrence(wallet)).recUrlAccessToken }),
  cancelRecurrence: async (wallet) => ({ [RECURRENCE]: await authorizedRecurrence(wallet) }),
  createSchedule: async (wallet) => {
    const id = await authorizedRecurrence(wallet)
    await reach(wallet, '2026-05-04T12:00:00.000Z')
    return { [RECURRENCE]: id }
  },
  listSchedules: async (wallet) => void (await acceptedSchedule(wallet)),
  getSchedule: async (wallet) => ({ [SCHEDULE]: (await schedule(wallet)).id }),
  cancelSchedule: async (wallet) => ({ [SCHEDULE]: (await schedule(wallet)).id }),
  createPostDueRetry: async (wallet) => ({ [SCHEDULE]: await unpaidSchedule(wallet) }),
  simulateFirstPayment: async (wallet) => ({ [RECURRENCE]: (await recurrence(wallet)).id }),
  simulateAuthorization: async (wallet) => ({ [RECURRENCE]: await paidRecurrence(wallet) }),
  simulateRecurrenceExpiration: async (wallet) => ({ [RECURRENCE]: (await recurrence(wallet)).id }),
  simulateRecurrencePayerCancellation: async (wallet) => ({
    [RECURRENCE]: await authorizedRecurrence(wallet),
  }),
  simulateFirstPaymentRefund: async (wallet) => {
    const id = await authorizedRecurrence(wallet)
    await wallet.pix.simulations.simulateRecurrencePayerCancellation({ id })
    return { [RECURRENCE]: id }
  },
  simulateSchedulePayerResponse: async (wallet) => ({ [SCHEDULE]: (await schedule(wallet)).id }),
  simulateScheduleSettlement: async (wallet) => ({ [SCHEDULE]: (await acceptedSchedule(wallet)).id }),
  simulateSchedulePayerCancellation: async (wallet) => ({ [SCHEDULE]: (await acceptedSchedule(wallet)).id }),
  simulateSchedulePayerResponseTimeout: async (wallet) => ({ [SCHEDULE]: (await schedule(wallet)).id }),
  simulateScheduleRefund: async (wallet) => ({ [SCHEDULE]: (await settledSchedule(wallet)).id }),
  simulateRefundResult: async (wallet) => {
    const { id: scheduleId } = await settledSchedule(wallet)
    const { refundId } = await wallet.pix.simulations.simulateScheduleRefund({ scheduleId })
    return { [REFUND]: refundId }
  },
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

describe('in the sandbox', () => {
  let baseUrl: string
  let close: () => Promise<void>
  let wallet: ExampleWallet
  beforeAll(async () => {
    const service = await createService({ seed: 'code samples' })
    baseUrl = service.url
    close = () => service.close()
    wallet = await openExampleWallet(baseUrl)
  })
  afterAll(() => close())

  /** Returns a sample with the values of a wallet in which it can run. */
  async function prepared(id: string, label: string): Promise<string> {
    await restore(wallet)
    const replacements = Object.entries((await PREPARATIONS[id]?.(wallet)) ?? {})
    const source = sampleOf(id, label).replaceAll(LOCAL, baseUrl)
    for (const [value] of replacements) expect(source).toContain(value)
    return replacements.reduce((text, [value, own]) => text.replaceAll(value, own), source)
  }

  it.each(everySample)('%s runs with the client', async (id) => {
    const values = await printed(await prepared(id, 'TypeScript'))
    expect(values, `Create what the sample of ${id} reads, in PREPARATIONS.`).not.toEqual([])
  })

  it.each(everySample)('%s runs with curl', async (id) => {
    const commands = await prepared(id, 'curl')
    const { access_token: token } = await wallet.pix.authentication.createAccessToken(
      requestExample('createAccessToken'),
    )
    const [status, body] = await answered(commands, baseUrl, token)
    expect([status, body]).toEqual([expect.toBeOneOf([200, 201, 202]), expect.any(Object)])
  })

  it('createRecurrence runs in a new sandbox today, because its date is computed', async () => {
    await using today = await createService()
    const values = await printed(sampleOf('createRecurrence', 'TypeScript').replaceAll(LOCAL, today.url))
    expect(values).toEqual([expect.objectContaining({ status: 'PENDING' })])
    expect(sampleOf('createRecurrence', 'curl')).toContain('Date.now() + 5 * 864e5')
  })

  it('no preparation is left over', () => {
    expect(Object.keys(PREPARATIONS).filter((id) => !everySample.includes(id))).toEqual([])
  })
})
