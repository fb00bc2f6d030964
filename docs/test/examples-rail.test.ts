import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPixClient } from '@pix-payments/client'
import { DEMO_CREDENTIALS } from '@pix-payments/service'
import { expect, it, onTestFinished } from 'vitest'
import { SETTINGS } from '../src/data/service.ts'
import { freePort } from '@pix-payments/testing/free-port'

const EXAMPLES = join(import.meta.dirname, '../examples')
const SERVICE = dirname(fileURLToPath(import.meta.resolve('@pix-payments/service/package.json')))

/** The command `npx @pix-payments/service`. The test runs it from its source. */
const NPX = `#!/bin/sh
[ "$1" = @pix-payments/service ] || exit 127
shift
exec "${process.execPath}" --conditions=pix-source "${join(SERVICE, 'src/cli.ts')}" "$@"
`
const textOf = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8')

/** Ends the shell and the processes that it started. */
async function end(shell: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => shell.once('close', resolve))
  process.kill(-(shell.pid ?? 0), 'SIGTERM')
  await ended
}

it('a sandbox pays a withdrawal through the simulated institution in its own process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pix-rail-'))
  await writeFile(join(folder, 'npx'), NPX, { mode: 0o755 })
  const [service, institution] = [await freePort(), await freePort()]
  const script = `${textOf('rail-secrets.sh')}${textOf('rail-simulated.sh')}`
    .replaceAll('4010', String(service))
    .replaceAll('4040', String(institution))
  const shell = spawn('bash', ['-e', '-u', '-c', script], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    stdio: 'ignore',
    detached: true,
  })
  onTestFinished(async () => {
    await end(shell)
    await rm(folder, { recursive: true })
  })
  const baseUrl = `http://127.0.0.1:${service}`
  const ready = async (): Promise<boolean> =>
    (await fetch(`${baseUrl}/readyz`).catch(() => undefined))?.ok === true
  while (!(await ready())) await sleep(100)

  const [{ clientId, clientSecret }] = DEMO_CREDENTIALS
  const pix = createPixClient({ baseUrl, clientId, clientSecret })
  const externalId = 'withdrawal-1'
  await pix.withdrawals.createWithdrawalByPixKey({
    amount: 7500,
    externalId,
    pixKey: '52998224725',
    expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
  })
  const status = async (): Promise<string> => (await pix.withdrawals.getWithdrawal({ externalId })).status
  await expect.poll(status, { timeout: 20_000 }).toBe('SUCCESS')
})

it.each(['rail-serve.sh', 'rail-simulated.sh'])('%s has only settings of its command', (name) => {
  const commands = [
    ...textOf(name)
      .replaceAll('\\\n', ' ')
      .matchAll(/npx @pix-payments\/service (\w+)(.*)/g),
  ]
  expect(commands.length).toBeGreaterThan(0)
  const unknown = commands.flatMap(([, command = '', rest = '']) =>
    [...rest.matchAll(/--([\w-]+)/g)]
      .map(([, flag]) => flag)
      .filter((flag) => !SETTINGS.some((it) => it.flag === flag && (it.for as string[]).includes(command))),
  )
  expect(unknown).toEqual([])
})
