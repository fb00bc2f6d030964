import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import { once } from 'node:events'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeFailure } from '../src/output/report-failure.ts'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()

async function named(name: string): Promise<string> {
  return (await sandbox.json<{ walletId: string }>('wallet', 'create', '--name', name)).walletId
}

describe('the frame of every command', () => {
  it('uses the demo wallet of a new sandbox without configuration', async () => {
    const { name, operatorName } = await sandbox.json<{ name: string; operatorName: string }>(
      'wallet',
      'show',
    )
    expect({ name, operatorName }).toEqual({ name: 'main', operatorName: 'Alfa Jogos Online Ltda' })
  })

  it('writes the result to stdout, and nothing else with --json', async () => {
    const { code, stdout, stderr } = await sandbox.pix(['wallet', 'list', '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toHaveLength(4)
  })

  it('says that a list is empty on stderr', async () => {
    const { stdout, stderr } = await sandbox.pix(['fault', 'list'])
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'The list is empty.\n' })
  })

  it('writes no colours into a pipe', async () => {
    const { stdout } = await sandbox.pix(['wallet', 'show'])
    expect(stdout).not.toContain('\u001B[')
  })

  it('exits with 2 and names the fix when a command is written wrongly', async () => {
    const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
      [['nothing'], /unknown command 'nothing'/],
      [['wallet', 'show', '--nothing'], /unknown option '--nothing'/],
      [['wallet', 'create', '--balance', 'R$ 5'], /--balance is "R\$ 5"\. Write the amount in centavos/],
      [['wallet', 'show', '--url', 'sandbox'], /--url is "sandbox"\. It must be the origin/],
      [['wallet', 'show', '--profile', 'team'], /pix profile set team --url/],
      [['profile', 'use', 'toString'], /There is no profile "toString"/],
    ]
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await sandbox.pix(args)
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' })
      expect(stderr).toMatch(message)
    }
  })

  it('exits with 4 when no sandbox answers', async () => {
    const { code, stderr } = await sandbox.pix(['wallet', 'show'], { PIX_URL: 'http://127.0.0.1:9' })
    expect(code).toBe(4)
    expect(stderr).toMatch(/No sandbox answers.*npx @pix-payments\/service.*--url/)
  })

  it('exits with 4 when a sandbox accepts the connection and does not answer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const control = createSandboxClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 50, maxRetries: 0 })
    const error = await control.wallets.listWallets().catch((caught: unknown) => caught)
    silent.close()
    expect(describeFailure(error)).toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(
        /^listWallets: no answer came from http:\/\/127\.0\.0\.1:\d+ in the time that timeoutMs allows/,
      ) as unknown,
    })
  })

  it('says that a fault may have closed the connection', async () => {
    const { walletId } = await sandbox.json<{ walletId: string }>('wallet', 'create')
    const env = { PIX_WALLET: walletId }
    await sandbox.pix(['fault', 'add', '--operation', 'getBalance', '--effect', 'dropResponse'], env)
    const { code, stderr } = await sandbox.pix(['api', 'getBalance'], env)
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringContaining('"pix fault list"') as unknown,
    })
  })

  it('says which option a sandbox with a control token needs', async () => {
    await using service = await createService({ controlToken: 'control-token' })
    const env = { PIX_URL: service.url }
    for (const args of [
      ['wallet', 'list'],
      ['wallet', 'show'],
      ['trigger', 'pixChargePaid'],
    ]) {
      const { code, stderr } = await sandbox.pix(args, env)
      expect({ args, code, stderr }).toEqual({
        args,
        code: 1,
        stderr: expect.stringContaining('--control-token or PIX_CONTROL_TOKEN') as unknown,
      })
    }
    expect((await sandbox.pix(['wallet', 'list', '--control-token', 'control-token'], env)).code).toBe(0)
  })

  it('ends quietly when the reader of stdout closes the pipe', async () => {
    const file = join(tmpdir(), `pix-pipe-${process.pid}.sh`)
    onTestFinished(() => rm(file))
    await writeFile(file, 'set -o pipefail\npix api --list | true\n')
    expect(await sandbox.script(file)).toMatchObject({ code: 0, stdout: '', stderr: '' })
  })

  it('exits with 1 and writes the error as JSON when the sandbox refuses', async () => {
    const { code, stdout, stderr } = await sandbox.pix([
      'api',
      'getImmediateCharge',
      '--chargeId',
      'none',
      '--json',
    ])
    expect(code).toBe(1)
    expect(stderr).toMatch(/getImmediateCharge: 4\d\d /)
    expect(JSON.parse(stdout)).toMatchObject({ error: { exitCode: 1, operationId: 'getImmediateCharge' } })
  })

  it('keeps profiles in a file that only the user can read', async () => {
    const file = join(tmpdir(), `pix-profiles-${process.pid}.json`)
    onTestFinished(() => rm(file))
    const env = { PIX_CONFIG: file, PIX_URL: '' }
    await sandbox.pix(['profile', 'set', 'prizes', '--url', sandbox.url, '--wallet', 'prizes'], env)
    await sandbox.pix(['profile', 'set', 'gone', '--url', 'http://127.0.0.1:9'], env)
    const shown = await sandbox.pix(['wallet', 'show', '--json'], env)
    expect(JSON.parse(shown.stdout)).toMatchObject({ name: 'prizes' })
    expect((await sandbox.pix(['wallet', 'show', '--profile', 'gone'], env)).code).toBe(4)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ current: 'prizes' })
  })

  it('uses one default wallet in all commands, and says what chose it', async () => {
    const file = join(tmpdir(), `pix-default-${process.pid}.json`)
    onTestFinished(() => rm(file))
    const env = { PIX_CONFIG: file }
    expect((await sandbox.pix(['status'], env)).stdout).toMatch(/ main\nchosen by +the oldest\n/)
    await sandbox.pix(['wallet', 'use', 'prizes'], env)
    expect((await sandbox.pix(['status'], env)).stdout).toMatch(/ prizes\nchosen by +pix wallet use\n/)
    const other = await sandbox.pix(['status', '--wallet', 'main', '--get', 'wallet.name'], env)
    expect(other.stdout).toBe('main\n')
    expect((await sandbox.pix(['wallet', 'use', 'none'], env)).code).toBe(1)
  })

  it('shows control characters of names as escapes', async () => {
    const env = { PIX_WALLET: await named('a\u001B[2Jb\u0007\r\u009B') }
    await sandbox.pix(['snapshot', 'save', 'x\u001B\u202E'], env)
    for (const command of [['wallet', 'list'], ['wallet', 'show'], ['status'], ['snapshot', 'list']]) {
      const { stdout } = await sandbox.pix(command, env)
      expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u)
      expect(stdout).toContain('\\u001b')
    }
  })

  it('prints lines for a .env file, which later commands read as variables', async () => {
    const { stdout } = await sandbox.pix(['wallet', 'create', '--balance', '700', '--env'])
    const env = Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    )
    const balance = await sandbox.pix(['api', 'getBalance'], env)
    expect(JSON.parse(balance.stdout)).toMatchObject({ availableBalance: 700 })
  })
})
