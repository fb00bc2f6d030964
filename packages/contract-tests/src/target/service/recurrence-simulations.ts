import type { OperationId } from '@pix-payments/spec'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { Subscription } from '../../sandbox/subscription.ts'
import { cancelledByPayer, cancelledByReceiver, drained, expired, rejected } from './journey-states.ts'
import type { Recipe, Recipes } from './recipe.ts'
import { ofAnother } from './recurrences.ts'

/** Requests a simulation with an example of its body, for a recurrence in the given state. */
const simulate =
  (
    operationId: OperationId,
    prepare: (wallet: SandboxWallet) => Promise<Subscription>,
    name?: string,
    changes: object = {},
  ): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const subscription = await prepare(wallet)
    return wallet.request(operationId, subscription.at({ ...wallet.example(operationId, name), ...changes }))
  }

const waiting = (wallet: SandboxWallet): Promise<Subscription> => Subscription.create(wallet)
const waitingMinimal = (wallet: SandboxWallet): Promise<Subscription> =>
  Subscription.create(wallet, 'minimal')
const paid = (wallet: SandboxWallet): Promise<Subscription> => Subscription.paid(wallet)
const authorizedMinimal = (wallet: SandboxWallet): Promise<Subscription> =>
  Subscription.authorized(wallet, 'minimal')

/** R$ 1.000.000,00 in centavos. No first payment is this high. */
const TOO_MUCH = 100_000_000

export const recurrenceSimulationRecipes: Recipes = {
  simulateFirstPayment: {
    '200 default': simulate('simulateFirstPayment', waiting, 'as-expected'),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('simulateFirstPayment'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateFirstPayment', expired, 'as-expected'),
    '422 EXPECTED_PAYER_MISMATCH': simulate('simulateFirstPayment', waiting, 'other-payer'),
    '422 FIRST_PAYMENT_AMOUNT_MISMATCH': simulate('simulateFirstPayment', waiting, 'other-amount'),
  },
  simulateAuthorization: {
    '200 approved': simulate('simulateAuthorization', paid, 'approved'),
    '200 rejected': simulate(
      'simulateAuthorization',
      (wallet) => Subscription.paid(wallet, 'minimal'),
      'rejected',
    ),
    '200 rejected-with-code': simulate('simulateAuthorization', waitingMinimal, 'rejected-with-code'),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('simulateAuthorization'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateAuthorization', waiting, 'approved'),
  },
  simulateRecurrenceExpiration: {
    '200 default': simulate('simulateRecurrenceExpiration', waitingMinimal),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('simulateRecurrenceExpiration'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateRecurrenceExpiration', authorizedMinimal),
  },
  simulateRecurrencePayerCancellation: {
    '200 default': simulate('simulateRecurrencePayerCancellation', authorizedMinimal),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('simulateRecurrencePayerCancellation'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateRecurrencePayerCancellation', cancelledByReceiver),
  },
  simulateFirstPaymentRefund: {
    '200 default': simulate('simulateFirstPaymentRefund', rejected, 'whole'),
    '200 partial': simulate('simulateFirstPaymentRefund', cancelledByPayer, 'partial'),
    '403 RECURRENCE_ACCESS_DENIED': ofAnother('simulateFirstPaymentRefund'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateFirstPaymentRefund', waiting),
    '422 AMOUNT_OUT_OF_RANGE': simulate('simulateFirstPaymentRefund', rejected, 'partial', {
      amount: TOO_MUCH,
    }),
    '422 INSUFFICIENT_BALANCE': simulate(
      'simulateFirstPaymentRefund',
      async (wallet) => drained(wallet, await rejected(wallet)),
      'whole',
    ),
  },
}
