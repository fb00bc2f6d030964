import type { RandomSource } from '@pix-payments/pix'
import { type OperationId, errors, errorsOf } from '@pix-payments/spec'
import type { CreateFaultRequest, Fault as FaultBody, FaultEffect } from '@pix-payments/spec/sandbox-types'
import type { Fault } from '../domain/fault/fault.ts'
import type { RefusalDetail } from '../domain/refusal.ts'
import { timestamp } from '../domain/timestamp.ts'
import {
  deleteFault as removeFault,
  deleteFaultsOf,
  findFault,
  insertFault,
  pageOfFaults,
} from '../storage/rows/fault-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { type Handler, answer, refuseBecause, refuseFields, walletNotFound } from './operation.ts'

/** G-272: creates a fault of a wallet. */
export const createFault: Handler<'createFault'> = async ({ wallets, faults }, { path, body }) => {
  const broken = brokenField(body)
  if (broken !== undefined) return refuseFields('MalformedRequest', [broken])
  const { walletId } = path
  const { target, probability = 1, nth = null, times = null } = body
  const created = await wallets.write(walletId, async (work) => {
    const fault = {
      id: work.uuid(),
      walletId,
      target: { operationId: target.operationId ?? null, event: target.event ?? null },
      effect: readEffect(body.effect),
      probability,
      nth,
      times,
      seed: body.seed ?? newSeed(work.random),
      createdAt: work.now,
      matched: 0,
      applied: 0,
    }
    await insertFault(work.transaction, fault)
    return answer(201, faultBody(fault))
  })
  faults.changed(walletId)
  return created ?? walletNotFound(walletId)
}

/** Checks that the operation exists and that it documents the error code. JSON Schema cannot check this. */
function brokenField({ target, effect }: CreateFaultRequest): RefusalDetail | undefined {
  const { operationId } = target
  if (operationId === undefined) return undefined
  if (!isOperation(operationId)) {
    return { field: 'target.operationId', message: 'must be an operation of the API' }
  }
  if (effect.kind !== 'status' || effect.code === undefined) return undefined
  const { status, code } = effect
  const codes = errorsOf(operationId).flatMap((error) => (error.status === status ? [error.code] : []))
  if (codes.some((documented) => documented === code)) return undefined
  const known = codes.length === 0 ? 'left out: the status has none' : `one of ${codes.join(', ')}`
  return { field: 'effect.code', message: `must be ${known}` }
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(errors.operations, id)

const readEffect = (effect: CreateFaultRequest['effect']): FaultEffect => ({
  kind: effect.kind,
  milliseconds: effect.kind === 'latency' ? effect.milliseconds : null,
  status: effect.kind === 'status' ? effect.status : null,
  code: effect.kind === 'status' ? (effect.code ?? null) : null,
})

/** Returns a random integer of 31 bits. */
const newSeed = (random: RandomSource): number => Buffer.from(random(4)).readUInt32BE() >>> 1

/** G-272: lists the faults of a wallet. */
export const listFaults: Handler<'listFaults'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { limit = DEFAULT_LIMIT } = query
  const listed = await wallets.read(walletId, async ({ reader, wallet }) => {
    const scope = { list: 'faults', wallet, filters: {} } as const
    const after = readPosition(scope, query.cursor, 0)
    if (typeof after === 'object') return after
    const faults = await pageOfFaults(reader, walletId, after, limit + 1)
    const { items, nextCursor } = pageOf(scope, faults, limit, ({ position }) => position)
    return answer(200, { data: items.map(({ fault }) => faultBody(fault)), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}

export const deleteFault: Handler<'deleteFault'> = async ({ wallets, faults }, { path }) => {
  const { walletId, faultId } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const fault = await findFault(transaction, walletId, faultId)
    if (fault === undefined) {
      return refuseBecause('FaultNotFound', `The wallet has no fault with the faultId ${faultId}.`)
    }
    await removeFault(transaction, walletId, faultId)
    return answer(200, faultBody(fault))
  })
  faults.changed(walletId)
  return deleted ?? walletNotFound(walletId)
}

export const deleteFaults: Handler<'deleteFaults'> = async ({ wallets, faults }, { path }) => {
  const { walletId } = path
  const deleted = await wallets.write(walletId, ({ transaction }) => deleteFaultsOf(transaction, walletId))
  faults.changed(walletId)
  return deleted === undefined ? walletNotFound(walletId) : answer(200, { deleted })
}

const faultBody = ({ id, target, effect, createdAt, ...fault }: Fault): FaultBody => ({
  faultId: id,
  target,
  effect,
  probability: fault.probability,
  nth: fault.nth,
  times: fault.times,
  seed: fault.seed,
  matched: fault.matched,
  applied: fault.applied,
  createdAt: timestamp(createdAt),
})
