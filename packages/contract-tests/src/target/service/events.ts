import type {
  CreatePaymentAttemptParameters,
  CreateTakeBackParameters,
  CreateWithdrawalReturnParameters,
} from '@pix-payments/client/sandbox'
import { DAY_SECONDS, SETTLEMENT_SECONDS } from '../../sandbox/durations.ts'
import { automaticEventRecipes, recurringRefundFailed, recurringRefundSettled } from './automatic-events.ts'
import type { EventRecipe, EventRecipes } from './recipe.ts'

type Payer = NonNullable<CreatePaymentAttemptParameters['payer']>

/** Makes a payer try to pay a charge that expects another payer. */
const attempt =
  (charge: string, payer: Payer): EventRecipe =>
  async (wallet) => {
    const { walletId, control } = wallet
    const { chargeId } = await wallet.charge(charge)
    await control.charges.createPaymentAttempt({ walletId, chargeId, payer })
  }

/** Sets the outcome for the wallet and creates a withdrawal, which ends with this outcome. */
const withdraw =
  (
    route: 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails',
    name: string,
    status: 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'EXPIRED' = 'SUCCESS',
    errorCode?: string,
  ): EventRecipe =>
  async (wallet) => {
    const { walletId, control } = wallet
    const withdrawals = {
      status,
      afterSeconds: SETTLEMENT_SECONDS,
      ...(errorCode !== undefined && { errorCode }),
    }
    await control.wallets.updateWallet({ walletId, outcomes: { withdrawals } })
    await wallet.call(route, { body: wallet.example(route, name) })
    await wallet.pass(SETTLEMENT_SECONDS)
  }

type Return = Omit<CreateWithdrawalReturnParameters, 'walletId' | 'externalId'>

/** Creates a withdrawal that settles, and returns it. */
const withdrawAndReturn =
  (
    route: 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails',
    name: string,
    returned: Return,
  ): EventRecipe =>
  async (wallet) => {
    const { walletId, control } = wallet
    await withdraw(route, name)(wallet)
    const externalId = String(wallet.example(route, name)['externalId'])
    await control.withdrawals.createWithdrawalReturn({ walletId, externalId, ...returned })
  }

type TakeBack = Omit<CreateTakeBackParameters, 'walletId' | 'chargeId'>

/** Creates a charge that is paid, and takes its money back. */
const depositAndTakeBack =
  (name: string, taken: TakeBack): EventRecipe =>
  async (wallet) => {
    const { walletId, control } = wallet
    const { chargeId } = await wallet.deposit(name)
    await control.charges.createTakeBack({ walletId, chargeId, ...taken })
  }

const refund =
  (name: string, status: 'SUCCESS' | 'FAILED'): EventRecipe =>
  async (wallet) => {
    const { walletId, control } = wallet
    const { endToEndId } = await wallet.deposit()
    const example = wallet.example('createRefund', name)
    const body = { ...example, ...('endToEndId' in example && { endToEndId }) }
    const { externalId } = await wallet.call('createRefund', { path: { endToEndId }, body })
    await control.refunds.setRefundOutcome({ walletId, endToEndId, externalId, status })
  }

const JOAO: Payer = { name: 'João Souza', taxId: '12345678909', personType: 'NATURAL_PERSON' }
const COMPANY: Payer = { name: 'Padaria Estrela Ltda', taxId: '12ABC34501DE35', personType: 'LEGAL_PERSON' }

/** The first example of each event is the default. */
export const eventRecipes: EventRecipes = {
  pixChargePaid: {
    paid: (wallet) => wallet.deposit(),
    'without-metadata': (wallet) => wallet.deposit('minimal'),
  },
  pixChargeRejected: {
    ACCOUNT_MISMATCH: attempt('default', { accountNumber: '1' }),
    PAYER_MISMATCH: attempt('default', JOAO),
    THIRD_PARTY_PAYER_BLOCKED: async (wallet) => {
      const { walletId, control } = wallet
      await control.wallets.updateWallet({ walletId, rejectThirdPartyPayers: true })
      await attempt('minimal', COMPANY)(wallet)
    },
  },
  pixChargeExpired: {
    expired: async (wallet) => {
      await wallet.charge('minimal')
      await wallet.pass(DAY_SECONDS)
    },
  },
  pixChargeTakenBack: {
    OPERATIONAL_FLAW: depositAndTakeBack('minimal', { reason: 'OPERATIONAL_FLAW' }),
    FRAUD: depositAndTakeBack('default', { amount: 1, reason: 'FRAUD' }),
  },
  pixWithdrawSettled: {
    'by-pix-key': withdraw('createWithdrawalByPixKey', 'default'),
    'by-bank-details': withdraw('createWithdrawalByBankDetails', 'minimal'),
  },
  pixWithdrawFailed: {
    CANCELED: withdraw('createWithdrawalByPixKey', 'random-key', 'CANCELED'),
    EXPIRED: withdraw('createWithdrawalByPixKey', 'cpf-key', 'EXPIRED'),
    REJECTED: withdraw('createWithdrawalByBankDetails', 'default', 'REJECTED', 'ACCOUNT_MISMATCH'),
    FAILED: (wallet) =>
      wallet.call('createWithdrawalByPixKey', {
        body: wallet.example('createWithdrawalByPixKey', 'phone-key'),
      }),
  },
  pixWithdrawReturned: {
    whole: withdrawAndReturn('createWithdrawalByBankDetails', 'minimal', {}),
    'in-part': withdrawAndReturn('createWithdrawalByPixKey', 'default', { amount: 1, reason: 'MD06' }),
  },
  pixRefundSettled: { default: refund('default', 'SUCCESS'), ...recurringRefundSettled },
  pixRefundFailed: { failed: refund('minimal', 'FAILED'), ...recurringRefundFailed },
  ...automaticEventRecipes,
}
