import {
  buildBrCode,
  earliestFirstPaymentDate,
  generateRecurrenceAccessToken,
  generateRecurrenceId,
  generateTxid,
  lastPaymentDate,
} from '@pix-payments/pix'
import { machines } from '@pix-payments/spec'
import type { CreateRecurrenceRequest, Recurrence as RecurrenceBody } from '@pix-payments/spec/types'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { type Recurrence, UNPAID, firstAmountOf, recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { begin, isIn } from '../../domain/step.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { DAY, SECOND, timestamp } from '../../domain/timestamp.ts'
import { MERCHANT_CITY, merchantNameOf } from '../../domain/wallet/merchant.ts'
import type { Locations } from '../../location/locations.ts'
import {
  type StoredRecurrence,
  findRecurrenceByExternalId,
  insertRecurrence,
  pendingOrFailedRecurrencesOf,
} from '../../storage/rows/recurrence-rows.ts'
import { findOperator, lockOperator } from '../../storage/rows/directory-rows.ts'
import { findWallet } from '../../storage/rows/wallet-rows.ts'
import { replayed } from '../operation/idempotency.ts'
import type { Handler } from '../operation/operation.ts'
import { throwMissingWallet, writeOwnWallet } from '../operation/own-wallet.ts'
import { firstBroken, railUnavailable } from '../operation/refusals.ts'
import type { Context } from '../operation/context.ts'
import { findElsewhere } from '../operation/partitions.ts'
import { receive } from '../reports/receive.ts'
import type { NewOrder, WalletWork } from '../wallet/wallet-work.ts'

/** §8: how long a rejected journey blocks a new journey of the same payer, in milliseconds (G-182). */
const JOURNEY_BLOCK = machines.recurrence.sets.blocksNewJourney.days * DAY

/** §2.4, §3.4, §4.8: creates a recurrence with its composite QR code (Journey 3). */
export const createRecurrence: Handler<'createRecurrence'> = async (
  context,
  { caller, body, deferredViolations },
) => {
  const { walletId } = caller
  const terms = normalized(body)
  const request = canonicalJson(terms)
  const { taxId } = terms.expectedPayer
  // The risk policy is asked outside the transaction. Its answer counts after every other rule (G-176).
  const screened = await context.rail
    .screenPayer({ walletId, taxId })
    .catch(railUnavailable('DEPENDENCY_UNAVAILABLE'))
  const elsewhere = await journeysElsewhere(context, walletId, taxId)
  return writeOwnWallet(context, caller, async (work) => {
    const earlier = await findRecurrenceByExternalId(work.transaction, walletId, body.externalId)
    if (earlier !== undefined) return replay(earlier, request)
    const expiresAt = work.now + terms.expiresIn * SECOND
    const { firstPaymentDate } = terms.recurrenceDetails
    let blocking: string | undefined
    const broken = await firstBroken(deferredViolations, [
      ['AMOUNT_OUT_OF_RANGE'],
      ['AMOUNT_MODEL_CONFLICT'],
      ['FIRST_PAYMENT_AMOUNT_REQUIRED'],
      ['FIRST_PAYMENT_AMOUNT_NOT_ALLOWED'],
      ['INVALID_EXPIRATION'],
      ['EXPIRATION_EXCEEDS_LIMIT'],
      // G-070: firstPaymentDate is at least 2 calendar days after expiresAt, in Brasília time.
      [
        'DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION',
        () => firstPaymentDate < earliestFirstPaymentDate(expiresAt),
        () =>
          `recurrenceDetails.firstPaymentDate must be ${earliestFirstPaymentDate(expiresAt)} or later: 2 calendar days after the expiration.`,
      ],
      ['INVALID_TOTAL_CHARGES'],
      [
        'RECENT_PAYER_JOURNEY_EXISTS',
        async () => {
          blocking = await findBlockingJourney(work, taxId, elsewhere)
          return blocking !== undefined
        },
        () => blocking ?? '',
      ],
      ['RISK_ASSESSMENT_REJECTED', () => screened === 'REJECTED'],
    ])
    if (broken !== undefined) return broken
    if (typeof screened === 'object') return screened
    const recurrence = await newRecurrence(work, terms, expiresAt, context.locations)
    await insertRecurrence(work.transaction, { request, recurrence })
    work.schedule('recurrenceExpiry', recurrence.id, expiresAt)
    for (const report of await work.order(orderOf(recurrence))) await receive(work, report)
    return { ok: true, status: 201, body: recurrenceBody(recurrence) }
  })
}

const orderOf = (recurrence: Recurrence): NewOrder => ({
  order: 'recurrence',
  recurrenceId: recurrence.id,
  payer: recurrence.payer,
  receiverCnpj: recurrence.receiverCnpj,
  pixKey: recurrence.receiverPixKey,
  frequency: recurrence.frequency,
  firstPaymentDate: recurrence.firstPaymentDate,
  lastPaymentDate: recurrence.lastPaymentDate,
  amount: recurrence.amount,
  minimumAmount: recurrence.minimumAmount,
  firstPaymentAmount: recurrence.firstPaymentAmount,
  firstAmount: firstAmountOf(recurrence),
  brCode: recurrence.textContent,
  expiresAt: timestamp(recurrence.expiresAt),
})

type Terms = ReturnType<typeof normalized>

/**
 * Returns the request with normalized tax ids: without punctuation and in capitals. The service stores this form, and
 * compares a repeated request with the stored form (G-191).
 */
function normalized(body: CreateRecurrenceRequest): CreateRecurrenceRequest {
  return {
    ...body,
    receiverCnpj: normalizedTaxId(body.receiverCnpj),
    expectedPayer: { ...body.expectedPayer, taxId: normalizedTaxId(body.expectedPayer.taxId) },
  }
}

/** Returns the existing recurrence in its present state (G-192, G-420). Refuses another body, however old it is (G-193). */
function replay(
  { request: earlier, recurrence }: StoredRecurrence,
  request: string,
): { readonly ok: true; readonly status: 201; readonly body: RecurrenceBody } | Refusal<'IDEMPOTENCY_ERROR'> {
  if (earlier !== request) return refuse('IDEMPOTENCY_ERROR')
  return replayed({ ok: true, status: 201, body: recurrenceBody(recurrence) })
}

/**
 * G-182: says which journey of the payer in a wallet of the operator blocks a new one: a pending journey, or a journey
 * that was rejected less than 30 × 24 hours ago. The lock of the operator makes concurrent requests in several wallets
 * wait for each other.
 *
 * @param elsewhere the journeys in other partitions
 */
async function findBlockingJourney(
  { transaction, wallet, now }: WalletWork,
  taxId: string,
  elsewhere: readonly Recurrence[],
): Promise<string | undefined> {
  const operator = await lockOperator(transaction, wallet)
  const journeys = await pendingOrFailedRecurrencesOf(transaction, taxId, operator.id)
  const blocking = [...elsewhere, ...journeys]
    .filter(({ state }) => isIn('recurrence', 'blocksNewJourney', state))
    .map((it) => ({ isRejected: it.rejectedAt !== null, until: blockedUntil(it) }))
    .sort((one, other) => other.until - one.until)[0]
  if (blocking === undefined || blocking.until <= now) return undefined
  const until = timestamp(blocking.until)
  return blocking.isRejected
    ? `The payer rejected a journey of this operator. A new one is possible from ${until}.`
    : `A journey of the payer is pending in a wallet of this operator. A new one is possible when it is authorized, cancelled or expired, from ${until} at the latest.`
}

/** A pending journey of another wallet may have expired before its timer has run. A paid one may end later (G-094). */
const blockedUntil = ({ rejectedAt, expiresAt, firstPayment }: Recurrence): number =>
  (rejectedAt ?? expiresAt) + (rejectedAt !== null || firstPayment.status === 'SETTLED' ? JOURNEY_BLOCK : 0)

/** Returns the journeys of a payer with the same operator in the other partitions. */
async function journeysElsewhere(
  context: Context,
  walletId: string,
  taxId: string,
): Promise<readonly Recurrence[]> {
  if (context.partitions === undefined) return []
  const wallet = await context.store.read((reader) => findWallet(reader, walletId))
  const { operatorId } = wallet ?? throwMissingWallet()
  const found: Recurrence[] = []
  await findElsewhere(context, async ({ store }) => {
    found.push(...(await store.read((reader) => pendingOrFailedRecurrencesOf(reader, taxId, operatorId))))
    return undefined
  })
  return found
}

async function newRecurrence(
  work: WalletWork,
  terms: Terms,
  expiresAt: number,
  locations: Locations,
): Promise<Recurrence> {
  const { recurrenceDetails: details, expectedPayer, amount = null } = terms
  const firstPaymentAmount = terms.firstPaymentAmount ?? null
  const operator = (await findOperator(work.transaction, work.wallet.operatorId)) ?? throwMissingWallet()
  const recUrlAccessToken = generateRecurrenceAccessToken(work.random)
  const { contract, frequency, totalCharges } = details
  const firstPaymentDate = details.firstPaymentDate as Recurrence['firstPaymentDate']
  const id = generateRecurrenceId({ ispb: work.wallet.account.bankCode, at: work.now, random: work.random })
  const state = begin('recurrence', 'create')
  return {
    id,
    walletId: work.wallet.id,
    externalId: terms.externalId,
    state,
    ...work.history('recurrence', id, null, state),
    version: 1,
    receiverCnpj: terms.receiverCnpj,
    receiverPixKey: terms.pixKey,
    payer: { taxId: expectedPayer.taxId, name: expectedPayer.name ?? null },
    contract: { id: contract.id, description: contract.description ?? null },
    frequency,
    firstPaymentDate,
    lastPaymentDate: lastPaymentDate({ firstPaymentDate, frequency, totalCharges }),
    totalCharges,
    allowPostDuePayment: details.allowPostDuePayment ?? false,
    descriptionToPayer: details.descriptionToPayer ?? null,
    amount,
    minimumAmount: terms.minimumAmount ?? null,
    firstPaymentAmount,
    firstPayment: UNPAID,
    municipalityCode: null,
    expiresAt,
    recUrlAccessToken,
    // G-065, G-370: the brCode has two addresses with one token. At the first, the payer's app fetches the first
    // payment; at the other, the payer's institution reads the terms.
    textContent: buildBrCode({
      kind: 'dynamic',
      location: locations.payloadLocation(recUrlAccessToken),
      recurrenceLocation: locations.recurrenceLocation(recUrlAccessToken),
      merchantName: merchantNameOf(operator),
      merchantCity: MERCHANT_CITY,
    }),
    txid: generateTxid(work.random),
    metadata: terms.metadata ?? null,
    cancellationReason: null,
    rejectionReason: null,
    createdAt: work.now,
    updatedAt: work.now,
    authorizedAt: null,
    rejectedAt: null,
    cancelledAt: null,
    completedAt: null,
  }
}
