import { chargeBody } from '../../domain/charge/charge.ts'
import type { Handler } from '../operation/operation.ts'
import { ownCharge, readOwn } from '../operation/own-resource.ts'

/** §2.1, §4.2: returns a charge with its payment. For a charge of another wallet, the response is 403 (§5.3). */
export const getImmediateCharge: Handler<'getImmediateCharge'> = (service, { caller, path }) =>
  readOwn(service, caller, ownCharge(path.chargeId), (charge) => ({
    ok: true,
    status: 200,
    body: chargeBody(charge),
  }))
