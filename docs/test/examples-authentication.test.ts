import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pixOf } from '../examples/pix.ts'
import { type Redis, redisTokenStore } from '../examples/shared-token.ts'
import { balanceOf, walletsOf } from '../examples/wallets.ts'
import { clientOf, MOCK_URL } from './examples-support.ts'

const run = promisify(execFile)
const EXAMPLES = join(import.meta.dirname, '../examples')

const program = (name: string, environment: Record<string, string> = {}) =>
  run(process.execPath, ['--conditions=pix-source', join(EXAMPLES, name)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PIX_BASE_URL: MOCK_URL,
      PIX_CLIENT_ID: 'alfa-demo',
      PIX_CLIENT_SECRET: 'alfa-demo-secret',
      ...environment,
    },
  })

it('the shortest deposit prints its brCode, and credits the paid charge', async () => {
  expect((await program('first-deposit.ts')).stdout).toMatch(/^000201.*\nCredit 10000 centavos\n$/)
})

describe('authentication', () => {
  it('prints the brCode of a first charge', async () => {
    const { stdout } = await program('first-request.ts')
    expect(stdout).toMatch(/^00020101.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}\n$/)
  })

  it('prints the balance', async () => {
    expect((await program('first-balance.ts')).stdout).toMatchInlineSnapshot(`
      "Available: 1014990 centavos
      "
    `)
  })

  it('says when the credentials are wrong (G-151)', async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    await expect(
      program('first-balance.ts', { PIX_BASE_URL: `http://127.0.0.1:${port}` }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: 'The credentials are wrong. Check PIX_CLIENT_ID and PIX_CLIENT_SECRET.\n',
    })
  })

  it('makes a client of the environment, and says what is missing in it', () => {
    expect(() => pixOf({})).toThrow('baseUrl must be a URL')
    expect(() => pixOf({ PIX_BASE_URL: MOCK_URL })).toThrow('clientId must be a string that is not empty.')
  })

  it('creates a client for each of many wallets', async () => {
    const read: string[] = []
    const wallets = walletsOf(MOCK_URL, (walletId) => {
      read.push(walletId)
      return Promise.resolve({ clientId: `id-of-${walletId}`, clientSecret: 'secret' })
    })
    for (const walletId of ['a', 'b', 'a'])
      await expect(balanceOf(wallets, walletId)).resolves.toHaveProperty('availableBalance')
    expect(read).toEqual(['a', 'b'])
  })

  it('asks once for a token that two processes share', async () => {
    const told: string[] = []
    const values = new Map<string, string>()
    const redis: Redis = {
      get: (key) => Promise.resolve(values.get(key) ?? null),
      set(key, value, { NX }) {
        if (NX === true && values.has(key)) return Promise.resolve(null)
        values.set(key, value)
        return Promise.resolve('OK')
      },
      eval(_, { keys: [key = ''], arguments: [owner] }) {
        told.push('unlocked')
        return Promise.resolve(values.get(key) === owner && values.delete(key))
      },
    }
    const tokens: string[] = []
    const process = () =>
      clientOf(MOCK_URL, [], {
        tokenStore: redisTokenStore(redis, 'pix:alfa-demo'),
        fetch(url, init) {
          if (url.endsWith('/token')) tokens.push(url)
          return fetch(url, init)
        },
      })
    await Promise.all([process().balances.getBalance(), process().balances.getBalance()])
    expect(tokens).toHaveLength(1)
    expect(told).toEqual(['unlocked', 'unlocked'])
    expect([...values.keys()]).toEqual(['pix:alfa-demo'])
  })
})
