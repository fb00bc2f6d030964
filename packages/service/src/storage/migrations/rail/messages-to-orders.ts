import type { Statement } from '../../statement.ts'
import type { SchemaTransaction } from '../../store.ts'

const messages: Statement = {
  name: 'migration9.messages',
  text: 'select id, wallet_id, position, kind, resource_id, at, body from institution_message order by id',
}
const insertOrder: Statement = {
  name: 'migration9.insertOrder',
  text: `insert into rail_order (id, wallet_id, position, name, resource_id, at, body, status)
    values ($1, $2, $3, $4, $5, $6, $7, 'SENT')`,
}

interface Message {
  readonly id: string
  readonly wallet_id: string
  readonly position: number
  readonly kind: string
  readonly resource_id: string
  readonly at: number
  readonly body: string
}

/** Messages to the payer's institution become orders that were sent. */
export async function messagesToOrders(transaction: SchemaTransaction): Promise<void> {
  for (const message of await transaction.all<Message>(messages)) {
    const { id, wallet_id, position, resource_id, at, body } = message
    const values = [id, wallet_id, position, orderNameOf(message.kind), resource_id, at, body]
    await transaction.run(insertOrder, values)
  }
}

/** Returns the name of the order that a kind of message becomes. */
export const orderNameOf = (kind: string): string => (kind === 'INSTRUCTION' ? 'instruction' : 'cancellation')
