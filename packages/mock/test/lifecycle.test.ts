import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledContract, readContract } from '../src/contract.ts'
import { createMock, startMock } from '../src/create-mock.ts'
import { BEARER, JSON_BODY, call } from './support/call.ts'
import { createSharedMock, sharedContract } from './support/mock.ts'

test('a taken port rejects with the error of the system', async () => {
  const first = await createSharedMock()
  await expect(createMock({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
})

test('a file that is no contract is named', async () => {
  await expect(createMock({ contract: '/nowhere/openapi.json' })).rejects.toThrow(
    'The contract /nowhere/openapi.json cannot be used: ENOENT',
  )
})

test('the contract of the package comes compiled; one that differs by a byte is compiled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pix-mock-'))
  const file = join(folder, 'openapi.json')
  const text = await readFile(bundledContract(), 'utf8')
  await writeFile(file, `${text}\n`)
  const compiled = [await readContract(bundledContract()), await readContract(file)].map((it) => it.compiled)
  expect(compiled).toEqual([true, false])
  await writeFile(file, text.replace('"maxLength"', '"maxLenght"'))
  await expect(createMock({ contract: file })).rejects.toThrow(/openapi\.json cannot be used: .*maxLenght/)
  await rm(folder, { recursive: true })
})

test('close finishes the request in flight, then frees the port', async () => {
  const mock = await createSharedMock()
  const outgoing = request({
    port: mock.port,
    method: 'POST',
    path: '/v1/internal-transfer',
    headers: { ...JSON_BODY, 'content-length': '2' },
  })
  const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      outgoing.on('response', ({ statusCode, headers }) => {
        resolve({ status: statusCode, connection: headers.connection })
      })
      outgoing.on('error', reject)
    },
  )
  await new Promise((resolve) => outgoing.write('{', resolve))
  // The server accepts connections in order. When it has answered this later request, the request above is in flight.
  await call(mock.url, '/v1/balance')
  const closed = mock.close()
  outgoing.end('}')
  expect(await answered).toEqual({ status: 400, connection: 'close' })
  await closed
  await expect(call(mock.url, '/v1/balance')).rejects.toThrow('ECONNREFUSED')
})

test('an exception while answering costs one request a 500 in its envelope', async () => {
  const log: string[] = []
  const contract = await sharedContract()
  const broken = { ...contract, prism: { respond: () => Promise.reject(new Error('Prism broke')) } }
  const mock = await startMock({ logLevel: 'error', write: (line) => log.push(line) }, () =>
    Promise.resolve(broken),
  )
  const got = await call(mock.url, '/v1/pix/automatic/recurrences', { headers: BEARER })
  const other = await call(mock.url, '/v1/balance', { headers: { ...BEARER, prefer: 'code=418' } })
  await mock.close()
  expect({ status: got.status, body: got.json }).toEqual({
    status: 500,
    body: {
      error: {
        type: 'apiError',
        code: 'INTERNAL_ERROR',
        message: expect.stringMatching(/^An unexpected failure of the service; the outcome is unknown/),
        retryable: true,
      },
    },
  })
  expect(log[0]).toContain('Error: Prism broke')
  expect(other.status).toBe(400)
})

test('when the 500 fails as well, a bare one is left', async () => {
  const contract = await sharedContract()
  const fails = (): never => {
    throw new Error('The catalogue broke')
  }
  const validation = { ...contract.validation, match: fails, transportProblem: fails }
  const mock = await startMock({ logLevel: 'error', write: fails }, () =>
    Promise.resolve({ ...contract, validation }),
  )
  const first = await call(mock.url, '/v1/balance', { headers: BEARER })
  const second = await call(mock.url, '/v1/balance', { method: 'OPTIONS' })
  await mock.close()
  const want = { code: 'InternalError', message: 'The request could not be completed. Try again.' }
  expect([first, second].map(({ status, json }) => ({ status, json }))).toEqual([
    { status: 500, json: want },
    { status: 500, json: want },
  ])
})

describe('a watched contract', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pix-mock-'))
    file = join(folder, 'openapi.json')
    await copyFile(bundledContract(), file)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const replace = async (text: string): Promise<void> => {
    await writeFile(`${file}.tmp`, text)
    await rename(`${file}.tmp`, file)
  }
  const withBalance = async (availableBalance: number): Promise<string> => {
    const document = JSON.parse(await readFile(file, 'utf8'))
    const { examples } = document.paths['/v1/balance'].get.responses['200'].content['application/json']
    for (const example of Object.values<{ value: { availableBalance: number } }>(examples))
      example.value.availableBalance = availableBalance
    return JSON.stringify(document)
  }

  test('is served after its change without dropping the connection, and a broken one is not', async () => {
    const log: string[] = []
    const mock = await createMock({
      contract: file,
      watch: true,
      logLevel: 'error',
      write: (line) => log.push(line),
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const balance = async (): Promise<{ reused: boolean; available: number }> =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          { agent, port: mock.port, path: '/v1/balance', headers: BEARER },
          (response) => {
            let text = ''
            response.on('data', (chunk) => (text += String(chunk)))
            response.on('end', () => {
              resolve({ reused: outgoing.reusedSocket, available: JSON.parse(text).availableBalance })
            })
          },
        )
        outgoing.on('error', reject).end()
      })
    await balance()
    await replace(await withBalance(7))
    await expect.poll(balance, { timeout: 20_000, interval: 20 }).toEqual({ reused: true, available: 7 })

    await replace('{')
    await expect
      .poll(() => log.join('\n'), { timeout: 20_000 })
      .toContain('The mock continues with the last valid contract.')
    expect(await balance()).toEqual({ reused: true, available: 7 })
    agent.destroy()
    await mock.close()
  })
})
