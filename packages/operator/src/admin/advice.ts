import type { FindingKind } from '../kit/finding.ts'

/** What a person does about a finding. */
export const ADVICE: Readonly<Record<FindingKind, string>> = {
  foreign:
    'Look for the program that shares this wallet or its webhook. Nothing was booked. Resolve the finding when you know the cause.',
  unknown:
    'Find out whose money it is: the detail names the player if the charge does. Book it in your own ledger, then resolve the finding with the reason.',
  missing:
    'The books have money that the wallet never moved. Read the resource at the API, correct your own ledger, then compare the day again.',
  different:
    'Compare the amount at the API with your books. Ask the provider if both are right for the same id. Correct your own ledger, then resolve the finding.',
  conflict:
    'Another program used this externalId. Read the payout at the API before you return money to the player: it may have been paid.',
  paidAfterGiveBack:
    'The player has the money twice. Debit the player in your own ledger, and report it to the provider.',
  stuck:
    'Read the cause, mend it, then retry. Dismiss an event that can never be processed. The finding is resolved when the work succeeds.',
  delayed: 'Call the API less often, or ask the provider for a higher limit. The work goes on by itself.',
  late: 'Read the payout at the API, and ask the provider. Never return the money before the API shows a failure.',
  totals:
    'Compare the day again. If the figures still differ, send them to the provider. Later days are compared all the same.',
}
