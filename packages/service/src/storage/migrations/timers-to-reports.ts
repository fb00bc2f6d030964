import type { Statement } from '../statement.ts'
import type { SchemaTransaction } from '../store.ts'

const timers: Statement = {
  name: 'migration9.timers',
  text: `select wallet_id, due_at, position, kind, resource_id from timer where kind <> 'chargeExpiry'`,
}
const update: Statement = {
  name: 'migration9.updateTimer',
  text: 'update timer set kind = $4, body = $5 where wallet_id = $1 and due_at = $2 and position = $3',
}
const remove: Statement = {
  name: 'migration9.removeTimer',
  text: 'delete from timer where wallet_id = $1 and due_at = $2 and position = $3',
}
const withdrawal: Statement = {
  name: 'migration9.withdrawal',
  text: 'select body from withdrawal where id = $1',
}
const refund: Statement = {
  name: 'migration9.refund',
  text: 'select body from refund where id = $1',
}
const automaticRefund: Statement = {
  name: 'migration9.automaticRefund',
  text: 'select body from automatic_refund where id = $1',
}
const recurrences: Statement = {
  name: 'migration9.recurrences',
  text: 'select id, body from recurrence',
}
const updateRecurrence: Statement = {
  name: 'migration9.updateRecurrence',
  text: 'update recurrence set body = $2 where id = $1',
}

interface Timer {
  readonly wallet_id: string
  readonly due_at: number
  readonly position: number
  readonly kind: string
  readonly resource_id: string
}

interface Outcome {
  readonly status: string
  readonly errorCode?: string
}

type Report = Readonly<Record<string, unknown>> & { readonly report: string }

/**
 * Timers that ended a withdrawal or refund, or that acted for the automatic payer, become timers that deliver a report.
 * A first payment that the automatic payer has not made yet is not made any more: simulateFirstPayment can make it.
 */
export async function timersToReports(transaction: SchemaTransaction): Promise<void> {
  await keepPayers(transaction)
  for (const timer of await transaction.all<Timer>(timers)) {
    const key = [timer.wallet_id, timer.due_at, timer.position]
    const report = await reportOf(transaction, timer)
    if (report === 'own') continue
    if (report === undefined) await transaction.run(remove, key)
    else await transaction.run(update, [...key, report.report, JSON.stringify(report)])
  }
}

/** Returns the report of a timer; undefined when there is nothing to tell; `own` for a timer of the service itself. */
async function reportOf(
  transaction: SchemaTransaction,
  { wallet_id: walletId, kind, resource_id: id }: Timer,
): Promise<Report | 'own' | undefined> {
  switch (kind) {
    case 'withdrawalOutcome':
      return transferReport(walletId, id, await bodyOf(transaction, withdrawal, id))
    case 'refundOutcome':
      return refundReport(walletId, id, await bodyOf(transaction, refund, id))
    case 'automaticRefundOutcome':
      return refundReport(walletId, id, await bodyOf(transaction, automaticRefund, id))
    case 'payerAuthorization':
      return { report: 'recurrenceAnswer', walletId, recurrenceId: id, ...CONFIRMED }
    case 'payerAnswer':
      return {
        report: 'instructionAnswer',
        walletId,
        scheduleId: id,
        outcome: 'ACCEPTED',
        rejectionCode: null,
      }
    case 'payerSettlement':
      return {
        report: 'instructionPayment',
        walletId,
        scheduleId: id,
        outcome: 'SETTLED',
        rejectionCode: null,
      }
    case 'payerFirstPayment':
      return undefined
    default:
      return 'own'
  }
}

const CONFIRMED = { outcome: 'CONFIRMED', municipalityCode: '3550308', reason: null }

interface Ending {
  readonly endToEndId?: string | null
  readonly outcome: Outcome
}

async function bodyOf(
  transaction: SchemaTransaction,
  select: Statement,
  id: string,
): Promise<Ending | undefined> {
  const row = await transaction.first<{ body: string }>(select, [id])
  return row && (JSON.parse(row.body) as Ending)
}

function transferReport(
  walletId: string,
  transactionId: string,
  body: Ending | undefined,
): Report | undefined {
  if (body === undefined || body.outcome.status === 'NONE') return undefined
  const { endToEndId = null, outcome } = body
  const about = { walletId, transactionId, endToEndId }
  if (outcome.status === 'SUCCESS') return { report: 'transferSettled', ...about }
  const error = { errorCode: outcome.errorCode ?? null, errorDescription: null }
  return { report: 'transferRefused', ...about, status: outcome.status, ...error }
}

function refundReport(walletId: string, refundId: string, body: Ending | undefined): Report | undefined {
  if (body === undefined || body.outcome.status === 'NONE') return undefined
  const { status, errorCode = null } = body.outcome
  const outcome = status === 'SUCCESS' ? 'SETTLED' : 'FAILED'
  return { report: 'refundEnded', walletId, refundId, outcome, errorCode, errorDescription: null }
}

interface RecurrenceBody {
  readonly payer: { readonly taxId: string; readonly name: string | null }
  readonly firstPayment: { readonly endToEndId: string | null }
}

/** Stores who paid the first payment of a recurrence. Until now, this was always the simulated payer. */
async function keepPayers(transaction: SchemaTransaction): Promise<void> {
  for (const row of await transaction.all<{ id: string; body: string }>(recurrences)) {
    const recurrence = JSON.parse(row.body) as RecurrenceBody
    const { taxId, name } = recurrence.payer
    const isPaid = recurrence.firstPayment.endToEndId !== null
    const payer = isPaid ? { name: name ?? 'Pagador', taxId, bankCode: '87654321' } : null
    const body = { ...recurrence, firstPayment: { ...recurrence.firstPayment, payer } }
    await transaction.run(updateRecurrence, [row.id, JSON.stringify(body)])
  }
}
