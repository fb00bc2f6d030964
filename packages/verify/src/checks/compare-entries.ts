import { type Difference, reais } from './difference.ts'
import type { Entry, Line, Views } from './views.ts'

/** Each settled line has exactly one entry, and each entry has a line. */
export function* compareEntries({ wallet, backEnd }: Views): Generator<Difference> {
  const left = Map.groupBy(backEnd.entries, keyOf)
  for (const line of wallet.lines) {
    const own = take(left, line)
    const [entry] = own
    const of = `${line.text} of ${reais(Math.abs(line.amount))}`
    const sides = {
      wallet: lineText(line),
      backEnd: [...new Set(own.map(entryText))].join('; ') || 'no entry',
    }
    if (entry === undefined) yield { check: 'entry', text: `A ${of} is not booked.`, ...sides }
    else if (own.length > 1)
      yield { check: 'entry', text: `A ${of} is booked ${own.length} times.`, ...sides }
    else {
      const wrong = wrongPart(line, entry)
      if (wrong !== undefined)
        yield { check: 'entry', text: `A ${of} is booked with another ${wrong}.`, ...sides }
    }
  }
  for (const entry of [...left.values()].flat()) {
    yield {
      check: 'noLine',
      text: `${reais(entry.amount)} are booked that the statement does not have.`,
      wallet: 'no line',
      backEnd: entryText(entry),
    }
  }
}

/** Lines without an endToEndId, such as fees, match by amount and day. */
const keyOf = ({ endToEndId, amount, day }: Pick<Entry, 'endToEndId' | 'amount' | 'day'>): string =>
  endToEndId ?? `${amount} ${day}`

/** Takes the entries of a line: all with its endToEndId, or one of those without. */
function take(left: Map<string, Entry[]>, line: Line): readonly Entry[] {
  const key = keyOf(line)
  const found = left.get(key) ?? []
  if (line.endToEndId === null) return found.splice(0, 1)
  left.delete(key)
  return found
}

function wrongPart(line: Line, entry: Entry): string | undefined {
  if (entry.amount !== line.amount) return 'amount'
  if (entry.day !== line.day) return 'day'
  const isOfOther =
    entry.playerId !== null && entry.playerId !== undefined && entry.playerId !== line.playerId
  return isOfOther ? 'player' : undefined
}

const lineText = ({ text, amount, day, endToEndId, playerId }: Line): string =>
  [text, reais(amount), day, endToEndId, playerId].filter(Boolean).join(' ')

const entryText = ({ amount, day, endToEndId, playerId }: Entry): string =>
  [reais(amount), day, endToEndId, playerId].filter(Boolean).join(' ')
