import { addDays, brasiliaDate, brasiliaInstant } from '@pix-payments/pix'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { SECOND, START } from '../support/service.ts'
import { ENGINES } from './engines.ts'
import {
  BANK_CODE,
  type OldWallet,
  type Row,
  type Tables,
  fillOldStore,
  savedRows,
} from './store-before-rail.ts'

/** In the first wallet, the automatic payer acts. */
const PAID: OldWallet = { id: 'wallet-1', snapshotId: 'snapshot-1', automaticPayer: true, blocked: 0 }
const UNPAID: OldWallet = { id: 'wallet-2', snapshotId: 'snapshot-2', automaticPayer: false, blocked: 0 }
const DUE_AT = START + 2 * SECOND
const DUE_DATE = addDays(brasiliaDate(START), 5)
const SETTLED_AT = brasiliaInstant(DUE_DATE, '08:00')
const KNOWN = `E${BANK_CODE}202603021200aaaaaaaaaaa`

interface Case {
  readonly name: string
  readonly kind: string
  readonly wallet?: OldWallet
  /** The resource of the timer. */
  readonly body?: object
  readonly taxId?: string
  readonly dueDate?: string
  /** The new timers: the instant and the report, without the ids. */
  readonly want: readonly (readonly [number, object])[]
}

const settled = { report: 'instructionPayment', outcome: 'SETTLED', rejectionCode: null }
const accepted = { report: 'instructionAnswer', outcome: 'ACCEPTED', rejectionCode: null }
const refusal = { report: 'transferRefused', errorCode: null, errorDescription: null }
const refund = { report: 'refundEnded', errorDescription: null }
const answer = { report: 'recurrenceAnswer', reason: null }
/** A new id of the wallet's institution, with the minute at which the timer is due. */
const NEW_ID = expect.stringMatching(new RegExp(`^E${BANK_CODE}202603021200[a-zA-Z0-9]{11}$`))

const withdrawal = (status: string, endToEndId: string | null = null, errorCode?: string): object => ({
  endToEndId,
  outcome: { status, afterSeconds: 2, errorCode },
})

const CASES: readonly Case[] = [
  {
    name: 'a withdrawal that was sent keeps its endToEndId',
    kind: 'withdrawalOutcome',
    body: withdrawal('SUCCESS', KNOWN),
    want: [[DUE_AT, { report: 'transferSettled', endToEndId: KNOWN }]],
  },
  {
    name: 'a withdrawal in INITIATED gets an endToEndId when it settles (G-091)',
    kind: 'withdrawalOutcome',
    body: withdrawal('SUCCESS'),
    want: [[DUE_AT, { report: 'transferSettled', endToEndId: NEW_ID }]],
  },
  ...['REJECTED', 'EXPIRED'].map((status) => ({
    name: `a withdrawal in INITIATED gets an endToEndId when it ends as ${status} (G-091)`,
    kind: 'withdrawalOutcome',
    body: withdrawal(status),
    want: [[DUE_AT, { ...refusal, status, endToEndId: NEW_ID }]] as const,
  })),
  ...['CANCELED', 'FAILED'].map((status) => ({
    name: `a withdrawal in INITIATED gets no endToEndId when it ends as ${status} (G-091)`,
    kind: 'withdrawalOutcome',
    body: withdrawal(status, null, 'AC03'),
    want: [[DUE_AT, { ...refusal, status, endToEndId: null, errorCode: 'AC03' }]] as const,
  })),
  {
    name: 'a withdrawal without an outcome waits',
    kind: 'withdrawalOutcome',
    body: withdrawal('NONE', KNOWN),
    want: [],
  },
  {
    name: 'a refund settles',
    kind: 'refundOutcome',
    body: { outcome: { status: 'SUCCESS', afterSeconds: 2 } },
    want: [[DUE_AT, { ...refund, outcome: 'SETTLED', errorCode: null }]],
  },
  {
    name: 'a refund of Pix Automático fails with its errorCode',
    kind: 'automaticRefundOutcome',
    body: { outcome: { status: 'FAILED', afterSeconds: 2, errorCode: 'AM09' } },
    want: [[DUE_AT, { ...refund, outcome: 'FAILED', errorCode: 'AM09' }]],
  },
  {
    name: 'a refund of a version without outcomes waits',
    kind: 'automaticRefundOutcome',
    body: {},
    want: [],
  },
  { name: 'a timer without a resource is dropped', kind: 'refundOutcome', want: [] },
  { name: 'the automatic payer does not make the first payment', kind: 'payerFirstPayment', want: [] },
  {
    name: 'the institution of a payer confirms a recurrence',
    kind: 'payerAuthorization',
    want: [[DUE_AT, { ...answer, outcome: 'CONFIRMED', municipalityCode: '3550308' }]],
  },
  {
    name: 'the institution of a magic payer confirms without a municipality code (G-180)',
    kind: 'payerAuthorization',
    taxId: '10000000280',
    want: [[DUE_AT, { ...answer, outcome: 'CONFIRMED', municipalityCode: null }]],
  },
  {
    name: 'the institution of a magic payer rejects a recurrence',
    kind: 'payerAuthorization',
    taxId: '10000000442',
    want: [[DUE_AT, { ...answer, outcome: 'REJECTED', municipalityCode: null }]],
  },
  {
    name: 'an accepted instruction is also paid on the due date (G-280)',
    kind: 'payerAnswer',
    want: [
      [DUE_AT, accepted],
      [SETTLED_AT, settled],
    ],
  },
  {
    name: 'an instruction that is accepted after 08:00 on the due date is paid 1 second later (G-280)',
    kind: 'payerAnswer',
    dueDate: brasiliaDate(START),
    want: [
      [DUE_AT, accepted],
      [DUE_AT + SECOND, settled],
    ],
  },
  ...(
    [
      ['10000000523', 'AM02'],
      ['10000000604', 'AC05'],
    ] as const
  ).map(([taxId, rejectionCode]) => ({
    name: `the magic payer ${taxId} rejects the instruction, and does not pay`,
    kind: 'payerAnswer',
    taxId,
    want: [[DUE_AT, { report: 'instructionAnswer', outcome: 'REJECTED', rejectionCode }]] as const,
  })),
  { name: 'a magic payer never answers', kind: 'payerAnswer', taxId: '10000000876', want: [] },
  {
    name: 'a magic payer accepts the instruction, and then fails to pay',
    kind: 'payerAnswer',
    taxId: '10000000795',
    want: [
      [DUE_AT, accepted],
      [SETTLED_AT, { report: 'instructionPayment', outcome: 'REJECTED', rejectionCode: 'AB10' }],
    ],
  },
  { name: 'a payer pays on the due date', kind: 'payerSettlement', want: [[DUE_AT, settled]] },
  {
    name: 'a magic payer fails to pay on the due date',
    kind: 'payerSettlement',
    taxId: '10000000795',
    want: [[DUE_AT, { report: 'instructionPayment', outcome: 'REJECTED', rejectionCode: 'AB10' }]],
  },
  ...['payerAuthorization', 'payerAnswer', 'payerSettlement'].map((kind) => ({
    name: `the timer ${kind} is dropped when the automatic payer is switched off (G-280)`,
    kind,
    wallet: UNPAID,
    want: [],
  })),
]

const TABLE_OF: Readonly<Record<string, string>> = {
  withdrawalOutcome: 'withdrawal',
  refundOutcome: 'refund',
  automaticRefundOutcome: 'automatic_refund',
}

/** Returns the rows of the cases. The ids of the resources are the numbers of the cases. */
function rowsOfCases(): Tables {
  const tables: Record<string, Row[]> = {}
  const add = (table: string, row: Row): void => void (tables[table] ??= []).push(row)
  for (const [
    position,
    { kind, wallet = PAID, body, taxId = '52998224725', dueDate = DUE_DATE },
  ] of CASES.entries()) {
    const id = `resource-${position}`
    const wallet_id = wallet.id
    add('timer', { wallet_id, due_at: DUE_AT, position, kind, resource_id: id })
    const table = TABLE_OF[kind]
    const text = (it: object): string => JSON.stringify(it)
    if (table !== undefined) {
      const about = { id, wallet_id, status: 'PROCESSING', amount: 1 }
      const own = { external_id: id, request: '{}' }
      const of =
        table === 'withdrawal' ? own : table === 'refund' ? { ...own, original_end_to_end_id: id } : {}
      if (body !== undefined) add(table, { ...about, ...of, body: text(body) })
      continue
    }
    const recurrenceId = kind === 'payerAnswer' || kind === 'payerSettlement' ? `recurrence-${position}` : id
    const keys = { external_id: id, request: '{}', payer_tax_id: taxId, location_token: id, created_at: 0 }
    const firstPayment = { status: 'SETTLED', endToEndId: KNOWN, reversed: 0, refundId: null }
    const recurrence = text({ payer: { taxId, name: null }, firstPayment })
    add('recurrence', { id: recurrenceId, wallet_id, status: 'AUTHORIZED', ...keys, body: recurrence })
    if (recurrenceId === id) continue
    const cycle = { recurrence_id: recurrenceId, cycle_number: 2, status: 'PENDING', created_at: 0 }
    add('schedule', { id, wallet_id, ...cycle, body: text({ id, recurrenceId, dueDate }) })
  }
  add('timer', {
    wallet_id: PAID.id,
    due_at: DUE_AT,
    position: 900,
    kind: 'scheduleDispatch',
    resource_id: 'own',
  })
  const order = { position: 950, resource_id: 'resource-1', at: START, body: '{"purpose":"AGND"}' }
  add('institution_message', { id: 'M1', wallet_id: PAID.id, kind: 'INSTRUCTION', ...order })
  add('institution_message', { id: 'M2', wallet_id: PAID.id, kind: 'SCHEDULE_CANCELLATION', ...order })
  // The parts of a snapshot are sorted by table.
  return Object.fromEntries(Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns the timers of a case, without the ids in their reports. */
function timersOfCase(timers: readonly Row[], position: number): readonly unknown[] {
  return timers
    .filter((timer) => timer['position'] === position)
    .map(({ due_at, kind, wallet_id, resource_id, body }) => {
      const { walletId, transactionId, refundId, recurrenceId, scheduleId, ...report } = JSON.parse(
        String(body),
      ) as Record<string, string>
      expect(report['report']).toBe(kind)
      expect([walletId, transactionId ?? refundId ?? recurrenceId ?? scheduleId]).toEqual([
        wallet_id,
        resource_id,
      ])
      return [due_at, report]
    })
}

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    test('pending outcomes become reports, in the store and in its snapshots (G-108, G-280)', async () => {
      const database = engine.make()
      const store = await database.open()
      const rows = rowsOfCases()
      await fillOldStore(store, [PAID, UNPAID], { live: rows, saved: rows })
      await migrate(store)

      const rowsIn = (name: string, text: string): Promise<readonly Row[]> =>
        store.read((reader) => reader.all<Row>({ name, text }))
      const live = await rowsIn(
        'test.migratedTimers',
        `select wallet_id, due_at, position, kind, resource_id, body from timer
          order by wallet_id, position, due_at`,
      )
      for (const [position, { name, want }] of CASES.entries())
        expect([name, timersOfCase(live, position)]).toEqual([name, want])
      expect(live.filter(({ body }) => body === null)).toMatchObject([
        { position: 900, kind: 'scheduleDispatch' },
      ])
      expect(await savedRows(store, 'timer')).toEqual(live)

      const paidBy = { name: 'Pagador', taxId: '52998224725', bankCode: '87654321' }
      const bodies = (await savedRows(store, 'recurrence')).map(
        ({ body }) => JSON.parse(String(body)) as object,
      )
      expect(bodies[0]).toMatchObject({ firstPayment: { endToEndId: KNOWN, payer: paidBy } })
      const orders = await rowsIn('test.migratedOrders', 'select * from rail_order order by id')
      expect(orders).toMatchObject([
        { id: 'M1', name: 'instruction', status: 'SENT' },
        { id: 'M2', name: 'cancellation', status: 'SENT' },
      ])
      expect(await savedRows(store, 'rail_order')).toEqual(orders)
      expect(await savedRows(store, 'institution_message')).toEqual([])
      await store.close()
      await database.remove()
    })
  })
}
