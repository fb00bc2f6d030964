import type { ScenarioRun } from '../steps/scenario-run.ts'
import { compareEntries } from './compare-entries.ts'
import { comparePayouts } from './compare-payouts.ts'
import { compareCancelled } from './compare-recurrences.ts'
import { type Difference, reais } from './difference.ts'
import type { Views } from './views.ts'

/** Compares both sides. The checks hold at each quiet point, whatever happened before. */
export const compare = (run: ScenarioRun, views: Views): readonly Difference[] => [
  ...compareSum(views),
  ...comparePlayers(run, views),
  ...compareEntries(views),
  ...comparePayouts(run, views),
  ...compareStrangers(run, views),
  ...compareCancelled(run, views),
]

function compareSum({ wallet, backEnd }: Views): readonly Difference[] {
  const { players, inFlight, operator } = backEnd
  const ofPlayers = players.reduce((sum, { balance }) => sum + balance, 0)
  const sum = ofPlayers + inFlight + operator
  if (sum === wallet.total) return []
  return [
    {
      check: 'sum',
      text: `The back end has ${reais(Math.abs(sum - wallet.total))} too ${sum > wallet.total ? 'much' : 'little'}.`,
      wallet: `balance ${reais(wallet.total)}`,
      backEnd: `players ${reais(ofPlayers)} + in flight ${reais(inFlight)} + operator ${reais(operator)} = ${reais(sum)}`,
    },
  ]
}

function* comparePlayers(
  { players, takeBacks }: ScenarioRun,
  { wallet, backEnd }: Views,
): Generator<Difference> {
  const owed = new Map([...players.keys()].map((it) => [it, 0]))
  const takenBack = new Map<string, number>()
  for (const { playerId, amount, endToEndId } of wallet.lines) {
    if (playerId === undefined) continue
    owed.set(playerId, (owed.get(playerId) ?? 0) + amount)
    if (takeBacks.includes(endToEndId ?? '')) takenBack.set(playerId, (takenBack.get(playerId) ?? 0) + amount)
  }
  for (const [playerId, amount] of owed) {
    const balance = backEnd.players.find((it) => it.playerId === playerId)?.balance ?? 0
    const sides = {
      wallet: `the lines of ${playerId}: ${reais(amount)}`,
      backEnd: `balance ${reais(balance)}`,
    }
    // A take-back may leave a player with less than nothing, or the operator bears it. Nothing else may.
    const isRight = amount < 0 ? balance >= amount && balance <= 0 : balance === amount
    if (balance < (takenBack.get(playerId) ?? 0)) {
      const text = `The balance of ${playerId} is ${reais(-balance)} below zero.`
      yield { check: 'negative', text, ...sides }
      // What is in flight was debited from some player, and has no line.
    } else if (!isRight && backEnd.inFlight === 0) {
      yield { check: 'balance', text: balanceText(playerId, balance, amount), ...sides }
    }
  }
  if (backEnd.inFlight !== 0) {
    yield {
      check: 'inFlight',
      text:
        backEnd.inFlight > 0
          ? `${reais(backEnd.inFlight)} are in flight without an end.`
          : `In flight are ${reais(-backEnd.inFlight)} less than nothing: a payout ended twice.`,
      wallet: 'every withdrawal and refund has an outcome',
      backEnd: `in flight ${reais(backEnd.inFlight)}`,
    }
  }
}

/** What a wrong balance means. A factor of 100 shows that reais and centavos were mixed up. */
function balanceText(playerId: string, balance: number, owed: number): string {
  const instead = `${reais(balance)} instead of ${reais(owed)}`
  if (owed > 0 && balance === owed * 100)
    return `${playerId} has 100 times the money: ${instead}. The API counts in centavos, not in reais.`
  if (owed > 0 && balance * 100 === owed)
    return `${playerId} has a hundredth of the money: ${instead}. The API counts in centavos, not in reais.`
  return `${playerId} has ${reais(Math.abs(balance - owed))} too ${balance > owed ? 'much' : 'little'}: ${instead}.`
}

function* compareStrangers({ strangers }: ScenarioRun, { wallet }: Views): Generator<Difference> {
  for (const { endToEndId, amount } of wallet.lines) {
    if (endToEndId === null || !strangers.includes(endToEndId)) continue
    yield {
      check: 'thirdParty',
      text: 'A person who is not the player paid the deposit of the player.',
      wallet: `${reais(amount)} from another CPF`,
      backEnd: 'the charge has no expectedPayer.taxId',
    }
  }
}
