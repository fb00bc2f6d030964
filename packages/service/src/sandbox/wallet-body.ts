import type { Instant } from '@pix-payments/pix'
import type {
  Clock as ClockBody,
  Outcomes,
  Switches,
  WalletBalance,
  Wallet as WalletBody,
} from '@pix-payments/spec/sandbox-types'
import { totalOf } from '../domain/ledger/ledger.ts'
import { timestamp, timestampOrNull } from '../domain/timestamp.ts'
import type { Operator, Wallet, WalletSettings } from '../domain/wallet/wallet.ts'
import { clientIdsOf } from '../storage/rows/credential-rows.ts'
import { expiringAmount } from '../storage/rows/timer-rows.ts'
import { findOperator, pixKeysOf } from '../storage/rows/directory-rows.ts'
import type { Reader } from '../storage/store.ts'
import { nextDueOf } from '../timers/clock-move-plan.ts'
import { refundOutcomeBody, withdrawalOutcomeBody } from './outcome.ts'

/** A wallet, with its own time and real time. */
export interface WalletWithTimes {
  readonly wallet: Wallet
  readonly now: Instant
  readonly realNow: Instant
  /** True if charges of the wallet have expired whose expiry has not run. */
  readonly isBehind?: boolean
}

/** The data of a wallet that is not in the wallet's own row. */
export interface WalletDetails {
  readonly operator: Operator
  readonly pixKeys: readonly string[]
  /** The client ids of credentials that are not revoked. */
  readonly clientIds: readonly string[]
}

export async function readWalletDetails(reader: Reader, wallet: Wallet): Promise<WalletDetails> {
  const operator = await findOperator(reader, wallet.operatorId)
  if (operator === undefined) throw new Error(`The operator of the wallet ${wallet.id} is missing`)
  const pixKeys = await pixKeysOf(reader, wallet.id)
  return { operator, pixKeys, clientIds: await clientIdsOf(reader, wallet.id) }
}

/**
 * The response body of a wallet without balances, clock and outcomes. The account commands of the CLI print this body.
 */
export type AccountBody = Omit<WalletBody, 'clock' | 'outcomes' | 'balance'>

export const accountBody = (
  wallet: Wallet,
  { operator, pixKeys, clientIds }: WalletDetails,
): AccountBody => ({
  walletId: wallet.id,
  operatorId: operator.id,
  operatorName: operator.name,
  cnpj: operator.cnpj,
  name: wallet.name,
  pixKeys: [...pixKeys],
  account: { ...wallet.account, accountType: 'CACC' },
  clientIds: [...clientIds],
  switches: switchesOf(wallet.settings),
  rejectThirdPartyPayers: wallet.settings.rejectThirdPartyPayers,
  createdAt: timestamp(wallet.createdAt),
})

export async function walletBody(reader: Reader, seen: WalletWithTimes): Promise<WalletBody> {
  const { wallet, now, isBehind = false } = seen
  const expiring = isBehind ? await expiringAmount(reader, wallet.id, now) : 0
  return {
    ...accountBody(wallet, await readWalletDetails(reader, wallet)),
    clock: await clockBody(reader, seen),
    outcomes: outcomesOf(wallet.settings),
    balance: balanceBody({ ...wallet, pending: wallet.pending - expiring }),
  }
}

export async function clockBody(
  reader: Reader,
  { wallet, now, realNow }: WalletWithTimes,
): Promise<ClockBody> {
  return {
    now: timestamp(now),
    mode: wallet.clock.mode,
    offsetSeconds: Math.round((now - realNow) / 1000),
    nextDueAt: timestampOrNull(await nextDueOf(reader, wallet, now)),
  }
}

export const balanceBody = (wallet: Wallet): WalletBalance => ({
  available: wallet.available,
  blocked: wallet.blocked,
  total: totalOf(wallet),
  pending: wallet.pending,
})

const switchesOf = (settings: WalletSettings): Switches => ({
  secureLoop: settings.secureLoop,
  automaticEnabled: settings.automaticEnabled,
  automaticPayer: settings.automaticPayer,
  automaticCharges: settings.automaticCharges,
  accountOpen: settings.accountOpen,
  ownReceiverCnpjOnly: settings.ownReceiverCnpjOnly,
})

const outcomesOf = ({ withdrawalOutcome, refundOutcome }: WalletSettings): Outcomes => ({
  withdrawals: withdrawalOutcomeBody(withdrawalOutcome),
  refunds: refundOutcomeBody(refundOutcome),
})
