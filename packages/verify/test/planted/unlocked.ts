import { setTimeout as wait } from 'node:timers/promises'
import { type Account, move } from '../../../../examples/operator/src/ledger.ts'
import type { Bug } from './bug.ts'

/** A statement of a database in another rack. */
const STATEMENT_MS = 12

const ended = new Set<string>()

/**
 * A handler that reads a status in one statement and sets it in the next, without a lock. The kit books the event once;
 * each further delivery that read the old status books it again.
 */
const unlocked =
  (event: string, from: Account | 'player', to: Account | 'player'): NonNullable<Bug['receive']> =>
  async (body, next, { storage }) => {
    const read = JSON.parse(body) as Readonly<Record<string, string>>
    if (read['event'] !== event) return next()
    const id = read['eventId'] ?? ''
    const isEnded = ended.has(id)
    const answer = await next()
    await wait(STATEMENT_MS)
    const isFirst = !ended.has(id)
    ended.add(id)
    if (isEnded || isFirst) return answer
    await storage.transaction(async (t) => {
      const [row] = await t.execute(
        `select player_id from pix_deposit where external_id = $1
        union select player_id from pix_payout where external_id = $1`,
        [read['externalId'] ?? null],
      )
      const player = `player:${String(row?.['player_id'])}` as const
      const account = (it: Account | 'player'): Account => (it === 'player' ? player : it)
      await move(t, account(from), account(to), Number(read['amount']))
    })
    return answer
  }

/** Bugs that only deliveries show that overlap. */
export const UNLOCKED_BUGS: Readonly<Record<string, Bug>> = {
  'select-then-update': {
    mistake: 'The status of a deposit is read, and updated in a second statement.',
    finds: ['duplicate-at-once'],
    receive: unlocked('pixChargePaid', 'wallet', 'player'),
  },
  'gives-back-without-a-lock': {
    mistake: 'The status of a failed withdrawal is read, and updated in a second statement.',
    finds: ['failed-withdrawal-at-once'],
    receive: unlocked('pixWithdrawFailed', 'inFlight', 'player'),
  },
  'settles-without-a-lock': {
    mistake: 'The status of a settled withdrawal is read, and updated in a second statement.',
    finds: ['settled-withdrawal-at-once'],
    receive: unlocked('pixWithdrawSettled', 'inFlight', 'wallet'),
  },
  'gives-refunds-back-without-a-lock': {
    mistake: 'The status of a failed refund is read, and updated in a second statement.',
    finds: ['failed-refund-at-once'],
    receive: unlocked('pixRefundFailed', 'inFlight', 'player'),
  },
  'returns-without-a-lock': {
    mistake: 'Whether a return was booked is read, and written in a second statement.',
    finds: ['returned-withdrawal-at-once'],
    receive: unlocked('pixWithdrawReturned', 'wallet', 'player'),
  },
  'takes-back-without-a-lock': {
    mistake: 'Whether a take-back was booked is read, and written in a second statement.',
    finds: ['taken-back-at-once'],
    receive: unlocked('pixChargeTakenBack', 'player', 'wallet'),
  },
}
