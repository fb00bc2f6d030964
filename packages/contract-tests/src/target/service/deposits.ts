import { DAY_SECONDS } from '../../sandbox/durations.ts'
import { type Recipe, type Recipes, UNKNOWN_UUID } from './recipe.ts'

/** A time that is longer than the expiry of every charge in the examples. */
const EXPIRY_SECONDS = DAY_SECONDS

const create =
  (name: string): Recipe =>
  ({ main }) =>
    main.request('createImmediateCharge', { body: main.example('createImmediateCharge', name) })

const pending =
  (name: string): Recipe =>
  async ({ main }) => {
    const { chargeId } = await main.charge(name)
    return main.request('getImmediateCharge', { path: { chargeId } })
  }

export const depositRecipes: Recipes = {
  createImmediateCharge: {
    '201 default': create('default'),
    '201 minimal': create('minimal'),
    '201 same-account': create('same-account'),
    '201 same-payer': create('same-payer'),
  },
  getImmediateCharge: {
    '200 default': async ({ main }) => {
      const { chargeId } = await main.deposit()
      return main.request('getImmediateCharge', { path: { chargeId } })
    },
    '200 pending': pending('default'),
    '200 pending-without-payer-checks': pending('minimal'),
    '200 canceled': async ({ main }) => {
      const { walletId, control } = main
      const { chargeId } = await main.charge('same-payer')
      await control.charges.cancelCharge({ walletId, chargeId })
      return main.request('getImmediateCharge', { path: { chargeId } })
    },
    '200 expired': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const { chargeId } = await wallet.charge('minimal')
      await wallet.pass(EXPIRY_SECONDS)
      return wallet.request('getImmediateCharge', { path: { chargeId } })
    },
    '403 Forbidden': async ({ main, other }) => {
      const { chargeId } = await main.charge()
      return other.request('getImmediateCharge', { path: { chargeId } })
    },
  },
  simulatePayment: {
    '200 default': async ({ main }) => {
      const { chargeId } = await main.charge()
      return main.request('simulatePayment', { body: { chargeId, receiverCnpj: main.cnpj } })
    },
    '403 Forbidden': async ({ main, second }) => {
      const { chargeId } = await main.charge()
      return second.request('simulatePayment', { body: { chargeId, receiverCnpj: second.cnpj } })
    },
    '404 NotFound': ({ main }) =>
      main.request('simulatePayment', { body: { chargeId: UNKNOWN_UUID, receiverCnpj: main.cnpj } }),
    '409 InvalidChargeState': async ({ main }) => {
      const { chargeId } = await main.deposit()
      return main.request('simulatePayment', { body: { chargeId, receiverCnpj: main.cnpj } })
    },
  },
}
