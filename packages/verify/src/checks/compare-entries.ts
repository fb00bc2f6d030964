import { type Difference, reais } from './difference.ts'
import type { Entry, Line, Views } from './views.ts'

/** Each settled line has exactly one entry, and each entry has a line. */
export function* compareEntries({ wallet, backEnd }: Views): Generator<Difference> {
  const left = [...backEnd.entries]
  for (const line of wallet.lines) {
    const own = take(left, line)
    const [entry] = own
    const sides = { wallet: lineText(line), backEnd: own.map(entryText).join('; ') || 'no entry' }
    if (entry === undefined) yield { check: 'entry', text: 'A settled line has no entry.', ...sides }
    else if (own.length > 1) yield { check: 'entry', text: `A line is booked ${own.length} times.`, ...sides }
    else {
      const wrong = wrongPart(line, entry)
      if (wrong !== undefined) yield { check: 'entry', text: `An entry has another ${wrong}.`, ...sides }
    }
  }
  for (const entry of left) {
    yield {
      check: 'noLine',
      text: 'An entry has no line in the statement.',
      wallet: 'no line',
      backEnd: entryText(entry),
    }
  }
}

/** Removes the entries of a line from the list. Lines without an endToEndId, such as fees, match by amount and day. */
function take(entries: Entry[], line: Line): readonly Entry[] {
  const isOwn = (entry: Entry): boolean =>
    line.endToEndId === null
      ? entry.endToEndId === null && entry.amount === line.amount && entry.day === line.day
      : entry.endToEndId === line.endToEndId
  const own = entries.filter(isOwn)
  const taken = line.endToEndId === null ? own.slice(0, 1) : own
  for (const entry of taken) entries.splice(entries.indexOf(entry), 1)
  return taken
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
