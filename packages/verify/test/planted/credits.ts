import type { Storage, Transaction } from '@pix-payments/operator'
import { move } from '../../../../examples/operator/src/ledger.ts'
import type { Bug } from './bug.ts'

const DELAY_MS = 250

/** Credits the player for a verified event, although the kit credits in its step. */
export const creditTwice: NonNullable<Bug['receive']> = async (body, next, { backEnd, storage }) => {
  const answer = await next()
  if (!answer.ok) return answer
  const { event, externalId, amount } = JSON.parse(body) as {
    event: string
    externalId: string
    amount: number
  }
  const deposit = event === 'pixChargePaid' && (await backEnd.current().kit.deposits.find(externalId))
  if (deposit) await storage.transaction((t) => move(t, 'wallet', `player:${deposit.playerId}`, amount))
  return answer
}

/** Credits in a transaction of its own, some time after the transaction that steps the deposit. */
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
        setTimeout(() => {
          void storage.transaction(async (t) => {
            for (const [text, values] of later) await t.execute(text, values as never)
          })
        }, DELAY_MS)
      }
      return result
    },
  }
}
