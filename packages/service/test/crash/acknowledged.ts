import type { MachineName } from '@pix-payments/spec'
import { isDeepStrictEqual } from 'node:util'
import type {
  ImmediateChargeCreated,
  InternalTransfer,
  Recurrence,
  Refund,
  Schedule,
  WithdrawalAccepted,
} from '@pix-payments/spec/types'
import { reaches } from '../support/machine-paths.ts'
import type { Answer } from '../support/http-call.ts'
import type { Caller, Wallet } from './caller.ts'

/** A fact that the service acknowledged. */
export interface Acknowledged {
  readonly wallet: Wallet
  /**
   * Compares the fact with the current state. Returns a description of the contradiction; undefined when there is no
   * contradiction.
   */
  check(caller: Caller, url: string): Promise<string | undefined>
}

export const chargeCreated = (wallet: Wallet, said: ImmediateChargeCreated): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const path = { chargeId: said.chargeId }
    return differenceOf('charge', said, await caller.call(url, wallet, 'getImmediateCharge', { path }))
  },
})

export const chargePaid = (
  wallet: Wallet,
  said: { readonly chargeId: string; readonly endToEndId: string },
): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const path = { chargeId: said.chargeId }
    const { status, pixTransaction } = await caller.ok(url, wallet, 'getImmediateCharge', { path })
    const isSo = status === 'PAID' && pixTransaction?.endToEndId === said.endToEndId
    return isSo ? undefined : `charge ${said.chargeId} was paid by ${said.endToEndId}, and is ${status}`
  },
})

export const withdrawalAccepted = (wallet: Wallet, said: WithdrawalAccepted): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const path = { externalId: said.externalId }
    return differenceOf('withdrawal', said, await caller.call(url, wallet, 'getWithdrawal', { path }))
  },
})

export const refundAccepted = (
  wallet: Wallet,
  { refundEndToEndId, originalEndToEndId, externalId, amount, createdAt, status }: Refund,
): Acknowledged => ({
  wallet,
  async check(caller, url) {
    // The refundable amount of the deposit is not compared, because the next refund changes it.
    const said = { refundEndToEndId, originalEndToEndId, externalId, amount, createdAt, status }
    const path = { endToEndId: originalEndToEndId, externalId }
    return differenceOf('refund', said, await caller.call(url, wallet, 'getRefund', { path }))
  },
})

export const transferMade = (wallet: Wallet, said: InternalTransfer): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const path = { externalId: said.externalId }
    return differenceOf(undefined, said, await caller.call(url, wallet, 'getInternalTransfer', { path }))
  },
})

/** The state machines of Pix Automático use one state for two fields: `status` and `statusDetailed`. */
const stateOf = <T extends { readonly status: string; readonly statusDetailed: string }>(said: T): T => ({
  ...said,
  status: `${said.status}.${said.statusDetailed}`,
})

const withState = ({ status, body }: Answer): { readonly status: number; readonly body: unknown } => ({
  status,
  body: status === 200 ? stateOf(body as Recurrence) : body,
})

export const recurrenceMade = (wallet: Wallet, recurrence: Recurrence): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const { id, externalId, createdAt, textContent, status } = stateOf(recurrence)
    const said = { id, externalId, createdAt, textContent, status }
    const answer = await caller.call(url, wallet, 'getRecurrence', { path: { id } })
    return differenceOf('recurrence', said, withState(answer))
  },
})

export const recurrenceCancelled = (wallet: Wallet, recurrence: Recurrence): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const { id, status, cancelledAt } = stateOf(recurrence)
    const answer = await caller.call(url, wallet, 'getRecurrence', { path: { id } })
    return differenceOf('recurrence', { id, status, cancelledAt }, withState(answer))
  },
})

export const scheduleMade = (wallet: Wallet, schedule: Schedule): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const { id, recurrenceId, cycleNumber, txid, amount, createdAt, status } = stateOf(schedule)
    const said = { id, recurrenceId, cycleNumber, txid, amount, createdAt, status }
    const answer = await caller.call(url, wallet, 'getSchedule', { path: { id } })
    return differenceOf('schedule', said, withState(answer))
  },
})

export const clockMoved = (wallet: Wallet, to: string): Acknowledged => ({
  wallet,
  async check(caller, url) {
    const { now } = await caller.controlOk(url, 'getClock', { path: { walletId: wallet.id } })
    return now >= to ? undefined : `the clock of ${wallet.id} was at ${to}, and is at ${now}`
  },
})

/**
 * Compares fields with the values that the service acknowledged. The status may differ when transitions of the machine
 * lead from the acknowledged status to the new status.
 */
function differenceOf(
  machine: MachineName | undefined,
  said: object,
  { status, body }: { readonly status: number; readonly body: unknown },
): string | undefined {
  if (status !== 200) return `${JSON.stringify(said)} is gone: ${status}`
  const is = body as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(said)) {
    if (isDeepStrictEqual(is[name], value)) continue
    if (machine !== undefined && name === 'status' && reaches(machine, value, is[name] as never)) continue
    return `${name} of ${JSON.stringify(said)} is ${JSON.stringify(is[name])}`
  }
  return undefined
}
