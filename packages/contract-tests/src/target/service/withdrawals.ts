import type { SetWithdrawalOutcomeParameters } from '@pix-payments/client/sandbox'
import { SETTLEMENT_SECONDS } from '../../sandbox/durations.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import type { Recipe, Recipes } from './recipe.ts'
import type { SharedWallets } from './shared-wallets.ts'

type WithdrawalRoute = 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails'

/** Returns the body of an example with an externalId that no other request has. */
function bodyOf(
  { sandbox, main }: SharedWallets,
  route: WithdrawalRoute,
  name?: string,
  changes: object = {},
): Readonly<Record<string, unknown>> {
  return { ...main.example(route, name), externalId: sandbox.unique('withdrawal'), ...changes }
}

const create =
  (route: WithdrawalRoute, name?: string): Recipe =>
  (shared) =>
    shared.main.request(route, { body: bodyOf(shared, route, name) })

/** Repeats a request with another amount. */
const repeatWithAnotherAmount =
  (route: WithdrawalRoute): Recipe =>
  async (shared) => {
    const { main } = shared
    const body = bodyOf(shared, route)
    await main.call(route, { body })
    return main.request(route, { body: { ...body, amount: 1 } })
  }

/**
 * Requests a withdrawal outside the secure loop. With the secure loop, a withdrawal may only go to an account that has
 * paid into the wallet, and here no account has paid (G-171).
 */
const outsideTheLoop =
  (route: WithdrawalRoute, name: string): Recipe =>
  async (shared) => {
    const wallet = await shared.sandbox.openWallet({
      openingBalance: 1_000_000,
      switches: { secureLoop: true },
      directory: true,
    })
    return wallet.request(route, { body: bodyOf(shared, route, name) })
  }

type Outcome = Pick<SetWithdrawalOutcomeParameters, 'status' | 'errorCode' | 'errorDescription'>

/** Creates a withdrawal from an example and returns its externalId. When an outcome is given, it is set first. */
async function withdrawal(
  shared: SharedWallets,
  route: WithdrawalRoute,
  name: string,
  outcome?: Outcome,
): Promise<string> {
  const { main } = shared
  const { externalId } = await main.call(route, { body: bodyOf(shared, route, name) })
  const { walletId, control } = main
  if (outcome !== undefined)
    await control.withdrawals.setWithdrawalOutcome({ walletId, externalId, ...outcome })
  return externalId
}

const read = (wallet: SandboxWallet, externalId: string): ReturnType<Recipe> =>
  wallet.request('getWithdrawal', { path: { externalId } })

const ended =
  (route: WithdrawalRoute, name: string, outcome?: Outcome): Recipe =>
  async (shared) =>
    read(shared.main, await withdrawal(shared, route, name, outcome))

const ACCOUNT_MISMATCH: Outcome = { status: 'REJECTED', errorCode: 'ACCOUNT_MISMATCH' }

export const withdrawalRecipes: Recipes = {
  createWithdrawalByPixKey: {
    '202 default': create('createWithdrawalByPixKey'),
    '202 insufficient-balance': (shared) =>
      shared.second.request('createWithdrawalByPixKey', {
        body: bodyOf(shared, 'createWithdrawalByPixKey', 'phone-key'),
      }),
    '404 PIX_KEY_NOT_FOUND': (shared) =>
      shared.main.request('createWithdrawalByPixKey', {
        body: bodyOf(shared, 'createWithdrawalByPixKey', 'default', { pixKey: 'nobody@example.com' }),
      }),
    '409 IDEMPOTENCY_ERROR': repeatWithAnotherAmount('createWithdrawalByPixKey'),
    '422 IGAMING_CPF_MISMATCH': (shared) => {
      const { expectedCreditor } = shared.main.example('createWithdrawalByPixKey', 'cpf-key')
      const body = bodyOf(shared, 'createWithdrawalByPixKey', 'default', { expectedCreditor })
      return shared.main.request('createWithdrawalByPixKey', { body })
    },
    '422 SECURE_LOOP_ACCOUNT_MISMATCH': outsideTheLoop('createWithdrawalByPixKey', 'default'),
  },
  createWithdrawalByBankDetails: {
    '202 default': create('createWithdrawalByBankDetails'),
    '202 replayed': async (shared) => {
      const { main } = shared
      const { walletId, control } = main
      const body = bodyOf(shared, 'createWithdrawalByBankDetails')
      const { externalId } = await main.call('createWithdrawalByBankDetails', { body })
      // The withdrawal ends, but a replay has the status of the first response.
      await control.withdrawals.setWithdrawalOutcome({ walletId, externalId, ...ACCOUNT_MISMATCH })
      return main.request('createWithdrawalByBankDetails', { body })
    },
    '409 IDEMPOTENCY_ERROR': repeatWithAnotherAmount('createWithdrawalByBankDetails'),
    '422 IGAMING_CPF_MISMATCH': async (shared) => {
      const { main } = shared
      const { creditor: owner } = main.example('createWithdrawalByBankDetails', 'minimal')
      const { creditor: declared } = main.example('createWithdrawalByBankDetails')
      const account = { bankCode: '23456789', branchCode: '7', accountNumber: '424242' }
      const { walletId, control } = main
      await control.accounts.putAccount({ ...(owner as Holder), ...account, walletId })
      const creditor = { ...(declared as Holder), ...account }
      const body = bodyOf(shared, 'createWithdrawalByBankDetails', 'default', { creditor })
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
    '200 failed-insufficient-balance': async (shared) => {
      const body = bodyOf(shared, 'createWithdrawalByPixKey', 'phone-key')
      const { externalId } = await shared.second.call('createWithdrawalByPixKey', { body })
      return read(shared.second, externalId)
    },
    '200 canceled': async (shared) => {
      const wallet = await shared.sandbox.openWallet({ openingBalance: 1_000_000, directory: true })
      const outcomes = { withdrawals: { status: 'CANCELED' as const, afterSeconds: SETTLEMENT_SECONDS } }
      await wallet.control.wallets.updateWallet({ walletId: wallet.walletId, outcomes })
      const body = bodyOf(shared, 'createWithdrawalByPixKey', 'random-key')
      const { externalId } = await wallet.call('createWithdrawalByPixKey', { body })
      await wallet.pass(SETTLEMENT_SECONDS)
      return read(wallet, externalId)
    },
  },
}

type Holder = Omit<Parameters<SandboxWallet['control']['accounts']['putAccount']>[0], 'walletId'>
