import { PAYERS, withPayer } from '../../sandbox/payers.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type RecurrenceExample, Subscription } from '../../sandbox/subscription.ts'
import { cancelledByPayer, cancelledByReceiver, completed, expired, rejected } from './journey-states.ts'
import { inOwnWallet, type Recipe, type Recipes } from './recipe.ts'

/** The day after the wallet clocks start. */
const TOO_SOON = '2026-03-04'

const create = (name: RecurrenceExample, changes: object = {}): Recipe =>
  inOwnWallet((wallet) =>
    wallet.request('createRecurrence', { body: { ...wallet.example('createRecurrence', name), ...changes } }),
  )

/** Reads a recurrence in the given state. */
const read = (prepare: (wallet: SandboxWallet) => Promise<Subscription>): Recipe =>
  inOwnWallet(async (wallet) => wallet.request('getRecurrence', (await prepare(wallet)).at()))

const readLocation = (prepare: (wallet: SandboxWallet) => Promise<Subscription>): Recipe =>
  inOwnWallet(async (wallet) => {
    const { locationToken } = await prepare(wallet)
    return wallet.request('getRecurrenceLocation', { path: { accessToken: locationToken } })
  })

/**
 * Makes the public location of a recurrence fail. The route has no token, so the fault is injected for the wallet of
 * the recurrence (G-272).
 */
const failLocation = (status: number, code: string): Recipe =>
  inOwnWallet(async (wallet) => {
    const { locationToken } = await Subscription.create(wallet)
    await wallet.control.faults.createFault({
      walletId: wallet.walletId,
      target: { operationId: 'getRecurrenceLocation' },
      effect: { kind: 'status', status, code },
    })
    return wallet.request('getRecurrenceLocation', { path: { accessToken: locationToken } })
  })

/** Creates the four recurrences that the contract's list examples show. The oldest is created first. */
async function createListExamples(wallet: SandboxWallet): Promise<void> {
  await Subscription.authorized(wallet, 'fixed')
  await wallet.pass(1)
  await Subscription.authorized(wallet, 'variable')
  await wallet.pass(1)
  await expired(wallet)
  await wallet.pass(1)
  const last = await Subscription.paid(wallet, 'minimal', { externalId: 'subscription-0004' })
  await last.decide(wallet.example('simulateAuthorization', 'rejected'))
}

const PAGE = ['limit', '2'] as const

/** Makes a request for a recurrence that belongs to another wallet. */
export const ofAnother =
  (operationId: Parameters<SandboxWallet['request']>[0], name?: string): Recipe =>
  ({ automatic, other }) => {
    const body = other.example(operationId, name)
    const hasBody = Object.keys(body).length > 0 || operationId.startsWith('simulate')
    return other.request(operationId, automatic.waiting.at(hasBody ? body : undefined))
  }

export const recurrenceRecipes: Recipes = {
  createRecurrence: {
    '201 fixed': create('fixed'),
    '201 variable': create('variable'),
    '201 minimal': create('minimal'),
    '201 replayed': inOwnWallet(async (wallet) => {
      await Subscription.authorized(wallet)
      return wallet.request('createRecurrence', { body: wallet.example('createRecurrence') })
    }),
    '409 IDEMPOTENCY_ERROR': inOwnWallet(async (wallet) => {
      await Subscription.create(wallet)
      return wallet.request('createRecurrence', {
        body: { ...wallet.example('createRecurrence'), amount: 100 },
      })
    }),
    '409 RECENT_PAYER_JOURNEY_EXISTS': inOwnWallet(async (wallet) => {
      await Subscription.create(wallet)
      const body = { ...wallet.example('createRecurrence'), externalId: 'subscription-again' }
      return wallet.request('createRecurrence', { body })
    }),
    '422 DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION': inOwnWallet((wallet) => {
      const body = wallet.example('createRecurrence')
      const details = { ...(body['recurrenceDetails'] as object), firstPaymentDate: TOO_SOON }
      return wallet.request('createRecurrence', { body: { ...body, recurrenceDetails: details } })
    }),
    '422 RISK_ASSESSMENT_REJECTED': create('fixed', withPayer(PAYERS.riskRejected)),
  },
  listRecurrences: {
    '200 first-page': inOwnWallet(async (wallet) => {
      await createListExamples(wallet)
      return wallet.request('listRecurrences', { query: [PAGE] })
    }),
    '200 last-page': inOwnWallet(async (wallet) => {
      await createListExamples(wallet)
      const { nextCursor } = await wallet.call('listRecurrences', { query: [PAGE] })
      return wallet.request('listRecurrences', { query: [PAGE, ['cursor', nextCursor ?? '']] })
    }),
    '200 no-match': inOwnWallet(async (wallet) => {
      await Subscription.create(wallet)
      return wallet.request('listRecurrences', { query: [['status', 'EXPIRED']] })
    }),
  },
  getRecurrence: {
    '200 awaiting-first-payment': read((wallet) => Subscription.create(wallet)),
    '200 first-payment-settled': read((wallet) => Subscription.paid(wallet)),
    '200 authorized': read((wallet) => Subscription.authorized(wallet)),
    '200 completed': read(completed),
    '200 cancelled-by-payer': read(cancelledByPayer),
    '200 cancelled-by-receiver': read(cancelledByReceiver),
    '200 expired': read(expired),
    '200 rejected': read(rejected),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('getRecurrence'),
  },
  cancelRecurrence: {
    '200 authorized': inOwnWallet(async (wallet) => {
      const subscription = await Subscription.authorized(wallet)
      return wallet.request('cancelRecurrence', subscription.at(wallet.example('cancelRecurrence')))
    }),
    '200 pending': inOwnWallet(async (wallet) => {
      const subscription = await Subscription.create(wallet, 'minimal')
      return wallet.request(
        'cancelRecurrence',
        subscription.at(wallet.example('cancelRecurrence', 'minimal')),
      )
    }),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('cancelRecurrence'),
    '409 IDEMPOTENCY_ERROR': inOwnWallet(async (wallet) => {
      const subscription = await Subscription.create(wallet)
      await subscription.cancel()
      const body = { ...wallet.example('cancelRecurrence'), reason: 'RECEIVER_REQUEST_ERROR' }
      return wallet.request('cancelRecurrence', subscription.at(body))
    }),
    '409 INVALID_RECURRENCE_STATE': inOwnWallet(async (wallet) => {
      const subscription = await expired(wallet)
      return wallet.request('cancelRecurrence', subscription.at(wallet.example('cancelRecurrence')))
    }),
  },
  getRecurrenceLocation: {
    '200 pending': readLocation((wallet) => Subscription.create(wallet)),
    '200 variable': readLocation((wallet) => Subscription.create(wallet, 'variable')),
    '200 authorized': readLocation((wallet) => Subscription.authorized(wallet)),
    '200 cancelled': readLocation(cancelledByReceiver),
    '429 HTTP_429': failLocation(429, 'HTTP_429'),
    '500 INTERNAL_ERROR': failLocation(500, 'INTERNAL_ERROR'),
    '503 HTTP_503': inOwnWallet(async (wallet) => {
      const { locationToken } = await Subscription.create(wallet)
      const { walletId, control } = wallet
      await control.wallets.updateWallet({ walletId, switches: { automaticEnabled: false } })
      return wallet.request('getRecurrenceLocation', { path: { accessToken: locationToken } })
    }),
    '503 DEPENDENCY_UNAVAILABLE': failLocation(503, 'DEPENDENCY_UNAVAILABLE'),
    '503 DICT_UNAVAILABLE': failLocation(503, 'DICT_UNAVAILABLE'),
    '503 SPI_UNAVAILABLE': failLocation(503, 'SPI_UNAVAILABLE'),
  },
}
