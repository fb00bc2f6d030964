import type { Check, Difference } from './difference.ts'

/** What says most about a failure comes first. */
const ORDER: readonly Check[] = [
  'interface',
  'notSettled',
  'paidTwice',
  'overdrawn',
  'thirdParty',
  'chargedAfterCancel',
  'negative',
  'balance',
  'inFlight',
  'sum',
  'entry',
  'noLine',
  'trueRefused',
  'forgedAccepted',
]

/** The differences that add to the one before: who has the money that was paid twice, which fee is missing. */
const ADDED: ReadonlySet<Check> = new Set(['negative', 'balance', 'entry', 'trueRefused', 'forgedAccepted'])

/** The differences, with what says most first. */
export const byWeight = (differences: readonly Difference[]): readonly Difference[] =>
  differences.toSorted((one, other) => ORDER.indexOf(one.check) - ORDER.indexOf(other.check))

/** Says what went wrong, from the differences between both sides: `ana has R$ 50,00 too much: …`. */
export function headlineOf(differences: readonly Difference[]): string {
  const sorted = byWeight(differences)
  const [first] = sorted
  const second = sorted.find(({ check }) => check !== first?.check && ADDED.has(check))
  return [first?.text, second?.text].filter(Boolean).join(' ')
}
