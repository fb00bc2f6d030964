import { outcomeOf, permitsGiveBack, PixError } from '@pix-payments/client'
import { book } from '../books/book.ts'
import { codeOf, PixOperatorError } from '../errors.ts'
import type { NewFinding } from '../kit/finding.ts'
import { recordFinding, resolveFindings, resolveStuck } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { payoutOf } from '../kit/payout.ts'
import { isAhead, isFinal } from '../kit/status.ts'
import { gapAfter } from '../pace/gaps.ts'
import type { PayoutRow } from '../storage/records.ts'
import { KINDS, type PayoutRequests, type PayoutResource } from './kinds.ts'

/** Soon after a payout was accepted, its outcome is usually known. */
const FIRST_FOLLOW_MS = 5_000

/**
 * Sends a payout, or reads it, and steps it forward. Call it any number of times, concurrently too. An error that is no
 * refusal leaves the payout open: the next call reads it, and sends the same request again if the API does not know it.
 */
export async function advancePayout(
  kit: Kit,
  row: PayoutRow,
  /** `onlyRead` after an event: the API knows the payout, so nothing is sent. */
  { onlyRead = false }: { readonly onlyRead?: boolean } = {},
): Promise<void> {
  if (isEnded(row.status) && !onlyRead) return
  let resource: PayoutResource
  try {
    resource = await sendOrRead(kit, row, onlyRead)
  } catch (error) {
    if (!(error instanceof PixError)) throw error
    const isRefused = outcomeOf(error) === 'refused' && error.code !== undefined
    await inTransaction(kit, async (open) => {
      if (!isRefused) return recordConflict(kit, open, row.key, error)
      await giveBackRefused(kit, open, row, error.code)
      return resolveStuck(kit, open, 'payouts', row)
    })
    if (isRefused) return
    throw error
  }
  if (resource.externalId !== row.external_id || !Number.isSafeInteger(resource.amount))
    throw new PixOperatorError('unexpectedResponse', 'The response is about another request.')
  // Outside of the `try`: what your handlers throw says nothing about the payout.
  await inTransaction(kit, async (open) => {
    await takeStep(kit, open, row.key, resource)
    await resolveStuck(kit, open, 'payouts', row)
  })
}

/** The machine of each kind. A transfer is instant: it has the final statuses of a withdrawal, and only `SUCCESS` occurs. */
const MACHINES = { withdrawal: 'withdrawal', refund: 'refund', transfer: 'withdrawal' } as const

const isEnded = (status: string): boolean => status === 'REFUSED' || isFinal('withdrawal', status)

/** Reads the payout when a request was sent before. Sends the request when none was, or when the API does not know it. */
async function sendOrRead(kit: Kit, row: PayoutRow, onlyRead: boolean): Promise<PayoutResource> {
  const { pix } = kit.wallets.of(row.wallet_id)
  const kind = KINDS[row.kind]
  const request = JSON.parse(row.request) as PayoutRequests[typeof row.kind] as never
  // `claim` counts the attempt that it starts.
  const wasSent = onlyRead || row.attempts > 1 || row.status !== 'REQUESTED'
  if (!wasSent) return kind.create(pix, request)
  try {
    return await kind.read(pix, request)
  } catch (error) {
    const isUnknownToApi = error instanceof PixError && error.code === 'NotFound'
    if (!isUnknownToApi || onlyRead || row.status !== 'REQUESTED') throw error
    return kind.create(pix, request)
  }
}

/** Stores the step and calls your handler for it. */
async function takeStep(kit: Kit, open: Open, key: string, resource: PayoutResource): Promise<void> {
  const stored = await open.payouts.lock(key)
  if (stored === undefined) return
  const { columns = {}, step, finding } = nextStep(kit, stored, resource)
  if (Object.keys(columns).length > 0) await open.payouts.update(key, columns)
  if (finding !== undefined)
    await recordFinding(kit, open, { ...finding, walletId: stored.wallet_id, subject: key })
  const row = { ...stored, ...columns }
  if (step !== undefined) await endPayout(kit, open, row)
  const { onGivenBack, onSettled } = KINDS[row.kind]
  if (step === 'giveBack') await kit.handlers[onGivenBack]?.(open.transaction, payoutOf(row))
  if (step === 'settle' && (await book(open, entryOf(kit, row))))
    await kit.handlers[onSettled]?.(open.transaction, payoutOf(row))
}

interface Step {
  readonly columns?: Partial<PayoutRow>
  readonly step?: 'settle' | 'giveBack'
  /** What a person must know. */
  readonly finding?: Pick<NewFinding, 'kind' | 'detail'>
}

/** Decides what the resource means for the payout. */
function nextStep(kit: Kit, stored: PayoutRow, resource: PayoutResource): Step {
  const { amount, kind, attempts } = stored
  const { status, resourceId, endToEndId, endedAt, errorCode } = resource
  const now = kit.clock.now()
  // A payout that ended does not change.
  if (isEnded(stored.status)) {
    if (!wasGivenBack(stored.status) || permitsGiveBack(status)) return {}
    const detail = `The amount was given back because of ${stored.reason}. Now the status is ${status}.`
    return { finding: { kind: 'paidAfterGiveBack', detail } }
  }
  if (resource.amount !== amount) {
    const detail = `The API has ${resource.amount} centavos, the books have ${amount}.`
    return { columns: { next_at: now + gapAfter(attempts) }, finding: { kind: 'different', detail } }
  }
  const detail = `It has no outcome yet: ${status}.`
  const late = isLate(kit, stored) ? ({ finding: { kind: 'late', detail } } as const) : {}
  if (!isAhead(MACHINES[kind], stored.status, status))
    return { columns: { next_at: now + gapAfter(attempts, FIRST_FOLLOW_MS, stored.key) }, ...late }
  const known = { resource_id: resourceId, end_to_end_id: endToEndId }
  if (permitsGiveBack(status)) {
    const ended_at = endedAt === null ? now : Date.parse(endedAt)
    const columns = { ...known, status, reason: errorCode ?? status, ended_at, next_at: null }
    return { columns, step: 'giveBack' }
  }
  const ended_at = endedAt === null ? null : Date.parse(endedAt)
  if (!isFinal(MACHINES[kind], status))
    return { columns: { ...known, status, ended_at, next_at: now + FIRST_FOLLOW_MS }, ...late }
  // The response to a creation does not say when the money left. The next read does, and follows at once.
  if (ended_at === null)
    return { columns: { ...known, next_at: now + (attempts > 1 ? gapAfter(attempts) : 0) }, ...late }
  return { columns: { ...known, status, ended_at, next_at: null }, step: 'settle' }
}

const isLate = (kit: Kit, { created_at, kind }: PayoutRow): boolean =>
  kit.clock.now() - created_at > kit.alarmAfterMs[kind]

async function endPayout(kit: Kit, open: Open, row: PayoutRow): Promise<void> {
  const { kind, wallet_id: walletId, status, amount } = row
  open.ended.push({ kind, walletId, status, amount })
  const gone = [{ kind: 'late', subject: row.key }] as const
  if (isLate(kit, row)) await resolveFindings(kit, open, { walletId }, gone, 'It has an outcome.')
}

const entryOf = (kit: Kit, row: PayoutRow): Parameters<typeof book>[1] => ({
  wallet_id: row.wallet_id,
  id: row.resource_id ?? '',
  kind: row.kind,
  external_id: row.external_id,
  end_to_end_id: row.end_to_end_id,
  player_id: row.player_id,
  amount: -row.amount,
  booked_at: row.ended_at ?? kit.clock.now(),
})

const wasGivenBack = (status: string): boolean => status === 'REFUSED' || permitsGiveBack(status)

async function giveBackRefused(
  kit: Kit,
  open: Open,
  { key, attempts }: PayoutRow,
  code: string | undefined,
): Promise<void> {
  const stored = await open.payouts.lock(key)
  // Only the creation of a payout that no response has accepted can be refused. When another process has taken the row
  // meanwhile, its request is on its way, and may be accepted.
  if (stored?.status !== 'REQUESTED' || stored.attempts !== attempts) return
  const columns = { status: 'REFUSED', reason: code ?? null, ended_at: kit.clock.now(), next_at: null }
  await open.payouts.update(key, columns)
  const row = { ...stored, ...columns }
  await endPayout(kit, open, row)
  await kit.handlers[KINDS[stored.kind].onGivenBack]?.(open.transaction, payoutOf(row))
}

/** The payout stays open. A known externalId with another request needs a person: nothing is given back. */
async function recordConflict(kit: Kit, open: Open, key: string, error: PixError): Promise<void> {
  const stored = await open.payouts.lock(key)
  if (stored === undefined || isEnded(stored.status) || codeOf(error) !== 'IDEMPOTENCY_ERROR') return
  const detail = `The API knows this externalId with another ${stored.kind}.`
  await recordFinding(kit, open, { kind: 'conflict', walletId: stored.wallet_id, subject: key, detail })
}
