import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stage } from './support/stage.ts'

const sandbox = stage()

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
    const env = { PIX_CONFIG: file, PIX_URL: '' }
    await sandbox.pix(['profile', 'set', 'prizes', '--url', sandbox.url, '--wallet', 'prizes'], env)
    await sandbox.pix(['profile', 'set', 'gone', '--url', 'http://127.0.0.1:9'], env)
    const shown = await sandbox.pix(['wallet', 'show', '--json'], env)
    expect(JSON.parse(shown.stdout)).toMatchObject({ name: 'prizes' })
    expect((await sandbox.pix(['wallet', 'show', '--profile', 'gone'], env)).code).toBe(4)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ current: 'prizes' })
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
