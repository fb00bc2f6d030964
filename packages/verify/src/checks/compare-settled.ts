import type { ScenarioRun } from '../steps/scenario-run.ts'
import { type Difference, reais } from './difference.ts'
import type { Views } from './views.ts'

/** A deposit, withdrawal or refund that nothing disturbed has a line. A back end that refuses everything fails here. */
export function compareSettled(
  { deposits, payouts, unplayed, log }: ScenarioRun,
  { wallet }: Views,
  id: string,
): readonly Difference[] {
  const deposit = deposits.get(id)
  const payout = payouts.find((it) => it.id === id)
  const isSettled = wallet.lines.some(
    ({ resourceId, amount, playerId }) =>
      (deposit !== undefined && resourceId === deposit.chargeId) ||
      (payout !== undefined && amount === -payout.amount && playerId === payout.player.playerId),
  )
  if (isSettled) return []
  const reason = [...unplayed, ...log].find((it) => it.includes(id))
  const asked = deposit ?? payout
  return [
    {
      check: 'notSettled',
      text: `${id} did not happen${reason === undefined ? ', although nothing prevented it.' : `. ${reason}`}`,
      wallet: `no line of ${id}`,
      backEnd: asked === undefined ? (reason ?? 'nothing') : `asked for ${reais(asked.amount)}`,
    },
  ]
}
