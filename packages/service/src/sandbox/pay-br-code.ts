import { findAtLocation, walletAt } from '../application/payloads/at-location.ts'
import { payCharge } from '../application/reports/charge-reports.ts'
import { firstPayment } from '../application/reports/recurrence-reports.ts'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import type { Charge } from '../domain/charge/charge.ts'
import { type Recurrence, recurrenceBody } from '../domain/recurrence/recurrence.ts'
import type { AppRefusal } from '../payer-app/app-refusal.ts'
import type { World } from '../rail/world.ts'
import { homeOf } from '../application/operation/partitions.ts'
import { findAmong } from '../storage/find-among.ts'
import { partitionsOf } from '../storage/partition.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { findRecurrence } from '../storage/rows/recurrence-rows.ts'
import { attemptBody, outcomeOf } from './charges.ts'
import { brokenHolderFields } from './holder.ts'
import { type Call, type Handler, type Refused, answer, refuseBecause, refuseFields } from './operation.ts'

type Outcome = Awaited<ReturnType<Handler<'payBrCode'>>>

interface Payment {
  readonly world: World
  readonly body: Call<'payBrCode'>['body']
}

/** G-374: pays a BR Code as the app of a payer does: fetches its location, verifies the payload, then pays. */
export const payBrCode: Handler<'payBrCode'> = async (sandbox, { body }) => {
  const { locations, payerApp, world } = sandbox
  const fetched = await payerApp.fetchCharge(body.brCode)
  if (!fetched.ok) return refusalOf(fetched)
  const { location, payload } = fetched
  const token = locations.tokenIn(location)
  const found =
    token === undefined
      ? undefined
      : await findAmong(partitionsOf(sandbox.store), (store) =>
          store.read((reader) => findAtLocation(reader, token)),
        )
  const resource = found?.charge ?? found?.recurrence
  if (found === undefined || resource?.txid !== payload.txid) {
    const message = `The payload at https://${location} is of another system. Only charges of this sandbox can be paid.`
    return refuseBecause('ChargeNotFound', message)
  }
  const walletId = walletAt(found)
  const { wallets } = homeOf(sandbox, walletId)
  const paid = await wallets.write<Outcome | undefined>(walletId, (work) =>
    found.charge !== undefined
      ? payFoundCharge(work, found.charge, { world, body })
      : payFirst(work, found.recurrence, { world, body }),
  )
  return paid?.ok === true ? { ...paid, walletId } : (paid ?? goneMeanwhile(location))
}

const goneMeanwhile = (location: string): Refused<'ChargeNotFound'> =>
  refuseBecause('ChargeNotFound', `The charge at https://${location} was deleted while it was being paid.`)

function refusalOf({ code, message }: AppRefusal): Extract<Outcome, { readonly ok: false }> {
  switch (code) {
    case 'InvalidBrCode':
      return refuseFields('MalformedRequest', [{ field: 'brCode', message }])
    case 'LocationNotFound':
      return refuseBecause('ChargeNotFound', message)
    default:
      return refuseBecause(code, message)
  }
}

async function payFoundCharge(
  work: WalletWork,
  { chargeId }: Charge,
  { world, body }: Payment,
): Promise<Outcome | undefined> {
  const charge = await findCharge(work.transaction, chargeId)
  if (charge === undefined) return undefined
  const payer = world.payerOf(charge, body.payer)
  const broken = brokenHolderFields(payer, 'payer.')
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  const { payerMessage } = body
  const received = await payCharge(work, charge, world.payCharge(work, charge, { payer, payerMessage }))
  return answer(201, { ...attemptBody(received, charge), recurrence: null })
}

/** §3.4: only the payer of the recurrence can make its first payment. No event says that another payer was refused. */
async function payFirst(
  work: WalletWork,
  { id }: Recurrence,
  { world, body }: Payment,
): Promise<Outcome | undefined> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined) return undefined
  const received = await firstPayment(work, world.payFirstPayment(work, recurrence, body.payer))
  const after = received.result === 'KEPT' ? recurrence : received.resource
  return answer(201, {
    ...outcomeOf(received),
    endToEndId: received.result === 'APPLIED' ? after.firstPayment.endToEndId : null,
    charge: null,
    recurrence: recurrenceBody(after),
  })
}
