import { setImmediate } from 'node:timers/promises'
import type { Wallet } from '@pix-payments/spec/sandbox-types'
import { changeWallet } from '../application/administration/change-wallet.ts'
import { auditedChange } from '../application/administration/wallet-facts.ts'
import { creditOpeningBalance } from '../application/administration/open-wallet.ts'
import { DEFAULT_SETTINGS, NOTHING_YET } from '../domain/wallet/wallet.ts'
import { deleteRows, deleteState } from '../storage/rows/sandbox-state-rows.ts'
import { homeOf } from '../application/operation/partitions.ts'
import { partitionsOf } from '../storage/partition.ts'
import { walletPlaces } from '../storage/rows/wallet-rows.ts'
import { DEFAULT_LIMIT, readWalletPlace, walletPage } from './cursor.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { readRefundOutcome, readWithdrawalOutcome } from './outcome.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { walletBody } from './wallet-body.ts'

/** G-005: lists the wallets, including the default wallets of the sandbox. */
export const listWallets: Handler<'listWallets'> = async (sandbox, { query }) => {
  const { operatorId, cursor, limit = DEFAULT_LIMIT } = query
  const after = readWalletPlace(operatorId, cursor)
  if ('code' in after) return after
  const pages = await Promise.all(
    partitionsOf(sandbox.store).map((store) =>
      store.read((reader) => walletPlaces(reader, { operatorId, after, limit: limit + 1 })),
    ),
  )
  const places = pages.flat().toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const { items, nextCursor } = walletPage(operatorId, places.slice(0, limit + 1), limit)
  const data: Wallet[] = []
  for (const { id } of items) {
    const body = await readBody(homeOf(sandbox, id), id)
    if (body !== undefined) data.push(body)
    // On SQLite, a read holds the event loop.
    await setImmediate()
  }
  return answer(200, { data, nextCursor })
}

const readBody = ({ wallets, clock }: SandboxContext, walletId: string): Promise<Wallet | undefined> =>
  wallets.read(walletId, (view) => walletBody(view.reader, { ...view, realNow: clock.wallNow() }), {
    passesTimers: true,
  })

export const getWallet: Handler<'getWallet'> = async (sandbox, { path }) => {
  const body = await readBody(sandbox, path.walletId)
  return body === undefined ? walletNotFound(path.walletId) : answer(200, body)
}

/**
 * Changes the settings of a wallet. Existing withdrawals and refunds keep the outcomes that they were created with
 * (G-108).
 */
export const updateWallet: Handler<'updateWallet'> = async (
  { wallets, world, clock },
  { path, body, by },
) => {
  const { switches, outcomes, rejectThirdPartyPayers } = body
  const updated = await wallets.write(path.walletId, async (work) => {
    const settings = {
      ...switches,
      ...(rejectThirdPartyPayers !== undefined && { rejectThirdPartyPayers }),
      ...(outcomes?.withdrawals && { withdrawalOutcome: readWithdrawalOutcome(outcomes.withdrawals) }),
      ...(outcomes?.refunds !== undefined && { refundOutcome: readRefundOutcome(outcomes.refunds) }),
    }
    await auditedChange(work, { by: by(), at: clock.now() }, () => changeWallet(work, { settings }))
    // What the automatic payer would have done is left to the simulations (G-280).
    if (switches?.automaticPayer === false) work.cancelReports(world.payerReports)
    const { now, transaction } = work
    const wallet = await work.current()
    return walletBody(transaction, { wallet, now, realNow: clock.wallNow() })
  })
  return updated === undefined ? walletNotFound(path.walletId) : answer(200, updated)
}

/**
 * G-275: deletes the data of a wallet and credits its opening balance again. The Pix keys, the credentials and the
 * clock do not change. The counter behind random ids continues, so that no id repeats.
 */
export const resetWallet: Handler<'resetWallet'> = async (
  { wallets, clock, faults, requestLog },
  { path },
) => {
  const { walletId } = path
  await requestLog.flush()
  const reset = await wallets.writeExclusively(walletId, async (work) => {
    const { transaction } = work
    // First, because the retention job locks a mark before it deletes rows.
    await deleteRows(transaction, 'retention_mark', walletId)
    await deleteState(transaction, walletId)
    for (const table of ['request_log', 'snapshot_part', 'snapshot'] as const) {
      await deleteRows(transaction, table, walletId)
    }
    const { openingBalance, chosen } = work.wallet.settings
    work.startOver({
      ...NOTHING_YET,
      settings: { ...DEFAULT_SETTINGS, ...chosen, openingBalance, chosen },
    })
    await creditOpeningBalance(work)
    const { now } = work
    const wallet = await work.current()
    return answer(200, await walletBody(transaction, { wallet, now, realNow: clock.wallNow() }))
  })
  faults.changed(walletId)
  return reset ?? walletNotFound(walletId)
}
