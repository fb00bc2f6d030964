import type { Delivery, ListDeliveriesParameters } from '@pix-payments/client/sandbox'
import { table } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { countOf } from '../read-values.ts'

interface Options extends TargetOptions {
  readonly status?: string
  readonly eventId?: string
  readonly limit: string
}

export async function listDeliveries(
  { control, wallet, output }: Session,
  { status, eventId, limit }: Options,
): Promise<void> {
  const { walletId } = await wallet()
  const count = countOf('--limit', limit)
  const filter: ListDeliveriesParameters = {
    walletId,
    ...(status !== undefined && { status: status as NonNullable<ListDeliveriesParameters['status']> }),
    ...(eventId !== undefined && { eventId }),
  }
  let newest: Delivery[] = []
  for await (const page of control.deliveries.listDeliveries.pages(filter)) {
    newest = [...newest, ...page.data].slice(-count)
  }
  const rows = newest.map((it) => {
    const last = it.attempts.at(-1)
    const answer = last === undefined ? '' : String(last.status ?? last.error)
    return [it.createdAt, it.event, it.status, String(it.attempts.length), answer, it.eventId]
  })
  output.result(newest, table(['created', 'event', 'status', 'attempts', 'answer', 'eventId'], rows))
}
