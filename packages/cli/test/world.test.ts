import type { signWebhook } from '@pix-payments/client/webhooks'
import { describe, expect, it } from 'vitest'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()

interface Charge {
  readonly chargeId: string
  readonly brCode: string
}

const PAYER = '52998224725'

async function charge(...fields: readonly string[]): Promise<Charge> {
  const { stdout } = await sandbox.pix([
    'api', 'createImmediateCharge', '--amount', '5000', '--expiresIn', '900',
    '--externalId', `deposit-${Math.random()}`, '--pixKey', 'pagamentos@alfajogos.example', ...fields,
  ]) // prettier-ignore
  return JSON.parse(stdout) as Charge
}

/** Creates a wallet with a frozen clock, and returns the variables that select it. */
async function frozen(): Promise<Record<string, string>> {
  const { walletId } = await sandbox.json<{ walletId: string }>(
    'wallet',
    'create',
    '--frozen',
    '--balance',
    '100000',
  )
  return { PIX_WALLET: walletId }
}

describe('pix pay', () => {
  it('pays a charge by its id and by its BR Code', async () => {
    const { chargeId } = await charge()
    expect(await sandbox.json('pay', chargeId)).toMatchObject({ outcome: 'PAID' })
    const { brCode } = await charge()
    expect(await sandbox.json('pay', brCode)).toMatchObject({ outcome: 'PAID' })
  })

  it('exits with 1 and says why when another person pays', async () => {
    const { chargeId } = await charge('--expectedPayer.taxId', PAYER)
    const wrong = await sandbox.pix(['pay', chargeId, '--as', '12345678909', '--name', 'João Souza'])
    expect(wrong.code).toBe(1)
    expect(wrong.stdout).toContain('REJECTED')
    expect(wrong.stderr).toContain('PAYER_MISMATCH')
    const json = await sandbox.pix(['pay', chargeId, '--as', '12345678909', '--json'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ outcome: 'REJECTED' })
    expect(await sandbox.json('pay', chargeId, '--as', PAYER)).toMatchObject({ outcome: 'PAID' })
  })
})

describe('the commands that play the world', () => {
  it('decides how a withdrawal ends', async () => {
    const env = await frozen()
    await sandbox.pix(['withdrawal', 'hold'], env)
    const body = {
      amount: 100,
      pixKey: PAYER,
      externalId: 'payout-1',
      expectedCreditor: { taxId: PAYER, name: 'Maria Silva' },
    }
    const created = await sandbox.pix(
      ['api', 'createWithdrawalByPixKey', '--data', JSON.stringify(body)],
      env,
    )
    expect(created.stderr).toBe('')
    const refused = await sandbox.pix(
      ['withdrawal', 'reject', 'payout-1', '--code', 'ACCOUNT_MISMATCH', '--json'],
      env,
    )
    expect(JSON.parse(refused.stdout)).toMatchObject({ status: 'REJECTED', errorCode: 'ACCOUNT_MISMATCH' })
    const again = await sandbox.pix(['withdrawal', 'settle', 'payout-1'], env)
    expect(again.code).toBe(1)
    expect(again.stderr).toContain('setWithdrawalOutcome: 409 InvalidState')
  })

  it('adds, lists and clears faults', async () => {
    const env = await frozen()
    await sandbox.pix(
      ['fault', 'add', '--operation', 'getBalance', '--effect', 'status', '--status', '503', '--times', '1'],
      env,
    )
    expect((await sandbox.pix(['fault', 'list'], env)).stdout).toMatch(/target\.operationId\s+getBalance/)
    const failed = await sandbox.pix(['api', 'getBalance'], env)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('getBalance: 503') as unknown })
    await sandbox.pix(['fault', 'clear'], env)
    expect((await sandbox.pix(['api', 'getBalance'], env)).code).toBe(0)
  })

  it.each([
    [[], "required option '--effect <kind>' not specified"],
    [['--effect', 'drop'], 'Write --operation <id> or --event <name>.'],
  ])('names the options that a fault lacks: %j', async (given, message) => {
    const { code, stderr } = await sandbox.pix(['fault', 'add', ...given], await frozen())
    expect(stderr).toContain(message)
    expect(code).toBe(2)
  })

  it('has an operation of the contract behind every command', async () => {
    const { ACTION_GROUPS } = await import('../src/commands/actions.ts')
    const { readOperations } = await import('../src/api/operations.ts')
    const operations = await readOperations()
    for (const { operationId, options = [], usage, values = {} } of ACTION_GROUPS.flatMap(
      (it) => it.actions,
    )) {
      const fields = operations.get(operationId)?.fields()
      const argument = /<(\w+)>/.exec(usage)?.[1]
      const used = [
        ...options.map((it) => it.field.split('.')[0]),
        ...Object.keys(values),
        ...(argument === undefined ? [] : [argument]),
      ]
      for (const name of used)
        expect({ usage, name, known: fields?.has(name ?? '') }).toMatchObject({ known: true })
    }
  })
})

describe('pix clock', () => {
  it('moves the clock by a duration, to a day, and until an event', async () => {
    const env = await frozen()
    const before = JSON.parse((await sandbox.pix(['clock', 'now', '--json'], env)).stdout) as { now: string }
    const moved = await sandbox.pix(['clock', 'advance', '1h30m', '--json'], env)
    const { to } = JSON.parse(moved.stdout) as { to: string }
    expect(Date.parse(to) - Date.parse(before.now)).toBe(5_400_000)
    const later = await sandbox.pix(['clock', 'to', '2098-01-05', '--json'], env)
    expect(JSON.parse(later.stdout)).toMatchObject({ to: '2098-01-05T03:00:00.000Z' })
    const back = await sandbox.pix(['clock', 'to', '2097-01-05'], env)
    expect(back).toMatchObject({ code: 1, stderr: expect.stringContaining('ClockCannotGoBack') as unknown })
    for (const day of ['2098-02-30', '2098-03-01T25:00:00Z', 'March 3 2098']) {
      expect(await sandbox.pix(['clock', 'to', day], env)).toMatchObject({ code: 2, stdout: '' })
    }
    const { stderr, code } = await sandbox.pix(['clock', 'advance', '3'], env)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('30s, 1h30m, 3d') as unknown,
    })
  })

  it('exits with 5 when nothing can cause the event', async () => {
    const env = await frozen()
    const idle = await sandbox.pix(['clock', 'until', 'pixChargeExpired'], env)
    expect(idle.code).toBe(5)
    expect((await sandbox.pix(['clock', 'until', 'pixChargeExpire'], env)).stderr).toContain(
      'Did you mean pixChargeExpired?',
    )
  })
})

describe('states and money', () => {
  it('saves and restores the wallet by name', async () => {
    const env = await frozen()
    await sandbox.pix(['snapshot', 'save', 'before'], env)
    const { walletId } = JSON.parse((await sandbox.pix(['wallet', 'show', '--json'], env)).stdout) as {
      walletId: string
    }
    await sandbox.pix(['api', 'createFee', '--amount', '100', '--walletId', walletId], env)
    await sandbox.pix(['snapshot', 'restore', 'before'], env)
    const shown = await sandbox.pix(['wallet', 'show', '--json'], env)
    expect(JSON.parse(shown.stdout)).toMatchObject({ balance: { available: 100_000 } })
  })

  it('proves the books', async () => {
    expect(await sandbox.json('ledger', 'check', '--all')).toMatchObject({ ok: true })
  })
})

describe('the tools without a sandbox', () => {
  const away = { PIX_URL: 'http://127.0.0.1:9' }

  it('draws and explains a BR Code', async () => {
    const { brCode } = await charge()
    const drawn = await sandbox.pix(['qr', brCode], away)
    expect(drawn.stdout.split('\n').length).toBeGreaterThan(15)
    const explained = await sandbox.pix(['decode', brCode], away)
    expect(explained.stdout).toMatch(/26\.25 .*location of the charge/)
    expect(explained.stdout).not.toMatch(/^\S+\s+\S+$/m)
    const padded = await sandbox.pix(['decode', ` ${brCode}\n`], away)
    expect(padded.stdout).toBe(explained.stdout)
    expect(padded.stderr).toContain('the amount of the charge at its location')
    const json = await sandbox.pix(['qr', `${brCode}\n`, '--json'], away)
    expect(JSON.parse(json.stdout)).toEqual({ brCode, qr: drawn.stdout.trimEnd() })
    const broken = await sandbox.pix(['decode', `${brCode}0`], away)
    expect(broken).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('must end with its CRC') as unknown,
    })
  })

  it('signs and verifies a body', async () => {
    const file = new URL('../package.json', import.meta.url).pathname
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const id = '5f2b0a52-6c2f-4c39-9f4e-1f9f4a9a8a01'
    const signed = await sandbox.pix(['sign', file, '--secret', secret, '--id', id, '--json'], away)
    const headers = JSON.parse(signed.stdout) as Awaited<ReturnType<typeof signWebhook>>
    const given = [
      '--secret',
      secret,
      '--id',
      id,
      '--timestamp',
      headers['webhook-timestamp'],
      '--signature',
      headers['webhook-signature'],
    ]
    const refused = await sandbox.pix(['verify', file, ...given], away)
    // The body of this test is no event, so the signature is valid and the body is not.
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('malformed-body') as unknown })
    const other = new URL('../vitest.config.ts', import.meta.url).pathname
    const tampered = await sandbox.pix(['verify', other, ...given], away)
    expect(tampered.stderr).toContain('signature-mismatch')
  })
})
