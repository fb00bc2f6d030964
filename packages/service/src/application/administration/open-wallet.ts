import type { Instant } from '@pix-payments/pix'
import { type WalletClock, virtualNow } from '../../domain/wallet/wallet-clock.ts'
import {
  DEFAULT_SETTINGS,
  NOTHING_YET,
  type Operator,
  type BehaviourSettings,
  type Wallet,
} from '../../domain/wallet/wallet.ts'
import type { Actor } from '../../domain/audit.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import { insertCredential } from '../../storage/rows/credential-rows.ts'
import { addPixKey, findOperator, insertOperator } from '../../storage/rows/directory-rows.ts'
import { insertWallet } from '../../storage/rows/wallet-rows.ts'
import type { Transaction } from '../../storage/store.ts'
import { DayTotals } from '../wallet/day-totals.ts'
import { WalletWork, type WorkOptions } from '../wallet/wallet-work.ts'
import { TakenError } from './taken-error.ts'
import { walletFacts } from './wallet-facts.ts'
import { MAIN_BRANCH, OWN_ISPB, takeAccount } from './wallet-account.ts'

/** The input of {@link openWallet} (G-005). */
export interface NewWallet {
  readonly id: string
  readonly operator: Operator
  readonly name: string
  readonly accountNumber: string
  /** The ISPB of the institution that holds the account. Default: the ISPB of the sandbox. */
  readonly bankCode?: string | undefined
  /** The branch of the account. Default: the main branch. */
  readonly branchCode?: string | undefined
  readonly clock: WalletClock
  /** In cents. */
  readonly openingBalance: number
  readonly pixKeys: readonly string[]
  /** Undefined when the wallet gets no credentials. */
  readonly credential?:
    | {
        readonly clientId: string
        /** A hash from `hashSecret`. */
        readonly secret: string
      }
    | undefined
  /** The settings that differ from `DEFAULT_SETTINGS`. */
  readonly settings?: Partial<BehaviourSettings> | undefined
  /** The number of the wallet in the list of the sandbox, over all partitions. */
  readonly place?: number | undefined
}

/**
 * Creates an operator. Returns false when the operator exists.
 *
 * @throws TakenError when another operator has the CNPJ.
 */
async function ensureOperator(transaction: Transaction, operator: Operator): Promise<boolean> {
  if (await insertOperator(transaction, operator)) return true
  if ((await findOperator(transaction, operator.id)) === undefined) {
    throw new TakenError('cnpj', operator.cnpj)
  }
  return false
}

/** Who creates something, in real time. */
interface Creation {
  readonly by: Actor
  readonly at: Instant
}

/**
 * Creates an operator without wallets.
 *
 * @throws TakenError when another operator has the CNPJ.
 */
export async function createOperator(
  transaction: Transaction,
  operator: Operator,
  creation: Creation,
): Promise<void> {
  if (await ensureOperator(transaction, operator)) await recordOperator(transaction, operator, creation)
}

const recordOperator = (
  transaction: Transaction,
  { id, name, cnpj }: Operator,
  { by, at }: Creation,
): Promise<void> =>
  appendAct(transaction, { name: 'operatorCreated', subject: id, by, after: { name, cnpj } }, at)

/**
 * Creates a wallet with its Pix keys, credentials and opening balance. When the operator does not exist, creates it
 * too. The audit log has both if `by` says who does it; nobody creates the default wallets of a sandbox.
 *
 * @throws TakenError when another wallet has the id, the account, a Pix key or the clientId. The caller must let the transaction
 * fail: some rows are already written.
 */
export async function openWallet(
  transaction: Transaction,
  wallet: NewWallet,
  {
    realNow,
    ids,
    checkEvent,
    by,
  }: Pick<WorkOptions, 'ids' | 'checkEvent'> & {
    readonly realNow: Instant
    readonly by?: Actor | undefined
  },
): Promise<Wallet> {
  const { operator } = wallet
  const isNewOperator = await ensureOperator(transaction, operator)
  const now = virtualNow(wallet.clock, realNow, 0)
  const opened: Wallet = {
    id: wallet.id,
    operatorId: operator.id,
    name: wallet.name,
    createdAt: now,
    account: {
      bankCode: wallet.bankCode ?? OWN_ISPB,
      branchCode: wallet.branchCode ?? MAIN_BRANCH,
      accountNumber: wallet.accountNumber,
    },
    clock: wallet.clock,
    lastAt: now,
    ...NOTHING_YET,
    sequence: 0,
    version: 0,
    settings: {
      ...DEFAULT_SETTINGS,
      ...wallet.settings,
      openingBalance: wallet.openingBalance,
      chosen: wallet.settings ?? {},
    },
  }
  if (!(await insertWallet(transaction, opened, wallet.place))) throw new TakenError('walletId', wallet.id)
  await takeAccount(transaction, opened)
  for (const pixKey of wallet.pixKeys) {
    if (!(await addPixKey(transaction, pixKey, opened))) throw new TakenError('pixKey', pixKey)
  }
  if (wallet.credential !== undefined) {
    const { clientId, secret } = wallet.credential
    if (!(await insertCredential(transaction, { clientId, walletId: wallet.id, secret }))) {
      throw new TakenError('clientId', clientId)
    }
  }
  const work = new WalletWork({
    transaction,
    wallet: opened,
    now,
    ids,
    rail: NO_RAIL,
    isRecorded: false,
    checkEvent,
  })
  await creditOpeningBalance(work)
  await work.save()
  if (by !== undefined) {
    const creation = { by, at: realNow }
    if (isNewOperator) await recordOperator(transaction, operator, creation)
    const { clientId = null } = wallet.credential ?? {}
    const facts = { operatorId: operator.id, clientId, ...(await walletFacts(transaction, work.wallet)) }
    await appendAct(transaction, { name: 'walletCreated', subject: wallet.id, by, after: facts }, realNow)
  }
  return work.wallet
}

/** A new wallet places no orders. */
const NO_RAIL: WorkOptions['rail'] = {
  place: () => Promise.reject(new Error('The opening of a wallet places no orders')),
}

/**
 * The date of the row with the opening balance. It is before all days, so every day before the first movement opens and
 * closes with this balance.
 */
const BEFORE_ALL_DAYS = '0001-01-01'

/** Credits the opening balance to a new wallet, and to a wallet after a reset. */
export async function creditOpeningBalance(work: WalletWork): Promise<void> {
  const { id, settings } = work.wallet
  const balance = settings.openingBalance
  const before = new DayTotals(id)
  before.add(BEFORE_ALL_DAYS, { balance, pending: 0, lastLine: 0 })
  before.save(work.transaction)
  if (balance > 0) work.move('opening', balance, null)
}
