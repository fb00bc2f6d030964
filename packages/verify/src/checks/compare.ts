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

function* comparePlayers({ players }: ScenarioRun, { wallet, backEnd }: Views): Generator<Difference> {
  const owed = new Map([...players.keys()].map((it) => [it, 0]))
  for (const { playerId, amount } of wallet.lines) {
    if (playerId !== undefined) owed.set(playerId, (owed.get(playerId) ?? 0) + amount)
  }
  for (const [playerId, amount] of owed) {
    const balance = backEnd.players.find((it) => it.playerId === playerId)?.balance ?? 0
    const sides = {
      wallet: `the lines of ${playerId}: ${reais(amount)}`,
      backEnd: `balance ${reais(balance)}`,
    }
    if (balance < 0) yield { check: 'negative', text: `The balance of ${playerId} is below zero.`, ...sides }
    // What is in flight was debited from some player, and has no line.
    else if (balance !== amount && backEnd.inFlight === 0)
      yield { check: 'balance', text: `The balance of ${playerId} is wrong.`, ...sides }
  }
  if (backEnd.inFlight !== 0) {
    yield {
      check: 'inFlight',
      text: 'Money is in flight without an end.',
      wallet: 'every withdrawal and refund has an outcome',
      backEnd: `in flight ${reais(backEnd.inFlight)}`,
    }
  }
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
