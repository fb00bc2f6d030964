import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ImmediateCharge, createPixClient } from '@pix-payments/client'
import { loadContract } from '@pix-payments/http-contract/load'
import { addMonths, brasiliaDate } from '@pix-payments/pix'
import { DEMO_CREDENTIALS, createService } from '@pix-payments/service'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findPython } from '@pix-payments/testing/python'
import { RAIL_CASES } from '../../src/rail/cases/all-cases.ts'
import { Institution } from '../../src/rail/institution.ts'
import { createOrderMaker } from '../../src/rail/orders.ts'
import { ReportAnswerer } from '../../src/rail/report-answers.ts'
import { ReportBook } from '../../src/rail/report-book.ts'
import { startReportServer } from '../../src/rail/report-server.ts'
import { DEFAULT_TEST_DATA } from '../../src/rail/test-data.ts'
import { freePort } from '@pix-payments/testing/free-port'
import { ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'
import { firstLine } from '../support/first-line.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const ADAPTER = join(ROOT, 'examples/rail-python/adapter.py')
/** The command `npx -y pnpm@… pix-contract-tests` of a clone. The test runs it from its source. */
const NPX = `#!/bin/sh
[ "$1 $3" = "-y pix-contract-tests" ] || exit 127
shift 3
exec "${process.execPath}" --conditions=pix-source "${join(ROOT, 'packages/contract-tests/src/cli.ts')}" "$@"
`
const python = findPython()
const now = (): Date => new Date()

describe.skipIf('missing' in python)(
  `the example adapter in Python${'missing' in python ? `: ${python.missing}` : ''}`,
  () => {
    let folder: string
    let adapter: ChildProcess | undefined
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rail-python-'))
    })
    afterEach(async () => {
      await stop()
      await rm(folder, { recursive: true })
    })

    /** Starts the adapter with the database of the test. Returns its base URL. */
    async function start(serviceUrl: string): Promise<string> {
      const args = ['--port', '0', '--service-url', serviceUrl, '--database', join(folder, 'rail.sqlite')]
      adapter = spawn('path' in python ? python.path : '', [ADAPTER, ...args, '--test-payer'], {
        env: { ...process.env, PIX_RAIL_ORDER_SECRET: ORDER_SECRET, PIX_RAIL_REPORT_SECRET: REPORT_SECRET },
      })
      return firstLine(adapter, /^Institution: (\S+)$/m)
    }

    /** Kills the adapter, which gets no time to write anything. */
    async function stop(): Promise<void> {
      if (adapter === undefined || adapter.exitCode !== null || adapter.signalCode !== null) return
      const ended = once(adapter, 'exit')
      adapter.kill('SIGKILL')
      await ended
    }

    test('passes every case of the suite, with the commands of the guide', async () => {
      // The folder of a reader who has the repository, and two free ports instead of those of the guide.
      await symlink(join(ROOT, 'examples'), join(folder, 'examples'))
      await writeFile(join(folder, 'npx'), NPX, { mode: 0o755 })
      await symlink('path' in python ? python.path : '', join(folder, 'python3'))
      const [institution, service] = [await freePort(), await freePort()]
      const commands = ['rail-secrets.sh', 'rail-python.sh']
        .map((name) => readFileSync(join(ROOT, 'docs/examples', name), 'utf8'))
        .join('')
        .replaceAll('4040', String(institution))
        .replaceAll('4010', String(service))
      const script = ["trap 'kill $(jobs -p) 2> /dev/null || true' EXIT", commands].join('\n')
      const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, NO_COLOR: '1' }
      const run = promisify(execFile)('bash', ['-e', '-u', '-c', script], { cwd: folder, env })
      const { stdout } = await run.catch((error: unknown) => error as { readonly stdout: string })
      expect(stdout).not.toMatch(/^[✗–] /m)
      const cases = RAIL_CASES.length
      expect(stdout).toContain(`${cases} of ${cases} cases covered, 0 not reachable in this run, 0 failed`)
    })

    test.each([
      { what: 'missing', secret: undefined },
      { what: 'without its prefix', secret: ORDER_SECRET.slice(6) },
      { what: 'not base64', secret: `${ORDER_SECRET}!` },
      { what: 'too short', secret: 'whsec_c2VjcmV0' },
      { what: 'separated by a space', secret: `${ORDER_SECRET} ${ORDER_SECRET}` },
    ])('whose secret is $what stops at the start with one line', async ({ secret }) => {
      const env = { ...process.env, PIX_RAIL_ORDER_SECRET: secret, PIX_RAIL_REPORT_SECRET: REPORT_SECRET }
      const args = [ADAPTER, '--port', '0', '--database', join(folder, 'rail.sqlite')]
      const run = promisify(execFile)('path' in python ? python.path : '', args, { env, timeout: 20_000 })
      await expect(run).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^PIX_RAIL_ORDER_SECRET must be secrets, .*\n$/) as string,
      })
    })

    test('that is killed sends the unanswered report after the restart, with the same webhook-id', async () => {
      const { validation } = await loadContract('rail')
      const walletId = randomUUID()
      const data = DEFAULT_TEST_DATA
      const orders = createOrderMaker({ data, walletId, host: 'rail.example', now, random: randomBytes })
      const book = new ReportBook()
      const answerer = new ReportAnswerer({ validation, reportSecrets: [REPORT_SECRET], walletId, now })
      const server = await startReportServer({ host: '127.0.0.1', port: 0, answerer, book, now })
      onTestFinished(() => server.close())
      const place = async (baseUrl: string): Promise<void> => {
        const options = { baseUrl, orderSecrets: [ORDER_SECRET], settleMilliseconds: 5000, now }
        const institution = new Institution(options)
        await institution.place(order)
        institution.close()
      }
      const order = orders.transfer()
      const statuses = (): readonly (number | undefined)[] =>
        book.about(order.resourceId).map(({ status }) => status)
      const disturb = (times: number): void => {
        const endings = ['reportTransferRefused', 'reportTransferSettled']
        server.disturb(order.resourceId, endings, Array(times).fill('500'))
      }

      disturb(1000)
      await place(await start(server.url))
      await book.wait(() => statuses()[0], 20_000)
      await stop()
      disturb(0)
      await place(await start(server.url))
      await book.wait(() => statuses().includes(200) || undefined, 20_000)

      expect(new Set(statuses())).toEqual(new Set([500, 200]))
      const ids = new Set(book.about(order.resourceId).map(({ webhookId }) => webhookId))
      expect(ids.size).toBe(1)
    })

    test('lets a service move money: a deposit, its refund, a withdrawal, a first payment', async () => {
      const port = await freePort()
      const rail = {
        remote: {
          url: await start(`http://127.0.0.1:${port}`),
          orderSecrets: [ORDER_SECRET],
          reportSecrets: [REPORT_SECRET],
        },
      }
      await using service = await createService({ port, rail })
      const [{ pixKey, cnpj, clientId, clientSecret }] = DEMO_CREDENTIALS
      const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
      const patience = { timeout: 20_000 }
      const { availableBalance: before } = await pix.balances.getBalance()
      const maria = { name: 'Maria Silva', taxId: '52998224725' }

      const { chargeId } = await pix.deposits.createImmediateCharge({
        amount: 5000,
        expiresIn: 900,
        externalId: 'deposit-1',
        pixKey,
      })
      const charge = async (): Promise<ImmediateCharge> => pix.deposits.getImmediateCharge({ chargeId })
      await expect.poll(charge, patience).toMatchObject({ status: 'PAID' })
      const { pixTransaction } = await charge()
      const endToEndId = pixTransaction?.endToEndId ?? ''
      await pix.refunds.createRefund({ endToEndId, externalId: 'refund-1', amount: 1000 })
      await pix.withdrawals.createWithdrawalByPixKey({
        amount: 700,
        externalId: 'withdrawal-1',
        pixKey: maria.taxId,
        expectedCreditor: maria,
      })
      const { id } = await pix.recurrences.createRecurrence({
        externalId: 'recurrence-1',
        receiverCnpj: cnpj,
        pixKey: cnpj,
        expiresIn: 3600,
        amount: 4990,
        recurrenceDetails: {
          frequency: 'MONTHLY',
          firstPaymentDate: addMonths(brasiliaDate(Date.now()), 1),
          totalCharges: 12,
          allowPostDuePayment: false,
          descriptionToPayer: 'Clube',
          contract: { id: 'C-1' },
        },
        expectedPayer: maria,
      })
      await expect
        .poll(() => pix.recurrences.getRecurrence({ id }), patience)
        .toMatchObject({ status: 'AUTHORIZED' })
      await expect
        .poll(() => pix.balances.getBalance(), patience)
        .toMatchObject({ availableBalance: before + 5000 - 1000 - 700 + 4990, blockedBalance: 0 })
    })
  },
)
