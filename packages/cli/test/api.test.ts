import { errors } from '@pix-payments/spec'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()

interface Listed {
  readonly operationId: string
  readonly api: string
}

const CHARGE = ['--expiresIn', '900', '--externalId', 'deposit-1', '--pixKey', 'pagamentos@alfajogos.example']

describe('pix api', () => {
  it('lists every operation of the contract and of the control API', async () => {
    const listed = await sandbox.json<Listed[]>('api', '--list')
    const operator = listed.filter((it) => it.api === 'operator').map((it) => it.operationId)
    expect(operator.sort()).toEqual(Object.keys(errors.operations).sort())
    expect(listed.map((it) => it.operationId)).toContain('advanceClock')
  })

  it('shows the help of every operation', async () => {
    const listed = await sandbox.json<Listed[]>('api', '--list')
    const { readOperations } = await import('../src/api/operations.ts')
    const { operationHelp } = await import('../src/api/operation-help.ts')
    const operations = await readOperations()
    for (const { operationId } of listed) {
      const operation = operations.get(operationId)
      expect(operation === undefined ? '' : operationHelp(operation)).toContain(`pix api ${operationId}`)
    }
  })

  it('reads numbers, nested fields and lists as the contract types them', async () => {
    const { code, stdout, stderr } = await sandbox.pix([
      'api', 'createImmediateCharge', '--amount', '5000', ...CHARGE,
      '--expectedPayer.taxId', '52998224725', '--metadata.playerId', '42',
    ]) // prettier-ignore
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ amount: 5000, expectedPayer: { taxId: '52998224725' } })
  })

  it.each([
    ['50.00', '5000 is R$ 50,00'],
    ['50,5', '5050 is R$ 50,50'],
    ['fifty', 'Write a whole number'],
    ['9007199254740993', 'Write a whole number'],
  ])('refuses the amount %s and says what is meant', async (amount, message) => {
    const { code, stderr } = await sandbox.pix([
      'api',
      'createImmediateCharge',
      '--amount',
      amount,
      ...CHARGE,
    ])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as unknown })
  })

  it('takes a body from --data, and fields win over it', async () => {
    const data = '{"amount":1,"description":"from data"}'
    const { stdout } = await sandbox.pix([
      'api',
      'createImmediateCharge',
      '--data',
      data,
      '--amount',
      '700',
      ...CHARGE,
    ])
    expect(JSON.parse(stdout)).toMatchObject({ amount: 700, description: 'from data' })
  })

  it('sends a field that has the name of an option of pix, such as url', async () => {
    const { stdout } = await sandbox.pix([
      'api', 'configureWebhook', '--url', 'http://127.0.0.1:9/hook', '--authentication.type', 'NONE',
    ]) // prettier-ignore
    expect(JSON.parse(stdout)).toMatchObject({ url: 'http://127.0.0.1:9/hook' })
  })

  it('uses the wallet of the target in the path of the control API', async () => {
    const { stdout } = await sandbox.pix(['api', '--wallet', 'prizes', 'getWallet'])
    expect(JSON.parse(stdout)).toMatchObject({ name: 'prizes' })
  })

  it('names the refused field and the rule', async () => {
    const { code, stderr } = await sandbox.pix(['api', 'createImmediateCharge', '--amount', '0', ...CHARGE])
    expect(code).toBe(1)
    expect(stderr).toMatch(/createImmediateCharge: 400 MalformedRequest[^]*amount: /)
  })

  it('writes each entry of the stream as one line', async () => {
    const { walletId, pixKeys } = await sandbox.json<{ walletId: string; pixKeys: string[] }>(
      'wallet',
      'create',
    )
    const stream = sandbox.start(['api', 'streamActivity', '--walletId', walletId, '--kinds', 'change'])
    const fields = ['--amount', '700', ...CHARGE.slice(0, 4), '--pixKey', pixKeys[0] ?? '']
    const timer = setInterval(
      () => void sandbox.pix(['api', 'createImmediateCharge', ...fields], { PIX_WALLET: walletId }),
      500,
    )
    const [line] = await once(createInterface(stream.stdout as Readable), 'line')
    clearInterval(timer)
    stream.kill()
    expect(JSON.parse(String(line))).toMatchObject({ walletId, kind: 'change', change: { to: 'PENDING' } })
  })

  it('exits with 2 for an operation or a field that does not exist', async () => {
    const misspelt = await sandbox.pix(['api', 'getBalanc'])
    expect(misspelt).toMatchObject({ code: 2, stdout: '' })
    expect(misspelt.stderr).toContain('Did you mean getBalance?')
    const field = await sandbox.pix(['api', 'getImmediateCharge', '--charge', 'x'])
    expect(field.code).toBe(2)
    expect(field.stderr).toContain('The fields are chargeId')
    const inner = await sandbox.pix(['api', 'createImmediateCharge', '--expectedPayer.cpf', '52998224725'])
    expect(inner.stderr).toMatch(/--expectedPayer\.cpf: .*expectedPayer\.taxId/)
    const missing = await sandbox.pix(['api', 'getImmediateCharge'])
    expect(missing.stderr).toContain('--chargeId is missing.')
  })
})
