import type { Statement } from '../../statement.ts'
import type { SchemaTransaction } from '../../store.ts'

const recurrences: Statement = {
  name: 'migration9.recurrences',
  text: 'select id, body from recurrence',
}
const updateRecurrence: Statement = {
  name: 'migration9.updateRecurrence',
  text: 'update recurrence set body = $2 where id = $1',
}

/** Stores who paid the first payment of each recurrence. */
export async function keepFirstPayers(transaction: SchemaTransaction): Promise<void> {
  for (const { id, body } of await transaction.all<{ id: string; body: string }>(recurrences))
    await transaction.run(updateRecurrence, [id, withFirstPayer(body)])
}

interface RecurrenceBody {
  readonly payer: { readonly taxId: string; readonly name: string | null }
  readonly firstPayment: { readonly endToEndId: string | null }
}

/** Adds the payer of the first payment to the `body` of a recurrence. Until now, this was always the simulated payer. */
export function withFirstPayer(body: string): string {
  const recurrence = JSON.parse(body) as RecurrenceBody
  const { taxId, name } = recurrence.payer
  const isPaid = recurrence.firstPayment.endToEndId !== null
  const payer = isPaid ? { name: name ?? 'Pagador', taxId, bankCode: '87654321' } : null
  return JSON.stringify({ ...recurrence, firstPayment: { ...recurrence.firstPayment, payer } })
}
