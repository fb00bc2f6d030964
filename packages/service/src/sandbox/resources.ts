import type { ResourceRow } from '@pix-payments/spec/sandbox-types'
import { timestamp } from '../domain/timestamp.ts'
import { newestResources, type Resources } from '../storage/rows/resource-rows.ts'
import type { Reader } from '../storage/store.ts'
import { DEFAULT_LIMIT } from './cursor.ts'
import { answer, type Handler, walletNotFound } from './operation.ts'

/** G-274: lists the resources of a kind as they are now, the newest first. */
export const listResources: Handler<'listResources'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { resource, limit = DEFAULT_LIMIT } = query
  const rows = await wallets.read(walletId, ({ reader }) => ROWS[resource](reader, walletId, limit + 1))
  if (rows === undefined) return walletNotFound(walletId)
  return answer(200, { data: rows.slice(0, limit), truncated: rows.length > limit })
}

type Rows = (reader: Reader, walletId: string, limit: number) => Promise<ResourceRow[]>

const rowsOf =
  <T extends keyof Resources>(table: T, row: (resource: Resources[T]) => ResourceRow): Rows =>
  async (reader, walletId, limit) =>
    (await newestResources(reader, walletId, table, limit)).map(row)

const NOBODY = { partyName: null, partyTaxId: null }

const refundRows = rowsOf('refund', (it) => ({
  resourceId: it.refundEndToEndId,
  externalId: it.externalId,
  status: it.status,
  amount: it.amount,
  ...NOBODY,
  createdAt: timestamp(it.createdAt),
}))

const automaticRefundRows = rowsOf('automatic_refund', (it) => ({
  resourceId: it.refundId,
  externalId: null,
  status: it.status,
  amount: it.amount,
  ...NOBODY,
  createdAt: timestamp(it.createdAt),
}))

const ROWS = {
  charge: rowsOf('charge', (it) => ({
    resourceId: it.chargeId,
    externalId: it.externalId,
    status: it.status,
    amount: it.amount,
    partyName: it.payment?.debtor.name ?? it.expectedPayer?.name ?? null,
    partyTaxId: it.payment?.debtor.taxId ?? it.expectedPayer?.taxId ?? null,
    createdAt: timestamp(it.createdAt),
  })),
  withdrawal: rowsOf('withdrawal', (it) => ({
    resourceId: it.transactionId,
    externalId: it.externalId,
    status: it.status,
    amount: it.amount,
    partyName: it.creditor.name,
    partyTaxId: it.creditor.taxId,
    createdAt: timestamp(it.createdAt),
  })),
  async refund(reader, walletId, limit) {
    const rows = [
      ...(await refundRows(reader, walletId, limit)),
      ...(await automaticRefundRows(reader, walletId, limit)),
    ]
    return rows.sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
  },
  recurrence: rowsOf('recurrence', (it) => ({
    resourceId: it.id,
    externalId: it.externalId,
    status: it.state,
    amount: it.amount,
    partyName: it.payer.name,
    partyTaxId: it.payer.taxId,
    createdAt: timestamp(it.createdAt),
  })),
  transfer: rowsOf('internal_transfer', (it) => ({
    resourceId: it.transferId,
    externalId: it.externalId,
    status: 'SUCCESS',
    amount: it.amount,
    partyName: it.destinationWalletId,
    partyTaxId: null,
    createdAt: timestamp(it.createdAt),
  })),
} satisfies Readonly<Record<string, Rows>>
