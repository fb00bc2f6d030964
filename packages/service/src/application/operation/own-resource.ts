import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import { type Decision, type Refusal, accept, refuse } from '../../domain/refusal.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { findAutomaticRefund } from '../../storage/rows/automatic-refund-rows.ts'
import { findCharge } from '../../storage/rows/charge-rows.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { PassingTimers } from '../wallet/wallets.ts'
import { type Command, type CommandSuccess, idempotently } from './idempotency.ts'
import { type Owner, readLatestOfOwnWallet, writeOwnWallet } from './own-wallet.ts'
import type { Context } from './context.ts'
import { findElsewhere } from './partitions.ts'

/** Loads a resource. Refuses a resource that does not exist or belongs to another wallet (§5.3). */
export interface LoadOwn<Resource, Code extends string> {
  (reader: Reader, owner: Owner): Promise<Decision<Resource, Code>>
  /** The code for a resource that does not exist. */
  readonly missing: Code
}

/** Loads with `find`. A missing resource returns the code `missing`, a resource of another wallet the code `denied`. */
function loadOwn<Resource extends Owner, const Missing extends string, const Denied extends string>(
  find: (reader: Reader) => Promise<Resource | undefined>,
  missing: Missing,
  denied: (resource: Resource) => Denied,
): LoadOwn<Resource, Missing | Denied> {
  const load = async (reader: Reader, { walletId }: Owner): Promise<Decision<Resource, Missing | Denied>> => {
    const resource = await find(reader)
    if (resource === undefined) return refuse(missing)
    return resource.walletId === walletId ? accept(resource) : refuse(denied(resource))
  }
  return Object.assign(load, { missing })
}

export const ownCharge = (chargeId: string): LoadOwn<Charge, 'NotFound' | 'Forbidden'> =>
  loadOwn(
    (reader) => findCharge(reader, chargeId),
    'NotFound',
    () => 'Forbidden',
  )

export const ownRecurrence = (
  id: string,
): LoadOwn<Recurrence, 'RESOURCE_MISSING' | 'RECURRENCE_ACCESS_DENIED'> =>
  loadOwn(
    (reader) => findRecurrence(reader, id),
    'RESOURCE_MISSING',
    () => 'RECURRENCE_ACCESS_DENIED',
  )

export const ownSchedule = (id: string): LoadOwn<Schedule, 'RESOURCE_MISSING' | 'SCHEDULE_ACCESS_DENIED'> =>
  loadOwn(
    (reader) => findSchedule(reader, id),
    'RESOURCE_MISSING',
    () => 'SCHEDULE_ACCESS_DENIED',
  )

export const ownAutomaticRefund = (
  id: string,
): LoadOwn<AutomaticRefund, 'RESOURCE_MISSING' | 'RECURRENCE_ACCESS_DENIED' | 'SCHEDULE_ACCESS_DENIED'> =>
  loadOwn(
    (reader) => findAutomaticRefund(reader, id),
    'RESOURCE_MISSING',
    ({ scheduleId }) => (scheduleId === null ? 'RECURRENCE_ACCESS_DENIED' : 'SCHEDULE_ACCESS_DENIED'),
  )

/** A wallet in another partition may have a resource that is missing here. Then the refusal says so. */
export async function orDenied<Outcome extends object, Code extends string>(
  context: Context,
  caller: Owner,
  load: LoadOwn<unknown, Code>,
  outcome: Outcome | Refusal<Code>,
): Promise<Outcome | Refusal<Code>> {
  if (!('code' in outcome) || outcome.code !== load.missing) return outcome
  const denied = await findElsewhere(context, async ({ store }) => {
    const found = await store.readLatest((reader) => load(reader, caller))
    return found.ok || found.code === load.missing ? undefined : found
  })
  return denied ?? outcome
}

/** Loads a resource of the caller and returns the response that `show` makes from it. */
export async function readOwn<Resource, Code extends string, T extends object>(
  context: Context,
  caller: Owner,
  load: LoadOwn<Resource, Code>,
  show: (resource: Resource) => T,
  passing?: PassingTimers,
): Promise<T | Refusal<Code>> {
  const read = async (reader: Reader): Promise<T | Refusal<Code>> => {
    const found = await load(reader, caller)
    return found.ok ? show(found.value) : found
  }
  return orDenied(context, caller, load, await readLatestOfOwnWallet(context, caller, read, passing))
}

/** Locks the caller's wallet, loads one of its resources and runs `change`. */
export async function changeOwn<Resource, Code extends string, T extends object>(
  context: Context,
  caller: Owner,
  load: LoadOwn<Resource, Code>,
  change: (work: WalletWork, resource: Resource) => Promise<T>,
): Promise<T | Refusal<Code>> {
  const outcome = await writeOwnWallet(context, caller, async (work) => {
    const found = await load(work.transaction, caller)
    return found.ok ? change(work, found.value) : found
  })
  return orDenied(context, caller, load, outcome)
}

/** The call of a command: it has a resource id in its path and an externalId in its body. */
interface CommandCall {
  readonly caller: Owner
  readonly path: { readonly id: string }
  readonly body: { readonly externalId: string }
}

/**
 * Changes a resource of the caller once per externalId. A repeated request with the same body gets the stored response
 * (§8).
 */
export function commandOwn<Resource, Code extends string, T extends CommandSuccess, Refused extends string>(
  context: Context,
  operationId: Command['operationId'],
  { caller, path, body }: CommandCall,
  load: LoadOwn<Resource, Code>,
  change: (work: WalletWork, resource: Resource) => Promise<T | Refusal<Refused>>,
): Promise<T | Refusal<Code | Refused | 'IDEMPOTENCY_ERROR'>> {
  const command = { operationId, targetId: path.id, externalId: body.externalId, request: body }
  return changeOwn(context, caller, load, (work, resource) =>
    idempotently(work, command, () => change(work, resource)),
  )
}
