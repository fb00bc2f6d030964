import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'institutionMessage.insert',
  `insert into institution_message (id, wallet_id, position, kind, resource_id, at, body)
    values ($1, $2, $3, $4, $5, $6, $7)`,
)
const ofResource = statement(
  'institutionMessage.ofResource',
  `select id, position, kind, at, body from institution_message where wallet_id = $1 and resource_id = $2
    order by position`,
)

/** A message that the service sent to the payer institution. */
export interface InstitutionMessage {
  /** The regulatoryMessageId of the message (G-079). */
  readonly id: string
  readonly walletId: string
  readonly position: number
  readonly kind: 'INSTRUCTION' | 'SCHEDULE_CANCELLATION' | 'RECURRENCE_CANCELLATION'
  /** Id of the schedule or recurrence that the message is about. */
  readonly resourceId: string
  readonly at: Instant
  readonly body: Readonly<Record<string, unknown>>
}

export async function insertInstitutionMessage(
  transaction: Transaction,
  { id, walletId, position, kind, resourceId, at, body }: InstitutionMessage,
): Promise<void> {
  await transaction.run(insert, [id, walletId, position, kind, resourceId, at, JSON.stringify(body)])
}

export async function institutionMessagesOf(
  reader: Reader,
  walletId: string,
  resourceId: string,
): Promise<InstitutionMessage[]> {
  const rows = await reader.all<{
    id: string
    position: number
    kind: InstitutionMessage['kind']
    at: number
    body: string
  }>(ofResource, [walletId, resourceId])
  return rows.map(({ body, ...row }) => ({
    ...row,
    walletId,
    resourceId,
    body: JSON.parse(body) as InstitutionMessage['body'],
  }))
}
