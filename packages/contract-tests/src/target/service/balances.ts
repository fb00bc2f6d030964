import { DAY_SECONDS } from '../../sandbox/durations.ts'
import type { Recipe, Recipes } from './recipe.ts'

const OPENING_BALANCE = 1_000_000

/** Makes a request with the token of a wallet whose account is closed. */
const ofClosedAccount =
  (operationId: 'getBalance' | 'getClosingDayBalance'): Recipe =>
  async ({ closed }) =>
    (await closed()).request(operationId)

export const balanceRecipes: Recipes = {
  getBalance: {
    '200 default': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet({ openingBalance: OPENING_BALANCE })
      await wallet.deposit()
      await wallet.charge('minimal')
      return wallet.request('getBalance')
    },
    '200 withdrawal-in-flight': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
      await wallet.call('createWithdrawalByPixKey', { body: wallet.example('createWithdrawalByPixKey') })
      return wallet.request('getBalance')
    },
    '200 judicial-block': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet({ openingBalance: OPENING_BALANCE })
      const { walletId, control } = wallet
      const order = { type: 'BLOCK' as const, amount: 12_000, description: 'Bloqueio judicial' }
      await control.movements.createJudicialMovement({ walletId, ...order })
      return wallet.request('getBalance')
    },
    '404 ACCOUNT_NOT_FOUND': ofClosedAccount('getBalance'),
  },
  getClosingDayBalance: {
    '200 default': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet({ openingBalance: OPENING_BALANCE })
      await wallet.deposit()
      await wallet.pass(DAY_SECONDS)
      return wallet.request('getClosingDayBalance')
    },
    '404 ACCOUNT_NOT_FOUND': ofClosedAccount('getClosingDayBalance'),
  },
}
