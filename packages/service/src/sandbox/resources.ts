import type { ResourceKind, ResourceRow } from '@pix-payments/spec/sandbox-types'
import { timestamp } from '../domain/timestamp.ts'
import { newestResources, type Resources } from '../storage/rows/resource-rows.ts'
import type { Reader } from '../storage/store.ts'
import { DEFAULT_LIMIT } from './cursor.ts'
import { answer, type Handler, walletNotFound } from './operation.ts'

/** G-274: lists the resources of a wallet as they are now, or those of one kind, the newest first. */
export const listResources: Handler<'listResources'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { resource, limit = DEFAULT_LIMIT } = query
  const kinds = resource === undefined ? KINDS : [resource]
  const lists = await wallets.read(walletId, async ({ reader }) => {
    const read: ResourceRow[] = []
    for (const kind of kinds) {
      for (const rows of ROWS[kind]) {
        const listed = await rows(reader, walletId, limit + 1)
        read.push(...listed.map((row) => ({ resource: kind, ...row })))
      }
    }
    return read
  })
  if (lists === undefined) return walletNotFound(walletId)
  const rows = lists.sort((a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt))
  return answer(200, { data: rows.slice(0, limit), truncated: rows.length > limit })
}

type Row = Omit<ResourceRow, 'resource'>
type Rows = (reader: Reader, walletId: string, limit: number) => Promise<Row[]>

const rowsOf =
  <T extends keyof Resources>(table: T, row: (resource: Resources[T]) => Row): Rows =>
  async (reader, walletId, limit) =>
    (await newestResources(reader, walletId, table, limit)).map(row)

const NOBODY = { partyName: null, partyTaxId: null }

/** The tables of each kind. */
const ROWS: Readonly<Record<ResourceKind, readonly Rows[]>> = {
  charge: [
    rowsOf('charge', (it) => ({
      resourceId: it.chargeId,
      externalId: it.externalId,
      status: it.status,
      amount: it.amount,
      partyName: it.payment?.debtor.name ?? it.expectedPayer?.name ?? null,
      partyTaxId: it.payment?.debtor.taxId ?? it.expectedPayer?.taxId ?? null,
      createdAt: timestamp(it.createdAt),
    })),
  ],
  withdrawal: [
    rowsOf('withdrawal', (it) => ({
      resourceId: it.transactionId,
      externalId: it.externalId,
      status: it.status,
      amount: it.amount,
      partyName: it.creditor.name,
      partyTaxId: it.creditor.taxId,
      createdAt: timestamp(it.createdAt),
    })),
  ],
  refund: [
    rowsOf('refund', (it) => ({
      resourceId: it.refundEndToEndId,
      externalId: it.externalId,
      status: it.status,
      amount: it.amount,
      ...NOBODY,
      createdAt: timestamp(it.createdAt),
    })),
    rowsOf('automatic_refund', (it) => ({
      resourceId: it.refundId,
      externalId: null,
      status: it.status,
      amount: it.amount,
      ...NOBODY,
      createdAt: timestamp(it.createdAt),
    })),
  ],
  recurrence: [
    rowsOf('recurrence', (it) => ({
      resourceId: it.id,
      externalId: it.externalId,
      status: it.state,
      amount: it.amount,
      partyName: it.payer.name,
      partyTaxId: it.payer.taxId,
      createdAt: timestamp(it.createdAt),
    })),
  ],
  transfer: [
    rowsOf('internal_transfer', (it) => ({
      resourceId: it.transferId,
      externalId: it.externalId,
      status: 'SUCCESS',
      amount: it.amount,
      partyName: it.destinationWalletId,
      partyTaxId: null,
      createdAt: timestamp(it.createdAt),
    })),
  ],
}
const KINDS = Object.keys(ROWS) as ResourceKind[]
