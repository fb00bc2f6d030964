import type { AskedPayout, ScenarioRun } from '../steps/scenario-run.ts'
import { type Difference, reais } from './difference.ts'
import type { Line, Views } from './views.ts'

/** The wallet pays a player no more often than the player asked for this amount. */
export function* comparePayouts(
  { payouts, takeBacks }: ScenarioRun,
  { wallet }: Views,
): Generator<Difference> {
  for (const { player, amount, isOverdraft } of payouts) {
    if (isOverdraft !== true) continue
    yield {
      check: 'overdrawn',
      text: `${player.playerId} may withdraw ${reais(amount)} that the balance does not cover.`,
      wallet: 'the lines of the player add up to less',
      backEnd: 'accepted the withdrawal',
    }
  }
  // A repeated request with the same id is the same payout.
  const accepted = new Map(payouts.filter(({ isRefused }) => !isRefused).map((it) => [it.kind + it.id, it]))
  const asked = Map.groupBy(accepted.values(), ({ kind, player, amount }) =>
    keyOf(kind, player.playerId, amount),
  )
  const isPayout = ({ amount, playerId, endToEndId }: Line): boolean =>
    amount < 0 && playerId !== undefined && !takeBacks.includes(endToEndId ?? '')
  const paid = Map.groupBy(wallet.lines.filter(isPayout), (line) =>
    keyOf(kindOf(line), line.playerId ?? '', -line.amount),
  )
  for (const [key, lines] of paid) {
    const wanted = asked.get(key)?.length ?? 0
    const [line] = lines
    if (lines.length <= wanted || line === undefined) continue
    yield {
      check: 'paidTwice',
      text: `The wallet paid the ${kindOf(line)} of ${line.playerId} ${times(lines.length)}, and the player asked for it ${times(wanted)}.`,
      wallet: `${lines.length} × ${reais(line.amount)} to ${line.playerId}`,
      backEnd: `${wanted} accepted`,
    }
  }
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** The ids of returns begin with D. */
const kindOf = ({ endToEndId }: Line): AskedPayout['kind'] =>
  endToEndId?.startsWith('D') === true ? 'refund' : 'withdrawal'

const keyOf = (kind: string, playerId: string, amount: number): string => `${kind}/${playerId}/${amount}`
