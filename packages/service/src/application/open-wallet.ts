import type { Instant } from '@pix-payments/pix'
import {
  DEFAULT_SETTINGS,
  type Operator,
  type TreatmentSettings,
  type Wallet,
} from '../domain/wallet/wallet.ts'
import { type WalletClock, virtualNow } from '../domain/wallet/wallet-clock.ts'
import { addToDay } from '../storage/rows/ledger-rows.ts'
import { insertCredential } from '../storage/rows/credential-rows.ts'
import { findOperator, insertOperator, insertPixKey, insertWallet } from '../storage/rows/wallet-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { WalletWork, type WorkOptions } from './wallet-work.ts'

/** Eight characters, as of the institution that the service emulates (G-006). */
const OWN_ISPB = '12345678'

/** A wallet that shall come to exist (G-005). */
export interface NewWallet {
  readonly id: string
  readonly operator: Operator
  readonly name: string
  readonly accountNumber: string
  readonly clock: WalletClock
  /** Cents. */
  readonly openingBalance: number
  readonly pixKeys: readonly string[]
  readonly credential: {
    readonly clientId: string
    /** As `hashSecret` gives it. */
    readonly secret: string
  }
  /** Where it differs from the usual wallet. */
  readonly settings?: Partial<TreatmentSettings> | undefined
}

/** Makes a wallet with its keys, credentials and opening balance; nothing at all when something of it is taken. */
export async function openWallet(
  transaction: Transaction,
  wallet: NewWallet,
  { realNow, ids, checkEvent }: Pick<WorkOptions, 'ids' | 'checkEvent'> & { readonly realNow: Instant },
): Promise<Wallet> {
  const { operator } = wallet
  const isNew = await insertOperator(transaction, operator)
  if (!isNew && (await findOperator(transaction, operator.id)) === undefined) {
    throw new TakenError('cnpj', operator.cnpj)
  }
  const now = virtualNow(wallet.clock, realNow, 0)
  const opened: Wallet = {
    id: wallet.id,
    operatorId: operator.id,
    name: wallet.name,
    createdAt: now,
    account: { bankCode: OWN_ISPB, branchCode: '0001', accountNumber: wallet.accountNumber },
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
  const { clientId, secret } = wallet.credential
  if (!(await insertCredential(transaction, { clientId, walletId: wallet.id, secret }))) {
    throw new TakenError('clientId', clientId)
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

/** Something that only one wallet can have is another's. Thrown, so that nothing of the new wallet is kept. */
export class TakenError extends Error {
  override readonly name = 'TakenError'
  readonly field: 'walletId' | 'cnpj' | 'pixKey' | 'clientId'

  constructor(field: TakenError['field'], value: string) {
    super(`The ${field} ${value} is taken.`)
    this.field = field
  }
}
