import { lockWallet, updateWallet } from '../../src/storage/rows/wallet-rows.ts'
import { JOAO, byKeyBody, chargeBody } from '../support/bodies.ts'
import { outcomeOf, send, targetOf } from '../support/http-call.ts'
import { requestToken } from '../support/operator.ts'
import { OTHER_SECRET, Reporter } from '../support/reporter.ts'
import { HOUR } from '../support/service.ts'
import type { Site } from './site.ts'

/** A risk of the OWASP API Security Top 10 (2023), a check that attacks a service, and a hole that it must find. */
export interface Hole {
  readonly risk: string
  readonly what: string
  /** Returns what an attacker reached; undefined when the service is sound. */
  readonly check: (site: Site) => Promise<string | undefined>
  /** The hole: in this file of the sources, a text is replaced. */
  readonly file: string
  readonly from: string
  readonly to: string
}

const unless = (isRefused: boolean, reached: string): string | undefined => (isRefused ? undefined : reached)

export const HOLES: readonly Hole[] = [
  {
    risk: 'API1',
    what: 'a charge of another operator is read',
    async check({ a, b }) {
      const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
      const { status, text } = await b.call('getImmediateCharge', { path: { chargeId } })
      return unless(status === 403, text)
    },
    file: 'application/operation/own-resource.ts',
    from: 'return resource.walletId === walletId ?',
    to: 'return resource.walletId !== undefined ?',
  },
  {
    risk: 'API2',
    what: 'an expired token is used',
    async check({ url, a, clock }) {
      const headers = { authorization: `Bearer ${await a.token()}` }
      clock.pass(HOUR)
      const { status, text } = await send(url, targetOf('getBalance'), { headers })
      return unless(status === 401, text)
    },
    file: 'identity/access-tokens.ts',
    from: 'found === undefined || found.expiresAt <= clock.now()',
    to: 'found === undefined',
  },
  {
    risk: 'API3',
    what: 'a request sets properties that only the service may set',
    async check({ a, b }) {
      const body = { ...chargeBody(), walletId: b.walletId, txid: 'chosenByTheCaller000000000' }
      const { chargeId } = await a.ok('createImmediateCharge', { body })
      const { status, text } = await a.call('getImmediateCharge', { path: { chargeId } })
      return unless(status === 200, text)
    },
    file: 'application/money/charges.ts',
    from: '    reversed: 0,\n    ...work.history(',
    to: '    reversed: 0,\n    ...(body as object),\n    ...work.history(',
  },
  {
    risk: 'API4',
    what: 'secrets are guessed without a limit',
    async check({ url }) {
      const guess = async (): Promise<number> => (await requestToken(url, 'beta-demo', 'guess')).status
      for (let guesses = 0; guesses < 10; guesses += 1) await guess()
      return unless((await guess()) === 429, 'the eleventh guess was judged')
    },
    file: 'identity/failure-limit.ts',
    from: 'waitOf: (key) => Math.max(remaining(key) - (atOnce - 1) * everyMilliseconds, 0)',
    to: 'waitOf: () => 0',
  },
  {
    risk: 'API5',
    what: 'an operator calls the control API',
    async check({ url, a }) {
      const headers = { authorization: `Bearer ${await a.token()}` }
      const { status, text } = await send(url, '/sandbox/wallets', { headers })
      return unless(status === 401, text)
    },
    file: 'assembly/create-http-server.ts',
    from: 'controlOf(context, { controlToken, access, addressOf })',
    to: 'controlOf(context, { controlToken: undefined, access, addressOf })',
  },
  {
    risk: 'API6',
    what: 'money is laundered to an account that paid no deposit',
    async check({ a, store }) {
      await store.write(async (transaction) => {
        const wallet = await lockWallet(transaction, a.walletId)
        if (wallet === undefined) throw new Error('The wallet is missing')
        updateWallet(transaction, wallet, {
          ...wallet,
          version: wallet.version + 1,
          settings: { ...wallet.settings, secureLoop: true },
        })
      })
      const body = byKeyBody({ pixKey: JOAO, expectedCreditor: { name: 'João', taxId: JOAO } })
      const outcome = outcomeOf(await a.call('createWithdrawalByPixKey', { body }))
      return unless(outcome === '422 SECURE_LOOP_ACCOUNT_MISMATCH', outcome)
    },
    file: 'application/money/create-withdrawal.ts',
    from: '!work.wallet.settings.secureLoop ||',
    to: 'work.now > 0 ||',
  },
  {
    risk: 'API7',
    what: 'a webhook calls a private address',
    async check({ inProduction }) {
      const body = { url: 'https://169.254.169.254/latest', authentication: { type: 'NONE' } }
      const { status, text } = await inProduction.call('configureWebhook', { body })
      return unless(status === 400, text)
    },
    file: 'application/rules-beyond-schema.ts',
    from: "mode === 'sandbox' || !URL.canParse(url) || isPublicUrl(url)",
    to: 'mode !== undefined || isPublicUrl(url)',
  },
  {
    risk: 'API8',
    what: 'an error shows the inside of the service',
    async check({ url, a, failing }) {
      const headers = { authorization: `Bearer ${await a.token()}` }
      const charge = { method: 'POST', headers, body: chargeBody() }
      failing.error = new Error('password=hunter2')
      const { status, text } = await send(url, targetOf('createImmediateCharge'), charge)
      failing.error = undefined
      return unless(status === 500 && !text.includes('hunter2'), text)
    },
    file: 'http/app.ts',
    from: 'return { ...validation.transportProblem({ role, path }), operation }',
    to: 'return { ...validation.transportProblem({ role, path }), body: { message: String(error) }, operation }',
  },
  {
    risk: 'API9',
    what: 'a path answers that no contract has',
    async check({ url }) {
      for (const path of ['/metrics', '/v0/balance', '/v2/balance', '/debug', '/openapi.json']) {
        const { status, text } = await send(url, path)
        if (status < 400) return `${path}: ${text}`
      }
      return undefined
    },
    file: 'http/health.ts',
    from: "if (metrics !== undefined) routes.set('/metrics', async () => text(200, await metrics()))",
    to: "routes.set('/metrics', async () => text(200, (await metrics?.()) ?? ''))",
  },
  {
    risk: 'API10',
    what: 'a report is accepted that the institution did not sign',
    async check({ url, a, clock }) {
      const reporter = new Reporter({ url, now: () => clock.now() })
      const { walletId } = a
      const endToEndId = 'E12345678202603021200aaaaaaaaaa1'
      const report = { report: 'transferSettled', walletId, transactionId: 'none', endToEndId } as const
      const { status, text } = await reporter.send(report, { secrets: [OTHER_SECRET] })
      return unless(status === 401, text)
    },
    file: 'identity/message-signature.ts',
    from: 'let isGenuine = false',
    to: 'let isGenuine = true',
  },
]
