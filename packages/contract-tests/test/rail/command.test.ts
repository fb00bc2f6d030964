import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { RailReport } from '../../src/index.ts'
import { FakeInstitution, ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'
import type { Flaws } from './flaws.ts'
import { type Ended, runCommand } from '../support/run-command.ts'

const SECRETS = ['--order-secret', ORDER_SECRET, '--report-secret', REPORT_SECRET]

const rail = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended> =>
  runCommand(['rail', ...args], env)

/** Returns an address that is free now. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `127.0.0.1:${port}`
}

/** Runs the command against a fake institution. */
async function run(
  flaws: Flaws,
  args: readonly string[],
  { address, env }: { readonly address?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  address ??= await freeAddress()
  const fake = new FakeInstitution(`http://${address}`, flaws)
  onTestFinished(() => fake.close())
  return rail(['--url', await fake.start(), '--listen', address, '--settle-seconds', '4', ...args], env)
}

describe('pix-contract-tests rail', () => {
  test('prints a line for each case, the reason of a failed case, and ends with 1', async () => {
    const { code, stdout, stderr } = await run({ neverReports: 'charge', findsEveryKey: true }, SECRETS)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toMatch(/^Rail contract \d+\.\d+\.\d+ at http:\/\/127\.0\.0\.1:\d+\nReports to http:/)
    expect(stdout).toMatch(/^✓ transfer-ends +A transfer order leads to transferSettled/m)
    expect(stdout).toMatch(/^✗ key-not-found +A Pix key .*\n.*\n {4}POST \/key-look-ups returned 200 /m)
    expect(stdout).toMatch(/^– charge-paid +A payment .*\n.*\n {4}No payer acted within 4 s\. /m)
    expect(stdout).toMatch(/\n\d+ of \d+ cases covered, 1 not reachable in this run, 1 failed\n$/)
    const tooLong = stdout.split('\n').filter((line) => line.length > 80)
    // The body of the institution's answer has no spaces, so it cannot be wrapped.
    expect(tooLong).toEqual([expect.stringContaining('"taxId":"52998224725"')])
  })

  test('prints nothing but JSON with --json and ends with 0, with secrets from variables and a public URL', async () => {
    const address = await freeAddress()
    const tunnel = createServer((request, response) => {
      const forward = async (): Promise<void> => {
        const answer = await fetch(`http://${address}${request.url}`)
        response.writeHead(answer.status).end(await answer.text())
      }
      void forward()
    }).listen(0, '127.0.0.1')
    await once(tunnel, 'listening')
    onTestFinished(() => void tunnel.close())
    const reportsUrl = `http://127.0.0.1:${(tunnel.address() as AddressInfo).port}`
    const other = 'whsec_YW5vdGhlci1zZWNyZXQ='
    const env = { PIX_RAIL_ORDER_SECRET: `${other},${ORDER_SECRET}`, PIX_RAIL_REPORT_SECRET: REPORT_SECRET }
    const args = ['--reports-url', reportsUrl, '--json', '--payers']
    const { code, stdout } = await run({}, args, { address, env })
    expect(code).toBe(0)
    const { summary, ...report } = JSON.parse(stdout) as RailReport
    expect(report).toMatchObject({ reportsUrl })
    expect(summary).toMatchObject({ notReachable: 0, failed: 0 })
  })

  test.each([
    { args: [], want: /--order-secret/ },
    {
      args: ['--order-secret', 'x', '--report-secret', REPORT_SECRET],
      want: /The order secret is malformed\. --order-secret \(PIX_RAIL_ORDER_SECRET\) must be whsec_/,
    },
    { args: [...SECRETS, '--url', 'ftp://x'], want: /--url.*http or https URL/s },
    { args: [...SECRETS, '--listen', '4010'], want: /--listen.*host and a port/s },
    {
      args: [...SECRETS, '--listen', '127.0.0.1:0', '--url', 'http://127.0.0.1:1'],
      want: /cannot be reached/,
    },
    { args: [...SECRETS, '--listen', '192.0.2.1:80'], want: /cannot receive reports at 192\.0\.2\.1:80/ },
    {
      args: [...SECRETS, '--listen', '127.0.0.1:0', '--reports-url', 'http://127.0.0.1:1'],
      want: /does not lead to this suite/,
    },
    { args: [...SECRETS, '--wallet-account', '1'], want: /--wallet-account.*12345678\/0001/s },
    {
      args: [...SECRETS, '--listen', '127.0.0.1:0', '--wallet-id', '1'],
      want: /The test data does not fit lookUpKey: walletId must be.* Change --wallet-id\.$/m,
    },
    {
      args: [...SECRETS, '--listen', '127.0.0.1:0', '--payer-tax-id', '123'],
      want: /screenPayer: taxId breaks the rule: A CPF .*, without punctuation\. Change --payer-tax-id\.$/m,
    },
    { args: [...SECRETS, '--settle-seconds', '0'], want: /whole number from 1 to 3600/ },
  ])('$args is refused with 2 and a reason', async ({ args, want }) => {
    const { code, stdout, stderr } = await rail(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(want)
    expect(stderr).not.toContain('    at ')
  })

  test('--help names the options of the guide and the exit codes', async () => {
    const { code, stdout } = await rail(['--help'])
    expect(code).toBe(0)
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/examples/rail-suite.sh'), 'utf8')
    const flags = [...guide.matchAll(/--[\w-]+/g)].map(([flag]) => flag)
    expect(flags.length).toBeGreaterThan(0)
    for (const word of [...flags, '--payers', '--json', 'Exit codes']) expect(stdout).toContain(word)
  })
})
