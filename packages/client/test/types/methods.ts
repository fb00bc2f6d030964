import { expectTypeOf } from 'vitest'
import type {
  AccessToken,
  CreateRecurrenceRequest,
  CreateRefundParameters,
  ImmediateCharge,
  OperationErrors,
  PixClient,
  Recurrence,
  RecurrenceList,
  Refund,
  Schedule,
  ScheduleList,
  StatementPage,
} from '@pix-payments/client'

/**
 * States a claim about types. The proof is compiled but never run: the claim is true when the compiler reports no
 * error.
 */
declare function proves(claim: string, proof: () => unknown): void
declare const pix: PixClient

/** The names of the methods of all resources. */
type Methods = { [Resource in keyof PixClient]: keyof PixClient[Resource] }[keyof PixClient]

proves('has one method for each operation of the contract, and no other', () => {
  expectTypeOf<Methods>().toEqualTypeOf<keyof OperationErrors>()
})

proves('takes path, query and body in one object, and options after it', () => {
  expectTypeOf(pix.refunds.createRefund).parameter(0).toEqualTypeOf<CreateRefundParameters>()
  pix.refunds.createRefund({ endToEndId: 'E1', externalId: 'r-1', amount: 1 }, { maxRetries: 0 })
  pix.recurrences.getRecurrence({ id: 'RR1' }, { signal: new AbortController().signal })
  pix.authentication.createAccessToken({
    client_id: 'a',
    client_secret: 'b',
    grant_type: 'client_credentials',
  })
})

proves('takes options alone where an operation takes nothing', () => {
  pix.balances.getBalance()
  pix.balances.getBalance({ timeoutMs: 1 })
  // @ts-expect-error getBalance takes no parameters
  pix.balances.getBalance({ accountId: 'a' })
})

proves('needs no object where every parameter is optional', () => {
  pix.statements.listStatement()
  pix.statements.listStatement({ page: 2 })
  pix.statements.listStatement({}, { maxRetries: 1 })
  pix.recurrences.listRecurrences()
  pix.recurrences.listRecurrences.items()
  // @ts-expect-error getRecurrence needs an id
  pix.recurrences.getRecurrence()
})

proves('gives what the contract says', () => {
  expectTypeOf(pix.deposits.getImmediateCharge).returns.resolves.toEqualTypeOf<ImmediateCharge>()
  expectTypeOf(pix.refunds.createRefund).returns.resolves.toEqualTypeOf<Refund>()
  expectTypeOf(pix.authentication.createAccessToken).returns.resolves.toEqualTypeOf<AccessToken>()
  expectTypeOf(pix.recurrences.createRecurrence).returns.resolves.toEqualTypeOf<Recurrence>()
})

proves('refuses a property with a typing error', () => {
  pix.deposits.createImmediateCharge({
    amount: 1,
    expiresIn: 600,
    externalId: 'd-1',
    // @ts-expect-error it is pixKey
    pixkey: 'pix@alfa.example',
  })
})

proves('refuses a property that the operation does not have', () => {
  pix.refunds.createRefund({
    endToEndId: 'E1',
    externalId: 'r-1',
    amount: 1,
    // @ts-expect-error a refund has no currency
    currency: 'BRL',
  })
})

proves('refuses a value outside a closed enumeration', () => {
  const frequency = 'DAILY' as const
  // @ts-expect-error there is no daily recurrence
  frequency satisfies CreateRecurrenceRequest['frequency']
  pix.authentication.createAccessToken({
    client_id: 'a',
    client_secret: 'b',
    // @ts-expect-error the only grant is client_credentials
    grant_type: 'password',
  })
})

proves('refuses a call without a required property', () => {
  // @ts-expect-error externalId is missing
  pix.refunds.createRefund({ endToEndId: 'E1', amount: 1 })
})

proves('refuses undefined where a property may only be absent', () => {
  const deposit = { amount: 1, expiresIn: 600, externalId: 'd-1', pixKey: 'k' }
  // @ts-expect-error leave it out instead
  pix.deposits.createImmediateCharge({ ...deposit, description: undefined })
})

proves('accepts undefined for a filter, such as a cursor that may be absent', () => {
  const cursor = undefined as string | undefined
  pix.schedules.listSchedules.pages({ cursor, status: undefined })
  pix.recurrences.listRecurrences({ cursor })
  pix.statements.listStatement({ initDate: '2026-03-01', endDate: '2026-03-02', page: undefined })
})

proves('refuses an option that there is not', () => {
  // @ts-expect-error it is timeoutMs
  pix.balances.getBalance({ timeout: 1 })
  // @ts-expect-error maxItems is for items and pages
  pix.recurrences.listRecurrences({}, { maxItems: 5 })
})

proves('knows the items, the pages and the position of each list', () => {
  const { recurrences, schedules, statements } = pix
  expectTypeOf(recurrences.listRecurrences).returns.resolves.toEqualTypeOf<RecurrenceList>()
  expectTypeOf(recurrences.listRecurrences.items()[Symbol.asyncIterator]().next)
    .returns.resolves.extract<{ done?: false }>()
    .toHaveProperty('value')
    .toEqualTypeOf<Recurrence>()
  expectTypeOf(recurrences.listRecurrences.pages().next)
    .returns.resolves.extract<{ done?: false }>()
    .toHaveProperty('value')
    .toEqualTypeOf<RecurrenceList>()
  expectTypeOf(schedules.listSchedules.items)
    .parameter(0)
    .toEqualTypeOf<Parameters<typeof schedules.listSchedules>[0]>()
  expectTypeOf(schedules.listSchedules).returns.resolves.toEqualTypeOf<ScheduleList>()
  expectTypeOf<ScheduleList['data'][number]>().toEqualTypeOf<Schedule>()
  expectTypeOf(statements.listStatement).returns.resolves.toEqualTypeOf<StatementPage>()
  expectTypeOf(recurrences.listRecurrences.items().position).toEqualTypeOf<string | undefined>()
  expectTypeOf(statements.listStatement.items().position).toEqualTypeOf<string | undefined>()
  const days = { startDate: '2026-03-01', endDate: '2026-03-02', page: 1, limit: 10 }
  const { position } = statements.getConsolidatedStatement.items(days)
  expectTypeOf(position).toEqualTypeOf<number | undefined>()
})

proves('walks a list with for await', async () => {
  for await (const recurrence of pix.recurrences.listRecurrences.items({ limit: 5 }, { maxItems: 7 })) {
    expectTypeOf(recurrence).toEqualTypeOf<Recurrence>()
  }
})
