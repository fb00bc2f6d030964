import { setImmediate } from 'node:timers/promises'
import type { ErrorCodeOf } from '@pix-payments/spec'
import type { FoundAccount } from '@pix-payments/spec/rail-types'
import type { AccountHolder, WithdrawalAccepted } from '@pix-payments/spec/types'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { begin, step } from '../../domain/step.ts'
import {
  type Withdrawal,
  describeError,
  isOnCreation,
  withdrawalAcceptedBody,
  withdrawalFailedFacts,
} from '../../domain/withdrawal/withdrawal.ts'
import { hasPaidFrom } from '../../storage/rows/charge-rows.ts'
import {
  type StoredWithdrawal,
  findWithdrawal,
  findWithdrawalById,
  insertWithdrawal,
  recordAnswer,
} from '../../storage/rows/withdrawal-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { replayed } from '../operation/idempotency.ts'
import { writeOwnWallet } from '../operation/own-wallet.ts'
import { type RailRefusal, railUnavailable } from '../operation/refusals.ts'
import type { Context } from '../operation/context.ts'
import { findElsewhere } from '../operation/partitions.ts'
import { receive } from '../reports/receive.ts'
import { acceptWithdrawal } from '../transitions/withdrawal-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

type Code = ErrorCodeOf<'createWithdrawalByPixKey'> & ErrorCodeOf<'createWithdrawalByBankDetails'>

/** A request for a withdrawal, by Pix key or by bank details. Amounts are in cents. */
export interface WithdrawalRequest {
  readonly walletId: string
  readonly initiationType: Withdrawal['initiationType']
  /** The Pix key of the request; null for a withdrawal to bank details. */
  readonly pixKey: string | null
  readonly amount: number
  readonly externalId: string
  readonly description: string | undefined
  readonly metadata: Readonly<Record<string, string>> | undefined
  readonly expectedCreditor: Withdrawal['expectedCreditor']
  /** The CPF or CNPJ that the owner of the destination must have. */
  readonly declaredTaxId: string
  /** The normalized body. When a repeated request has an equal body, it gets the existing withdrawal (G-190). */
  readonly identity: object
}

interface AcceptedWithdrawal {
  readonly ok: true
  readonly status: 202
  readonly body: WithdrawalAccepted
  /** Only a replay has headers (G-420). */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * How long the response to a new withdrawal waits for the institution to take the order. Usually it has accepted the
 * transfer by then, and the status is PROCESSING (G-090).
 */
const TAKEN_MILLISECONDS = 1000

const NOT_LOOKED_UP =
  'The institution did not answer the look-up of the destination. Nothing was accepted, and nothing was debited. Wait for Retry-After seconds, and repeat the request with the same externalId.'

/**
 * Checks in this order: repeated externalId, Pix key, CPF, secure loop, balance (G-172). Then starts the withdrawal.
 * `lookUp` asks the rail, outside every transaction. During the look-up, another request with the same externalId can
 * commit, so the transaction checks the externalId in any case.
 */
export async function createWithdrawal<LookUpCode extends string>(
  context: Context,
  request: WithdrawalRequest,
  lookUp: () => Promise<FoundAccount | Refusal<LookUpCode>>,
): Promise<AcceptedWithdrawal | Refusal<Code | LookUpCode> | RailRefusal<'ServiceUnavailable'>> {
  const { walletId } = request
  const identity = canonicalJson({ initiationType: request.initiationType, ...request.identity })
  const find = (reader: Reader): ReturnType<typeof findWithdrawal> =>
    findWithdrawal(reader, walletId, request.externalId)
  const lookingUp = lookUp().catch(railUnavailable('ServiceUnavailable', NOT_LOOKED_UP))
  lookingUp.catch(() => undefined)
  // A known destination is found at once. Otherwise a repeated request gets its response without the look-up, which may
  // fail.
  if ((await Promise.race([lookingUp, setImmediate()])) === undefined) {
    const earlier = await context.store.readLatest(find)
    if (earlier !== undefined) return replay(earlier, identity)
  }
  const found = await lookingUp
  let operatorId = ''
  let isPaidElsewhere = false
  const check = async (work: WalletWork): Promise<typeof found | Refusal<Code>> => {
    if ('ok' in found) return found
    // §7.2: the request is refused, and no withdrawal is stored.
    if (found.holder.taxId !== request.declaredTaxId) return refuse('IGAMING_CPF_MISMATCH')
    operatorId = work.wallet.operatorId
    const isLooped =
      !work.wallet.settings.secureLoop ||
      isPaidElsewhere ||
      (await hasPaidFrom(work.transaction, operatorId, found.holder))
    return isLooped ? found : refuse('SECURE_LOOP_ACCOUNT_MISMATCH')
  }
  const start = async (
    work: WalletWork,
  ): Promise<AcceptedWithdrawal | Exclude<typeof found, FoundAccount> | Refusal<Code>> => {
    const checked = await check(work)
    // A refusal must not come before the response to a repeated request.
    const earlier = 'ok' in checked || !work.memory.expectsNew ? await find(work.transaction) : undefined
    if (earlier !== undefined) return replay(earlier, identity)
    if ('ok' in checked) return checked
    return acceptedResponse(await startWithdrawal(work, request, checked, identity))
  }
  const write = (): ReturnType<typeof start> =>
    writeOwnWallet(context, request, start, {
      load: async (reader, memory) => memory.expectsNew || find(reader),
      passesTimers: true,
    })
  const first = await write()
  // The transaction cannot read other stores.
  const isOutsideLoop = !first.ok && first.code === 'SECURE_LOOP_ACCOUNT_MISMATCH' && 'holder' in found
  isPaidElsewhere = isOutsideLoop && (await hasPaidElsewhere(context, operatorId, found.holder))
  const started = isPaidElsewhere ? await write() : first
  const isNew = started.ok && started.headers === undefined
  if (!isNew || context.rail.sent === undefined) return started
  await context.rail.sent(walletId, TAKEN_MILLISECONDS)
  const taken = await context.wallets.readLatest(
    walletId,
    (reader) => findWithdrawalById(reader, started.body.transactionId),
    { passesTimers: true },
  )
  if (taken === undefined || !isOnCreation(taken.status)) return started
  if (taken.status !== started.body.status) {
    await context.store.write(async (transaction) => {
      recordAnswer(transaction, taken)
    })
  }
  return acceptedResponse(taken)
}

/**
 * G-190, G-420: returns the first response again when the request has the same body; nothing is debited again. When the
 * body differs, refuses the request.
 */
function replay(
  { request, withdrawal, answered }: StoredWithdrawal,
  identity: string,
): AcceptedWithdrawal | Refusal<'IDEMPOTENCY_ERROR'> {
  if (request !== identity) return refuse('IDEMPOTENCY_ERROR')
  return replayed(acceptedResponse({ ...withdrawal, status: answered }))
}

const acceptedResponse = (withdrawal: Withdrawal): AcceptedWithdrawal => ({
  ok: true,
  status: 202,
  body: withdrawalAcceptedBody(withdrawal),
})

/** G-171: true when the holder has paid a deposit from this account to a wallet of the operator in another partition. */
async function hasPaidElsewhere(
  context: Context,
  operatorId: string,
  holder: AccountHolder,
): Promise<boolean> {
  const found = await findElsewhere(context, ({ store }) =>
    store.readLatest(async (reader) => (await hasPaidFrom(reader, operatorId, holder)) || undefined),
  )
  return found === true
}

async function startWithdrawal(
  work: WalletWork,
  request: WithdrawalRequest,
  { holder, reference }: FoundAccount,
  identity: string,
): Promise<Withdrawal> {
  const initiated: Withdrawal = {
    transactionId: work.uuid(),
    walletId: request.walletId,
    externalId: request.externalId,
    status: begin('withdrawal', 'create'),
    amount: request.amount,
    description: request.description ?? null,
    metadata: request.metadata ?? null,
    initiationType: request.initiationType,
    creditor: holder,
    expectedCreditor: request.expectedCreditor,
    endToEndId: null,
    errorCode: null,
    errorDescription: null,
    createdAt: work.now,
    updatedAt: work.now,
    settledAt: null,
  }
  const insert = (withdrawal: Withdrawal): void => {
    insertWithdrawal(work.transaction, { request: identity, withdrawal, answered: withdrawal.status })
  }
  const { transactionId, amount, description } = initiated
  if (amount > work.wallet.available) {
    const failed = await failForInsufficientBalance(work, initiated)
    insert(failed)
    return failed
  }
  work.move('withdrawalReserved', amount, transactionId)
  const order = {
    order: 'transfer',
    transactionId,
    amount,
    creditor: holder,
    reference,
    description,
  } as const
  const reports = await work.order({ ...order, pixKey: request.pixKey })
  let withdrawal = initiated
  for (const report of reports) {
    // The usual report is applied before the withdrawal is stored, which saves a statement.
    if (report.report === 'transferAccepted') {
      withdrawal = acceptWithdrawal(work, withdrawal, report.stage, report.endToEndId) ?? withdrawal
    }
  }
  insert({ ...withdrawal, ...work.history('withdrawal', transactionId, null, withdrawal.status) })
  for (const report of reports) if (report.report !== 'transferAccepted') await receive(work, report)
  return withdrawal
}

/**
 * When the balance is insufficient, the withdrawal is stored with the status FAILED and nothing is debited. The HTTP
 * status is still 202 (G-032).
 */
async function failForInsufficientBalance(work: WalletWork, withdrawal: Withdrawal): Promise<Withdrawal> {
  const arrow = step('withdrawal', withdrawal.status, 'failForFunds')
  if (arrow === undefined) throw new Error('The state machine has no arrow failForFunds for a new withdrawal')
  const errorCode = 'INSUFFICIENT_BALANCE'
  const failed = {
    ...withdrawal,
    status: arrow.to,
    errorCode,
    errorDescription: describeError(errorCode),
    ...work.history('withdrawal', withdrawal.transactionId, null, arrow.to),
  }
  if (arrow.sends !== null) await work.emit(arrow.sends, failed.transactionId, withdrawalFailedFacts(failed))
  return failed
}
