import type { Scenario } from '../scenarios/scenario.ts'

/** The catalogue as text, by group. */
export function listText(scenarios: readonly Scenario[]): string {
  const groups = Map.groupBy(scenarios, ({ group }) => group)
  const lines = [...groups].flatMap(([group, of]) => ['', group, ...of.map(scenarioText)])
  return [`${scenarios.length} scenarios`, ...lines].join('\n')
}

const scenarioText = ({ id, title, rules, cost, needs = [] }: Scenario): string =>
  [
    `  ${id}`,
    `    ${title}`,
    `    Costs: ${cost}`,
    `    Follows from: ${rules.join(', ')}${needs.length === 0 ? '' : `. Needs: ${needs.join(', ')}`}`,
  ].join('\n')
