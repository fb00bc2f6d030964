import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkGenerator } from '../src/check-generator.ts'
import { checkProgram, programOutput } from '../src/check-program.ts'
import { readContract } from '../src/contract.ts'
import { EXAMPLES } from '../src/folders.ts'
import type { Generator } from '../src/generators/generator.ts'
import { GENERATORS } from '../src/generators/generators.ts'
import { openSandbox } from '../src/sandbox.ts'

const contract = await readContract()
const heyApi = GENERATORS.find(({ name }) => name === 'hey-api')
if (heyApi === undefined) throw new Error('There is no generator hey-api.')

const folder = await mkdtemp(join(tmpdir(), 'pix-generated-'))
afterAll(() => rm(folder, { recursive: true }))
const sample = relative(EXAMPLES, join(folder, 'generate.sh'))
await writeFile(join(folder, 'generate.sh'), `# #region generate\ncp -r ${folder}/pix .\n# #endregion\n`)

/** The client of the first test in the tests about later steps, because to generate and to compile takes seconds. */
const compiled: Generator = { ...heyApi, sample, compile: () => Promise.resolve() }

describe('the contract', () => {
  it('has every operation, and the JSON bodies of all operations and events', () => {
    expect(contract.operationIds).toContain('configureWebhook')
    const at = contract.examples.map((example) => example.at)
    expect(at).toContain('getRefund 200 default')
    expect(at).toContain('pixChargePaid event paid')
    // The token request is a form, so it has no JSON example.
    expect(at.filter((it) => it.startsWith('createAccessToken request'))).toEqual([])
  })

  it('has unknown properties in answers and events, but not in requests and maps (G-197)', () => {
    const valueAt = (at: string): unknown => contract.examples.find((example) => example.at === at)?.value
    const event = valueAt('pixChargePaid event paid')
    expect(event).toHaveProperty('addedLater')
    expect(event).not.toHaveProperty('metadata.addedLater')
    expect(valueAt('getRecurrence 404 RESOURCE_MISSING')).toHaveProperty('error.addedLater')
    expect(valueAt('createImmediateCharge request default')).not.toHaveProperty('addedLater')
  })
})

describe('a generated client', () => {
  it('that has everything passes', async () => {
    const { length } = contract.operationIds
    // `pnpm test:long` compiles every client.
    const compile = async (generated: string): Promise<void> => {
      await cp(join(generated, heyApi.output), join(folder, heyApi.output), { recursive: true })
    }
    await expect(checkGenerator({ ...heyApi, compile }, contract)).resolves.toEqual({
      name: 'hey-api',
      loads: true,
      compiles: true,
      operations: { have: length, of: length },
    })
  })

  it('that does not compile fails', async () => {
    const compile = (): Promise<void> => Promise.reject(new Error('client.ts(1,1): error'))
    await expect(checkGenerator({ ...compiled, compile }, contract)).resolves.toMatchObject({
      loads: true,
      compiles: false,
      problem: 'client.ts(1,1): error',
    })
  })

  it('without an operation, or that does not decode an example, fails', async () => {
    const { operationIds, examples } = contract
    const decode = (): Promise<readonly string[]> => Promise.resolve(['getBalance 200 default: no'])
    await expect(
      checkGenerator({ ...compiled, decode }, { examples, operationIds: [...operationIds, 'createNothing'] }),
    ).resolves.toMatchObject({
      operations: { have: operationIds.length, of: operationIds.length + 1 },
      examples: { have: examples.length - 1, of: examples.length },
      problem: 'The client has no function for createNothing.\ngetBalance 200 default: no',
    })
  })

  it('whose program prints something else fails', async () => {
    const runProgram = (): Promise<string> => Promise.resolve('balance: 705032704\n')
    await expect(checkGenerator({ ...compiled, runProgram }, contract)).resolves.toMatchObject({
      compiles: true,
      program: false,
      problem: expect.stringMatching(
        /must print:\nbalance: 5000000000\n[^]*It printed:\nbalance: 705032704\n$/,
      ) as string,
    })
  })
})

describe('the sandbox of a program', () => {
  const opened = openSandbox()
  afterAll(async () => (await opened)[Symbol.asyncDispose]())

  it('has more centavos than 32 bits hold, and adds an unknown property to each object (G-197)', async () => {
    const { env, pix } = await opened
    const token = await fetch(`${env['PIX_BASE_URL']}/v1/oauth2/token`, { method: 'POST' })
    expect(token.status).toBe(400)
    await expect(token.json()).resolves.toMatchObject({ addedLater: { reason: 'v1 only adds' } })
    const { availableBalance } = await pix.balances.getBalance()
    expect(availableBalance).toBeGreaterThan(2 ** 32)
  })

  it('shows a withdrawal that was paid twice (G-190)', async () => {
    const sandbox = await opened
    const { pix, env } = sandbox
    const { chargeId } = await pix.deposits.createImmediateCharge({
      amount: 5000,
      expiresIn: 900,
      externalId: 'deposit-1',
      pixKey: env['PIX_KEY'] ?? '',
    })
    const withdraw = (externalId: string): Promise<unknown> =>
      pix.withdrawals.createWithdrawalByPixKey({
        amount: 1500,
        externalId,
        pixKey: '52998224725',
        expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
      })
    await withdraw('withdrawal-1')
    await withdraw('withdrawal-1')
    await expect(checkProgram(programOutput(chargeId), sandbox)).resolves.toBeUndefined()
    await withdraw('withdrawal-1-again')
    await expect(checkProgram(programOutput(chargeId), sandbox)).rejects.toThrow(
      'The withdrawal of 1500 took 3000 centavos out of the wallet.',
    )
  })
})
