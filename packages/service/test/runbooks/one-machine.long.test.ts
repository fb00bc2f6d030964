import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { byKeyBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { type Server, guideShell, linesOf } from '../support/guide-shell.ts'
import { Operator } from '../support/operator.ts'
import { ORDER_SECRET } from '../support/order-sender.ts'
import { REPORT_SECRET } from '../support/reporter.ts'

const { folder, run, next, serve } = guideShell()

const SERVICE = 'npx @pix-payments/service'
const PORT = { PIX_SERVICE_PORT: '0' }
const [wallet] = DEFAULT_WALLETS
const walletId = wallet?.id ?? ''

const inFolder = (...names: readonly string[]): string => join(folder(), ...names)
const runbook = (name: string): readonly string[] => linesOf(`runbook-${name}.sh`)
const at = ({ url }: Server): string => `API=${url}`

const readiness = async ({ url }: Server): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, text: await answer.text() }
}

const createWallet = async ({ url }: Server): Promise<number> =>
  (await fetch(`${url}/sandbox/wallets`, { method: 'POST' })).status

const walletsAt = async ({ url }: Server): Promise<number> =>
  (await new Control(url).ok('listWallets')).data.length

const operatorAt = ({ url }: Server): Operator =>
  new Operator({
    url,
    walletId,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    now: () => performance.now(),
  })

describe('a lost SQLite database', () => {
  test('that was deleted is rescued by the service when it stops', async () => {
    const server = await serve(SERVICE, PORT)
    await createWallet(server)
    rmSync(inFolder('.pix-service/pix.sqlite'))
    await expect(createWallet(server)).resolves.toBe(503)
    expect(await readiness(server)).toMatchObject({
      status: 503,
      text: expect.stringContaining('The database file was deleted.'),
    })
    await expect(server.stop('SIGTERM')).resolves.toBe(0)
    await expect(run(runbook('sqlite-rescued').join('\n'))).resolves.toContain(
      'The ledger balances: 5 wallets',
    )
  })

  test('is restored from a backup', async () => {
    const server = await serve(SERVICE, PORT)
    await createWallet(server)
    await run(linesOf('sqlite-backup.sh').join('\n'))
    await createWallet(server)
    await server.stop('SIGKILL')
    rmSync(inFolder('.pix-service'), { recursive: true })
    const lines = runbook('sqlite-backup')
    await expect(run(lines.slice(0, -1).join('\n'))).resolves.toContain('The ledger balances: 5 wallets')
    const restored = await serve(lines.at(-1) ?? '', PORT)
    await expect(walletsAt(restored)).resolves.toBe(5)
    await expect(restored.stop()).resolves.toBe(0)
  })
})

/** Mounts a file system of 32 MB at the folder of the data. Returns the reason when this machine does not allow it. */
function mountSmall(path: string): string | undefined {
  const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', path])
  if (status === 0) return undefined
  return error?.message ?? String(stderr).trim()
}

test('a full disk: the service goes on when the reserve is deleted', async (context) => {
  const data = inFolder('.pix-service')
  mkdirSync(data, { mode: 0o700 })
  const missing = mountSmall(data)
  if (missing !== undefined) return context.skip(`no right to mount a small file system: ${missing}`)
  try {
    await run(runbook('disk-prepare').join('\n').replace('1G', '4M'))
    const server = await serve(SERVICE, PORT)
    const free = (): number => statfsSync(data).bavail * statfsSync(data).bsize
    writeFileSync(join(data, 'other'), Buffer.alloc(free()))
    await expect.poll(() => createWallet(server), { interval: 0, timeout: 20_000 }).toBe(503)
    expect(await readiness(server)).toMatchObject({
      status: 503,
      text: expect.stringContaining('The disk of the database file is full.'),
    })
    const output = await next([at(server), ...runbook('disk')])
    expect(output).toContain(' 100% ')
    expect(output).toContain('"ready"')
    expect(output).toContain('The ledger balances')
    await expect(createWallet(server)).resolves.toBe(201)
    await expect(server.stop()).resolves.toBe(0)
  } finally {
    execFileSync('umount', ['--lazy', data])
  }
})

test('a clock that was half an hour ahead: wallets step back', async () => {
  const shift = inFolder('shift')
  const shifted = {
    ...PORT,
    PIX_SERVICE_RAIL: 'simulated',
    NODE_OPTIONS: `--import=${new URL('../timers/support/shifted-time.ts', import.meta.url).href}`,
    TEST_SHIFT_FILE: shift,
  }
  writeFileSync(shift, '0')
  await next([...linesOf('operating-migrate.sh'), ...linesOf('operating-accounts.sh')])
  /** Starts the service with a clock that is wrong by so many minutes, and creates a charge. Returns the log, and how wrong the time of the charge is. */
  const minutesOff = async (minutes: number): Promise<readonly [log: string, off: number]> => {
    writeFileSync(shift, String(minutes * 60_000))
    const server = await serve(SERVICE, shifted)
    const charge = linesOf('operating-charge.sh').map((line) =>
      line.replace('http://127.0.0.1:4010', server.url),
    )
    const { createdAt } = JSON.parse(await next(charge)) as { readonly createdAt: string }
    await server.stop()
    return [server.log(), Math.round((Date.parse(createdAt) - systemClock.wallNow()) / 60_000)]
  }
  expect((await minutesOff(30))[1]).toBe(30)
  const [log] = await minutesOff(0)
  expect(log).toContain('Wallets are ahead of real time')
  const output = await next(runbook('clock'))
  expect(output).toMatch(/^One wallet stepped back\.\n/)
  expect(output).toContain('walletChanged')
})

test('a leaked control token: the old one gets 401 after the restart', async () => {
  const [choose = '', start = ''] = runbook('control-token')
  const old = await serve(start, { ...PORT, PIX_SERVICE_CONTROL_TOKEN: 'leaked-token-of-the-sandbox' })
  const status = async ({ url }: Server, token: string): Promise<number> =>
    (await fetch(`${url}/sandbox/wallets`, { headers: { authorization: `Bearer ${token}` } })).status
  await expect(status(old, 'leaked-token-of-the-sandbox')).resolves.toBe(200)
  await old.stop()
  await next([choose])
  const server = await serve(start, PORT)
  await expect(status(server, 'leaked-token-of-the-sandbox')).resolves.toBe(401)
  const token = (await next(['echo $PIX_SERVICE_CONTROL_TOKEN'])).trim()
  await expect(status(server, token)).resolves.toBe(200)
  await server.stop()
})

test('a wrong balance: the check names the wallet until the backup is restored', async () => {
  const server = await serve(SERVICE, PORT)
  await run(linesOf('sqlite-backup.sh').join('\n'))
  await server.stop()
  const database = new DatabaseSync(inFolder('.pix-service/pix.sqlite'))
  database.prepare('update wallet set available = available + 1 where id = ?').run(walletId)
  database.close()
  const failed: unknown = await next(runbook('balance')).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1 })
  const { stdout } = failed as { readonly stdout: string }
  expect(stdout).toContain('Nothing needs a person')
  expect(stdout).toContain(`WRONG ${walletId}`)
  expect(stdout).toContain('The ledger does not balance')
  expect(readFileSync(inFolder('evidence.archive')).length).toBeGreaterThan(0)
  await expect(run(runbook('sqlite-backup').slice(0, -1).join('\n'))).resolves.toContain(
    'The ledger balances: 4 wallets',
  )
})

test('a silent institution: a withdrawal waits, and settles when the institution is back', async () => {
  const secrets = {
    PIX_SERVICE_RAIL_ORDER_SECRET: ORDER_SECRET,
    PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
  }
  const institution = await serve(`${SERVICE} rail --service-url http://127.0.0.1:1`, { ...PORT, ...secrets })
  const server = await serve(`${SERVICE} --rail remote --rail-url ${institution.url}`, {
    ...PORT,
    ...secrets,
  })
  const operator = operatorAt(server)
  const body = byKeyBody()
  await operator.ok('createWithdrawalByPixKey', { body })
  await institution.stop()
  const status = async (): Promise<string> =>
    (await operator.ok('getWithdrawal', { path: { externalId: String(body['externalId']) } })).status
  await expect.poll(async () => (await readiness(server)).text, { timeout: 20_000 }).toContain('"down"')
  await expect(status()).resolves.toBe('INITIATED')
  const output = await next([at(server), ...runbook('institution')])
  expect(output).toContain('"pending":1')
  const back = await serve(`${SERVICE} rail --service-url ${server.url}`, {
    PIX_SERVICE_PORT: new URL(institution.url).port,
    ...secrets,
  })
  await expect.poll(status, { timeout: 20_000 }).toBe('SUCCESS')
  await expect
    .poll(() => next([at(server), ...runbook('institution')]), { timeout: 20_000 })
    .toMatch(/"up","pending":0,/)
  await back.stop()
  await expect(server.stop()).resolves.toBe(0)
})
