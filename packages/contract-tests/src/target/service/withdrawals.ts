import type { SetWithdrawalOutcomeParameters } from '@pix-payments/client/sandbox'
import { SETTLEMENT_SECONDS } from '../../sandbox/durations.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import type { Recipe, Recipes } from './recipe.ts'
import type { Stage } from './stage.ts'

type WithdrawalRoute = 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails'

/** Returns the body of an example with an externalId that no other request has. */
function bodyOf(
  { sandbox, main }: Stage,
  route: WithdrawalRoute,
  name?: string,
  changes: object = {},
): Readonly<Record<string, unknown>> {
  return { ...main.example(route, name), externalId: sandbox.unique('withdrawal'), ...changes }
}

const create =
  (route: WithdrawalRoute, name?: string): Recipe =>
  (stage) =>
    stage.main.request(route, { body: bodyOf(stage, route, name) })

/** Repeats a request with another amount. */
const repeatWithAnotherAmount =
  (route: WithdrawalRoute): Recipe =>
  async (stage) => {
    const { main } = stage
    const body = bodyOf(stage, route)
    await main.call(route, { body })
    return main.request(route, { body: { ...body, amount: 1 } })
  }

/**
 * Requests a withdrawal outside the secure loop. With the secure loop, a withdrawal may only go to an account that has
 * paid into the wallet, and here no account has paid (G-171).
 */
const outsideTheLoop =
  (route: WithdrawalRoute, name: string): Recipe =>
  async (stage) => {
    const wallet = await stage.sandbox.openWallet({
      openingBalance: 1_000_000,
      switches: { secureLoop: true },
      directory: true,
    })
    return wallet.request(route, { body: bodyOf(stage, route, name) })
  }

type Outcome = Pick<SetWithdrawalOutcomeParameters, 'status' | 'errorCode' | 'errorDescription'>

/** Creates a withdrawal from an example and returns its externalId. When an outcome is given, it is set first. */
async function withdrawal(
  stage: Stage,
  route: WithdrawalRoute,
  name: string,
  outcome?: Outcome,
): Promise<string> {
  const { main } = stage
  const { externalId } = await main.call(route, { body: bodyOf(stage, route, name) })
  const { walletId, control } = main
  if (outcome !== undefined)
    await control.withdrawals.setWithdrawalOutcome({ walletId, externalId, ...outcome })
  return externalId
}

const read = (wallet: SandboxWallet, externalId: string): ReturnType<Recipe> =>
  wallet.request('getWithdrawal', { path: { externalId } })

const ended =
  (route: WithdrawalRoute, name: string, outcome?: Outcome): Recipe =>
  async (stage) =>
    read(stage.main, await withdrawal(stage, route, name, outcome))

const ACCOUNT_MISMATCH: Outcome = { status: 'REJECTED', errorCode: 'ACCOUNT_MISMATCH' }

export const withdrawalRecipes: Recipes = {
  createWithdrawalByPixKey: {
    '202 default': create('createWithdrawalByPixKey'),
    '202 insufficient-balance': (stage) =>
      stage.second.request('createWithdrawalByPixKey', {
        body: bodyOf(stage, 'createWithdrawalByPixKey', 'phone-key'),
      }),
    '404 PIX_KEY_NOT_FOUND': (stage) =>
      stage.main.request('createWithdrawalByPixKey', {
        body: bodyOf(stage, 'createWithdrawalByPixKey', 'default', { pixKey: 'nobody@example.com' }),
      }),
    '409 IDEMPOTENCY_ERROR': repeatWithAnotherAmount('createWithdrawalByPixKey'),
    '422 IGAMING_CPF_MISMATCH': (stage) => {
      const { expectedCreditor } = stage.main.example('createWithdrawalByPixKey', 'cpf-key')
      const body = bodyOf(stage, 'createWithdrawalByPixKey', 'default', { expectedCreditor })
      return stage.main.request('createWithdrawalByPixKey', { body })
    },
    '422 SECURE_LOOP_ACCOUNT_MISMATCH': outsideTheLoop('createWithdrawalByPixKey', 'default'),
  },
  createWithdrawalByBankDetails: {
    '202 default': create('createWithdrawalByBankDetails'),
    '202 replayed': async (stage) => {
      const { main } = stage
      const { walletId, control } = main
      const body = bodyOf(stage, 'createWithdrawalByBankDetails')
      const { externalId } = await main.call('createWithdrawalByBankDetails', { body })
      // The withdrawal ends, but a replay has the status of the first response.
      await control.withdrawals.setWithdrawalOutcome({ walletId, externalId, ...ACCOUNT_MISMATCH })
      return main.request('createWithdrawalByBankDetails', { body })
    },
    '409 IDEMPOTENCY_ERROR': repeatWithAnotherAmount('createWithdrawalByBankDetails'),
    '422 IGAMING_CPF_MISMATCH': async (stage) => {
      const { main } = stage
      const { creditor: owner } = main.example('createWithdrawalByBankDetails', 'minimal')
      const { creditor: declared } = main.example('createWithdrawalByBankDetails')
      const account = { bankCode: '23456789', branchCode: '7', accountNumber: '424242' }
      const { walletId, control } = main
      await control.accounts.putAccount({ ...(owner as Holder), ...account, walletId })
      const creditor = { ...(declared as Holder), ...account }
      const body = bodyOf(stage, 'createWithdrawalByBankDetails', 'default', { creditor })
      return main.request('createWithdrawalByBankDetails', { body })
    },
    '422 SECURE_LOOP_ACCOUNT_MISMATCH': outsideTheLoop('createWithdrawalByBankDetails', 'minimal'),
  },
  getWithdrawal: {
    '200 default': ended('createWithdrawalByPixKey', 'default', { status: 'SUCCESS' }),
    '200 processing': ended('createWithdrawalByPixKey', 'default'),
    '200 expired': ended('createWithdrawalByPixKey', 'cpf-key', { status: 'EXPIRED' }),
    '200 rejected-account-mismatch': ended('createWithdrawalByBankDetails', 'default', ACCOUNT_MISMATCH),
    '200 success-by-bank-details': ended('createWithdrawalByBankDetails', 'minimal', { status: 'SUCCESS' }),
    '200 failed-insufficient-balance': async (stage) => {
      const body = bodyOf(stage, 'createWithdrawalByPixKey', 'phone-key')
      const { externalId } = await stage.second.call('createWithdrawalByPixKey', { body })
      return read(stage.second, externalId)
    },
    '200 canceled': async (stage) => {
      const wallet = await stage.sandbox.openWallet({ openingBalance: 1_000_000, directory: true })
      const outcomes = { withdrawals: { status: 'CANCELED' as const, afterSeconds: SETTLEMENT_SECONDS } }
      await wallet.control.wallets.updateWallet({ walletId: wallet.walletId, outcomes })
      const body = bodyOf(stage, 'createWithdrawalByPixKey', 'random-key')
      const { externalId } = await wallet.call('createWithdrawalByPixKey', { body })
      await wallet.pass(SETTLEMENT_SECONDS)
      return read(wallet, externalId)
    },
  },
}

type Holder = Omit<Parameters<SandboxWallet['control']['accounts']['putAccount']>[0], 'walletId'>
