import type { Group, Remedy, Scenario } from '../scenarios/scenario.ts'

const SITE = 'https://pix-payments.github.io/pix-payments'

/** Where the documentation has a rule, a section (§6) or a gap (G-218). */
export function ruleLink(id: string): string {
  if (id.startsWith('G-')) return `${SITE}/gaps.html#${id}`
  return `${SITE}/rules.html#${id.replace('§', 'section-')}`
}

const REMEDIES = {
  incoming: 'deposits',
  outgoing: 'withdrawals',
  money: 'withdrawals',
  time: 'books-and-tokens',
  recurring: 'recurring-charges',
  crash: 'withdrawals',
} as const satisfies Record<Group, Remedy>

export const remedyOf = ({ group, remedy = REMEDIES[group] }: Scenario): Remedy => remedy

/** The table of the guide whose row shows the mistake and the fix. */
export const remedyLink = (scenario: Scenario): string =>
  `${SITE}/guides/how-integrations-lose-money.html#${remedyOf(scenario)}`
