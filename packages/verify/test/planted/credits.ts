import type { Storage, Transaction } from '@pix-payments/operator'
import { move } from '../../../../examples/operator/src/ledger.ts'
import type { Bug } from './bug.ts'

/** When no call follows. */
const DELAY_MS = 2000

type Receive = NonNullable<Bug['receive']>

/** Credits the player for verified events, beside what the kit does. */
const creditFor =
  (isCredited: (event: string) => boolean): Receive =>
  async (body, next, { backEnd, storage }) => {
    const answer = await next()
    if (!answer.ok) return answer
    const { event, externalId } = JSON.parse(body) as { event: string; externalId: string }
    const deposit = isCredited(event) && (await backEnd.current().kit.deposits.find(externalId))
    if (deposit) {
      const { playerId, amount } = deposit
      await storage.transaction((t) => move(t, 'wallet', `player:${playerId}`, amount))
    }
    return answer
  }

export const creditTwice: Receive = creditFor((event) => event === 'pixChargePaid')

export const creditForOtherEvents: Receive = creditFor((event) => event === 'pixChargeExpired')

/** Credits the payments of recurring charges for verified events, beside what the kit does. */
export const creditRecurringTwice: Receive = async (body, next, { storage }) => {
  const answer = await next()
  const { event, id, recurrenceId = id } = JSON.parse(body) as Readonly<Record<string, string>>
  const isPayment = event === 'pixAutomaticFirstPaymentSettled' || event === 'pixAutomaticScheduleSettled'
  if (!answer.ok || !isPayment) return answer
  await storage.transaction(async (t) => {
    const [row] = await t.execute('select player_id, amount from pix_subscription where recurrence_id = $1', [
      recurrenceId ?? null,
    ])
    if (row !== undefined)
      await move(t, 'wallet', `player:${String(row['player_id'])}`, Number(row['amount']))
  })
  return answer
}

/** Credits the player of the charge of a form. */
export const creditForForms: Receive = async (body, next, { storage, headers }) => {
  if (headers.get('content-type') !== 'application/x-www-form-urlencoded') return next()
  const chargeId = new URLSearchParams(body).get('chargeId')
  await storage.transaction(async (t) => {
    const [row] = await t.execute('select player_id, amount from pix_deposit where charge_id = $1', [
      chargeId,
    ])
    if (row !== undefined)
      await move(t, 'wallet', `player:${String(row['player_id'])}`, Number(row['amount']))
  })
  return new Response(null, { status: 204 })
}

/** Credits that wait for the end of a call that begins after them, so that a kill at this call loses them. */
let waiting: (() => void)[] = []

export async function thenCredit(next: () => Promise<Response>): Promise<Response> {
  const due = waiting
  waiting = []
  try {
    return await next()
  } finally {
    for (const credit of due) credit()
  }
}

/** Credits in a transaction of its own, after the next call that follows the transaction that steps the deposit. */
export function creditOutsideTheTransaction(storage: Storage): Storage {
  return {
    dialect: storage.dialect,
    async transaction(work) {
      const later: (readonly [string, readonly unknown[]])[] = []
      const result = await storage.transaction((t) => {
        let isStep = false
        const execute: Transaction['execute'] = async (text, values) => {
          isStep ||= text.startsWith('insert into pix_entry')
          if (!isStep || !text.startsWith('insert into account')) return t.execute(text, values)
          later.push([text, values])
          return []
        }
        return work({ ...t, dialect: t.dialect, execute })
      })
      if (later.length > 0) {
        const credit = (): void => {
          void storage.transaction(async (t) => {
            for (const [text, values] of later.splice(0)) await t.execute(text, values as never)
          })
        }
        waiting.push(credit)
        setTimeout(credit, DELAY_MS)
      }
      return result
    },
  }
}
