import { DAY_SECONDS } from '../../sandbox/durations.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { Subscription } from '../../sandbox/subscription.ts'
import type { Recipe, Recipes } from './recipe.ts'

/** A deposit can be refunded for 90 days (§2.3). */
const WINDOW_SECONDS = 90 * DAY_SECONDS

/** A valid endToEndId that does not belong to any payment. */
const UNKNOWN_END_TO_END_ID = `E${'0'.repeat(31)}`

/** Returns the body of an example. It refunds a payment of this wallet. */
function bodyOf(wallet: SandboxWallet, endToEndId: string, name?: string): Readonly<Record<string, unknown>> {
  const example = wallet.example('createRefund', name)
  return { ...example, ...('endToEndId' in example && { endToEndId }) }
}

const refund = (wallet: SandboxWallet, endToEndId: string, changes: object = {}): ReturnType<Recipe> =>
  wallet.request('createRefund', {
    path: { endToEndId },
    body: { ...bodyOf(wallet, endToEndId), ...changes },
  })

/** Creates a refund. When an answer of the payer institution is given, simulates this answer. */
async function refunded(
  wallet: SandboxWallet,
  endToEndId: string,
  name: string,
  status?: 'SUCCESS' | 'FAILED',
): Promise<string> {
  const path = { endToEndId }
  const { externalId } = await wallet.call('createRefund', { path, body: bodyOf(wallet, endToEndId, name) })
  const { walletId, control } = wallet
  if (status !== undefined)
    await control.refunds.setRefundOutcome({ walletId, endToEndId, externalId, status })
  return externalId
}

/** Creates a second refund of a payment and reads it. The first refund has settled. */
const second =
  (status?: 'FAILED'): Recipe =>
  async ({ main }) => {
    const { endToEndId } = await main.deposit()
    await refunded(main, endToEndId, 'default', 'SUCCESS')
    const externalId = await refunded(main, endToEndId, 'minimal', status)
    return main.request('getRefund', { path: { endToEndId, externalId } })
  }

/** Settles a cycle charge, and refunds a part of it by simulation. Returns the endToEndId of the charge. */
export async function partlyRefundedCharge(wallet: SandboxWallet): Promise<string> {
  const charge = await (await (await Subscription.authorized(wallet)).charge()).settled()
  await charge.refund(wallet.example('simulateScheduleRefund', 'partial'))
  const { endToEndId } = await charge.read()
  if (endToEndId === null) throw new Error('The settled charge has no endToEndId')
  return endToEndId
}

export const refundRecipes: Recipes = {
  createRefund: {
    '202 default': async ({ main }) => refund(main, (await main.deposit()).endToEndId),
    '202 minimal': async ({ main }) => {
      const { endToEndId } = await main.deposit()
      await refunded(main, endToEndId, 'default')
      return main.request('createRefund', {
        path: { endToEndId },
        body: bodyOf(main, endToEndId, 'minimal'),
      })
    },
    '202 recurring-charge': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const endToEndId = await partlyRefundedCharge(wallet)
      const body = bodyOf(wallet, endToEndId, 'minimal')
      return wallet.request('createRefund', { path: { endToEndId }, body })
    },
    '202 replayed': async ({ main }) => {
      const { endToEndId } = await main.deposit()
      await refunded(main, endToEndId, 'default', 'SUCCESS')
      return refund(main, endToEndId)
    },
    '403 Forbidden': async ({ main, other }) => refund(other, (await main.deposit()).endToEndId),
    '404 NotFound': ({ main }) => refund(main, UNKNOWN_END_TO_END_ID),
    '409 IDEMPOTENCY_ERROR': async ({ main }) => {
      const { endToEndId } = await main.deposit()
      await refunded(main, endToEndId, 'default')
      return refund(main, endToEndId, { amount: 1 })
    },
    '422 REFUND_AMOUNT_EXCEEDED': async ({ main }) => {
      const { endToEndId } = await main.deposit('default', { amount: 1000 })
      return refund(main, endToEndId, { amount: 1001 })
    },
    '422 REFUND_DEADLINE_EXCEEDED': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const { endToEndId } = await wallet.deposit()
      await wallet.pass(WINDOW_SECONDS + 1)
      return refund(wallet, endToEndId)
    },
    '422 INSUFFICIENT_BALANCE': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet({ directory: true })
      const { endToEndId } = await wallet.deposit('minimal', { amount: 5000 })
      const body = { ...wallet.example('createWithdrawalByPixKey', 'minimal'), amount: 5000 }
      await wallet.call('createWithdrawalByPixKey', { body })
      return refund(wallet, endToEndId)
    },
  },
  getRefund: {
    '200 default': async ({ main }) => {
      const { endToEndId } = await main.deposit()
      const externalId = await refunded(main, endToEndId, 'default', 'SUCCESS')
      return main.request('getRefund', { path: { endToEndId, externalId } })
    },
    '200 processing': second(),
    '200 failed': second('FAILED'),
    '403 Forbidden': async ({ main, other }) => {
      const { endToEndId } = await main.deposit()
      const externalId = await refunded(main, endToEndId, 'default')
      return other.request('getRefund', { path: { endToEndId, externalId } })
    },
  },
}
