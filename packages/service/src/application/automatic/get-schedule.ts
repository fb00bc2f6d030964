import { scheduleBody } from '../../domain/schedule/schedule.ts'
import type { Handler } from '../operation/operation.ts'
import { ownSchedule, readOwn } from '../operation/own-resource.ts'

/** §4.8: returns a schedule of the caller's wallet, with its attempts. */
export const getSchedule: Handler<'getSchedule'> = (service, { caller, path }) =>
  readOwn(service, caller, ownSchedule(path.id), (schedule) => ({
    ok: true,
    status: 200,
    body: scheduleBody(schedule),
  }))
