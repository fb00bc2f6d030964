import { scheduleBody } from '../domain/schedule/schedule.ts'
import type { Handler } from './operation.ts'
import { ownSchedule, readOwn } from './own-resource.ts'

/** §4.8: returns a schedule of the caller's wallet, with its attempts. */
export const getSchedule: Handler<'getSchedule'> = (service, { caller, path }) =>
  readOwn(service, caller, ownSchedule(path.id), (schedule) => ({
    ok: true,
    status: 200,
    body: scheduleBody(schedule),
  }))
