import type { Instant } from '@pix-payments/pix'
import {
  DEFAULT_SETTINGS,
  type Operator,
  type BehaviourSettings,
  type Wallet,
} from '../domain/wallet/wallet.ts'
import { type WalletClock, virtualNow } from '../domain/wallet/wallet-clock.ts'
import { addToDay } from '../storage/rows/ledger-rows.ts'
import { insertCredential } from '../storage/rows/credential-rows.ts'
import { findOperator, insertOperator, insertPixKey, insertWallet } from '../storage/rows/wallet-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { TakenError } from './taken-error.ts'
import { WalletWork, type WorkOptions } from './wallet-work.ts'
import { MAIN_BRANCH, OWN_ISPB } from './wallet-account.ts'

/** A wallet that shall come to exist (G-005). */
export interface NewWallet {
  readonly id: string
  readonly operator: Operator
  readonly name: string
  readonly accountNumber: string
  /** The main branch unless given. */
  readonly branchCode?: string | undefined
  readonly clock: WalletClock
  /** Cents. */
  readonly openingBalance: number
  readonly pixKeys: readonly string[]
  /** Undefined: credentials are made later. */
  readonly credential?:
    | {
        readonly clientId: string
        /** As `hashSecret` gives it. */
        readonly secret: string
      }
    | undefined
  /** Where it differs from the usual wallet. */
  readonly settings?: Partial<BehaviourSettings> | undefined
}

/**
 * Makes an operator, unless it is there.
 *
 * @throws TakenError when another operator has the CNPJ.
 */
export async function ensureOperator(transaction: Transaction, operator: Operator): Promise<void> {
  if (await insertOperator(transaction, operator)) return
  if ((await findOperator(transaction, operator.id)) === undefined) {
    throw new TakenError('cnpj', operator.cnpj)
  }
}

/** Makes a wallet with its keys, credentials and opening balance; nothing at all when something of it is taken. */
export async function openWallet(
  transaction: Transaction,
  wallet: NewWallet,
  { realNow, ids, checkEvent }: Pick<WorkOptions, 'ids' | 'checkEvent'> & { readonly realNow: Instant },
): Promise<Wallet> {
  const { operator } = wallet
  await ensureOperator(transaction, operator)
  const now = virtualNow(wallet.clock, realNow, 0)
  const opened: Wallet = {
    id: wallet.id,
    operatorId: operator.id,
    name: wallet.name,
    createdAt: now,
    account: {
      bankCode: OWN_ISPB,
      branchCode: wallet.branchCode ?? MAIN_BRANCH,
      accountNumber: wallet.accountNumber,
    },
    clock: wallet.clock,
    lastAt: now,
    available: 0,
    blocked: 0,
    pending: 0,
    lines: 0,
    movements: 0,
    events: 0,
    deliveries: 0,
    sequence: 0,
    nextDueAt: null,
    settings: {
      ...DEFAULT_SETTINGS,
      ...wallet.settings,
      openingBalance: wallet.openingBalance,
      chosen: wallet.settings ?? {},
    },
  }
  if (!(await insertWallet(transaction, opened))) throw new TakenError('walletId', wallet.id)
  for (const [index, pixKey] of wallet.pixKeys.entries()) {
    if (!(await insertPixKey(transaction, pixKey, wallet.id, index))) throw new TakenError('pixKey', pixKey)
  }
  if (wallet.credential !== undefined) {
    const { clientId, secret } = wallet.credential
    if (!(await insertCredential(transaction, { clientId, walletId: wallet.id, secret }))) {
      throw new TakenError('clientId', clientId)
    }
  }
  const work = new WalletWork({ transaction, wallet: opened, now, ids, checkEvent })
  await giveOpeningBalance(work)
  await work.save()
  return work.wallet
}

/** Before all days: what a wallet holds at the beginning is what every day before its first movement opens and closes with. */
const BEFORE_ALL_DAYS = '0001-01-01'

/** What the wallet holds at the beginning, and again after a reset. */
export async function giveOpeningBalance(work: WalletWork): Promise<void> {
  const { id, settings } = work.wallet
  const balance = settings.openingBalance
  await addToDay(work.transaction, id, { day: BEFORE_ALL_DAYS, balance, pending: 0, lastLine: 0 })
  if (balance > 0) await work.move('opening', balance, null)
}
