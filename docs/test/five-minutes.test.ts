import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '@pix-payments/service'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '@pix-payments/testing/free-port'

const ROOT = join(import.meta.dirname, '../..')
const service = await createService()
afterAll(() => service.close())

/** The commands in the README, without the start and the call to the mock. */
function readmeCommands(): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, section = ''] = /^## Five minutes\n([\s\S]*?)^## /m.exec(readme) ?? []
  const commands = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text = '']) => text)
  return commands.filter((text) => !text.startsWith('npx ') && !text.includes(':4020/')).join('\n')
}

const guideCommands = (): string => readFileSync(join(ROOT, 'docs/examples/five-minutes.sh'), 'utf8')

/** Runs the commands against the service of this test. The receiver ends when it has printed an event. */
async function run(commands: string): Promise<string> {
  const script = commands
    .replaceAll('http://127.0.0.1:4010', service.url)
    .replaceAll('4050', String(await freePort()))
    .replace('kill %1', 'read -r _; kill %1')
  const shell = spawn('bash', ['-e', '-u', '-o', 'pipefail', '-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.includes('webhook: ') && !shell.stdin.writableEnded) shell.stdin.end('\n')
  })
  expect(await once(shell, 'close')).toEqual([0, null])
  return output
}

describe('the five minutes', () => {
  it('of the README are those of the guide', () => {
    const essence = (text: string): string =>
      text
        .replaceAll(/^# #.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    expect(essence(readmeCommands())).toBe(essence(guideCommands()))
  })

  it.each([
    { where: 'the README', commands: readmeCommands() },
    { where: 'the guide', commands: guideCommands() },
  ])('of $where end with a webhook and a line in the statement', async ({ commands }) => {
    const output = await run(commands)
    expect(output).toMatch(/"signingSecret":(?:"whsec_|null)/)
    expect(output).toMatch(/"status":"PAID"/)
    expect(output).toMatch(/webhook: \{.*"event":"pixChargePaid".*"amount":5000/)
    expect(output).toMatch(/"type":"CREDIT","amount":5000/)
  })

  it('say in one sentence that no sandbox answers', () => {
    const [field = ''] = /^field\(\) \{[\s\S]*?\}\n/m.exec(guideCommands()) ?? []
    // curl writes its line break without a response, too.
    const { stdout, stderr } = spawnSync('bash', ['-c', `${field}echo | field chargeId`], {
      encoding: 'utf8',
    })
    const said = 'No sandbox answers. Start it first, in another terminal.\n'
    expect([stdout, stderr]).toEqual(['', said])
  })
})
