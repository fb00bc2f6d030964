import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()
const EXAMPLES = join(import.meta.dirname, '../../../docs/examples')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-guide-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('shows a new user money, events and time in the 12 commands of the guide', async () => {
  const { code, stdout, stderr, commands } = await sandbox.script(join(EXAMPLES, 'pix-five-minutes.sh'))
  expect({ code, commands: commands.length }).toEqual({ code: 0, commands: 12 })
  expect(stderr).toContain('The payment was not accepted: PAYER_MISMATCH.')
  const seen = [
    'outcome     PAID',
    /pixChargeRejected[^]*pixChargePaid/,
    'R$ 50,00',
    'pixWithdrawSettled',
    'rejectionCode         AM02',
    'pixAutomaticScheduleRejected',
  ]
  for (const text of seen) expect(stdout).toMatch(text)
  // The money of the first wallet: R$ 50,00 came, and R$ 20,00 left.
  const walletId = /^([0-9a-f-]{36}) {2}ok/m.exec(stdout)?.[1] ?? ''
  const { stdout: balance } = await sandbox.pix(['api', 'getBalance'], { PIX_WALLET: walletId })
  expect(JSON.parse(balance)).toMatchObject({ availableBalance: 3000, blockedBalance: 0 })
})

it('plays the story of the guide, and the stories by their names', async () => {
  const story = join(EXAMPLES, 'pix-story.yaml')
  const { code, stdout, commands } = await sandbox.script(await changed('pix-run.sh', 'story.yaml', story))
  expect({ code, commands: commands.length }).toEqual({ code: 0, commands: 3 })
  expect(stdout).toContain('✓  4  A refund of money that never came')
  expect(stdout).not.toContain('✗')
})

it('ends the listener of the guide when the time is over', async () => {
  const { code, stderr } = await sandbox.script(await changed('pix-listen.sh', '30s', '1s'))
  expect(code).toBe(5)
  expect(stderr).toContain('Forwarding to http://127.0.0.1:3000/pix')
})

/** Writes an example with another value, and returns the file. */
async function changed(name: string, before: string, after: string): Promise<string> {
  const text = await readFile(join(EXAMPLES, name), 'utf8')
  expect(text).toContain(before)
  const file = join(folder, name)
  await writeFile(file, text.replaceAll(before, after))
  return file
}
