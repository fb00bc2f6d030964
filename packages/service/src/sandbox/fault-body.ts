import { timestamp } from '../domain/timestamp.ts'
import type { Fault } from '../domain/fault/fault.ts'
import type { Fault as FaultBody } from '@pix-payments/spec/sandbox-types'

export const faultBody = ({ id, target, effect, createdAt, ...fault }: Fault): FaultBody => ({
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
