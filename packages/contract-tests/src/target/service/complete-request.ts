import {
  addDays,
  brasiliaDate,
  daysBetween,
  isCpf,
  parseCalendarDate,
  withdrawalPixKeyType,
} from '@pix-payments/pix'
import type { OperationId } from '@pix-payments/spec'
import type { Operation } from '../../contract.ts'
import type { RequestDraft } from '../../request.ts'
import { isRecord } from '../../schema/document.ts'
import { START } from '../../sandbox/sandbox.ts'
import { OWN_VALUES } from './own-values.ts'
import type { SharedWallets } from './shared-wallets.ts'
import { uniqueCpf, withCheckDigits } from './tax-ids.ts'

type Body = Readonly<Record<string, unknown>>
type Complete = (shared: SharedWallets, draft: RequestDraft) => RequestDraft

/**
 * Changes a generated request so that it also satisfies the rules that JSON Schema cannot express, about keys, check
 * digits and days.
 */
export function completeRequest(
  shared: SharedWallets,
  operation: Operation,
  generated: RequestDraft,
): RequestDraft {
  const { id } = operation
  const draft = inLooseResource(shared, operation, withoutCursor(generated))
  const own = Object.entries(OWN_VALUES[id as OperationId] ?? {}).map(
    ([name, value]) => [name, value(shared)] as const,
  )
  const completed = COMPLETIONS[id as OperationId]?.(shared, draft) ?? draft
  const { body } = completed
  return isRecord(body) ? { ...completed, body: { ...body, ...Object.fromEntries(own) } } : completed
}

/** Replaces the id in the path by the id of a recurrence, schedule or refund that requests may change. */
function inLooseResource(
  shared: SharedWallets,
  { family, bound: { path } }: Operation,
  draft: RequestDraft,
): RequestDraft {
  if (family !== 'automatic') return draft
  const { id, scheduleId } = draft.path
  const { loose } = shared.automatic
  if (scheduleId !== undefined) return { ...draft, path: { scheduleId: loose.schedule.id } }
  if (id === undefined) return draft
  if (path.includes('/recurrences/')) return { ...draft, path: { id: loose.recurrence.id } }
  if (path.includes('/refunds/')) return { ...draft, path: { id: loose.refundId } }
  return path.includes('/schedules/') ? { ...draft, path: { id: loose.schedule.id } } : draft
}

/** The date of the wallet that sends the requests. */
const TODAY = brasiliaDate(Date.parse(START))

const FIRST_PAYMENT_DAYS = 60

const COMPLETIONS: { readonly [O in OperationId]?: Complete } = {
  createImmediateCharge: (_shared, draft) => inBody(draft, 'expectedPayer', withTaxId),
  createWithdrawalByPixKey: (_shared, draft) =>
    inBody(inBody(draft, 'expectedCreditor', withTaxId), 'pixKey', (key) =>
      typeof key === 'string' && withdrawalPixKeyType(key) === null ? withCheckDigits(key) : key,
    ),
  createWithdrawalByBankDetails: (_shared, draft) =>
    inBody(draft, 'creditor', (creditor) => {
      const whole = withTaxId(creditor)
      if (!isRecord(whole)) return whole
      const isNatural = isCpf(String(whole['taxId']))
      return { ...whole, personType: isNatural ? 'NATURAL_PERSON' : 'LEGAL_PERSON' }
    }),
  // The endToEndId in the body must equal the endToEndId in the path (G-037).
  createRefund: (_shared, draft) =>
    inBody(draft, 'endToEndId', (it) => (it === undefined ? it : draft.path['endToEndId'])),
  // A charge has only one revision (G-103).
  getImmediateCharge: (_shared, draft) => ({
    ...draft,
    query: draft.query.map(([name, value]) => [name, name === 'revision' ? '0' : value] as const),
  }),
  // The first payment date must be later than the longest expiry of a journey.
  createRecurrence: ({ sandbox }, draft) =>
    inBody(
      inBody(
        inBody(draft, 'externalId', () => sandbox.unique('recurrence')),
        'expectedPayer',
        (payer) => (isRecord(payer) ? { ...payer, taxId: uniqueCpf(sandbox) } : payer),
      ),
      'recurrenceDetails',
      (details) =>
        isRecord(details) ? { ...details, firstPaymentDate: addDays(TODAY, FIRST_PAYMENT_DAYS) } : details,
    ),
  simulateFirstPayment: (_shared, draft) =>
    inBody(draft, 'payerTaxId', (it) => (typeof it === 'string' ? withCheckDigits(it) : it)),
  listRecurrences: (_shared, draft) => withValidPayers(draft),
  getClosingDayBalance: (_shared, draft) => withDays(draft, ['date']),
  listStatement: (_shared, draft) => withDays(withBothDays(draft), ['initDate', 'endDate']),
  getConsolidatedStatement: (_shared, draft) => withDays(draft, ['startDate', 'endDate']),
  configureWebhook: ({ other }, draft) => ({
    ...inBody(draft, 'url', (url) => (URL.canParse(String(url)) ? url : 'https://hooks.example/pix')),
    // The other wallet has no events, so the service never sends anything to the generated URL.
    headers: { authorization: `Bearer ${other.accessToken}` },
  }),
}

function inBody(draft: RequestDraft, name: string, change: (value: unknown) => unknown): RequestDraft {
  const { body } = draft
  if (!isRecord(body) || body[name] === undefined) return draft
  return { ...draft, body: { ...body, [name]: change(body[name]) } }
}

/** Removes generated cursors, because a cursor is valid only if a list returned it. */
const withoutCursor = (draft: RequestDraft): RequestDraft => ({
  ...draft,
  query: draft.query.filter(([name]) => name !== 'cursor'),
})

const withValidPayers = (draft: RequestDraft): RequestDraft => ({
  ...draft,
  query: draft.query.map(
    ([name, value]) => [name, name === 'payerTaxId' ? withCheckDigits(value) : value] as const,
  ),
})

function withTaxId(person: unknown): unknown {
  if (!isRecord(person) || typeof person['taxId'] !== 'string') return person
  return { ...person, taxId: withCheckDigits(person['taxId']) } satisfies Body
}

/** The number of past days that a statement can cover (§4.6). */
const RANGE_DAYS = 90

/** Replaces the generated days by past days within the allowed range. Their order stays the same. */
function withDays(draft: RequestDraft, names: readonly string[]): RequestDraft {
  const past = (day: string): string => {
    const drawn = parseCalendarDate(day)
    const distance = drawn.ok ? Math.abs(daysBetween(drawn.value, TODAY)) : 0
    return addDays(TODAY, -1 - (distance % RANGE_DAYS))
  }
  const days = draft.query
    .filter(([name]) => names.includes(name))
    .map(([, day]) => past(day))
    .sort()
  return {
    ...draft,
    query: draft.query.map(([name, value]) =>
      names.includes(name)
        ? ([name, days[names.indexOf(name) % days.length] ?? value] as const)
        : [name, value],
    ),
  }
}

/** Adds the missing end of a range of days. A request must have both ends of the range, or an id (G-117). */
function withBothDays(draft: RequestDraft): RequestDraft {
  const others = draft.query.filter(([name]) => name !== 'initDate' && name !== 'endDate')
  const [, day = '2026-03-01'] = draft.query.find(([name]) => name === 'initDate' || name === 'endDate') ?? []
  const end = draft.query.find(([name]) => name === 'endDate')?.[1] ?? day
  return { ...draft, query: [...others, ['initDate', day], ['endDate', end]] }
}
