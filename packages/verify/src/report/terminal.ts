import { styleText } from 'node:util'
import type { Result } from '../run/run-scenarios.ts'
import { describeStep } from './describe-step.ts'

const MARKS = {
  passed: ['green', '✓'],
  failed: ['red', '✗'],
  skipped: ['yellow', '-'],
} as const

/** One line for a result, and below it the first difference. */
export function resultText({ scenario, seed, outcome, milliseconds, reason, failure }: Result): string {
  const [colour, mark] = MARKS[outcome]
  const line = [
    styleText(colour, mark),
    scenario.id.padEnd(28),
    `seed ${seed}`,
    styleText('dim', reason ?? `${milliseconds} ms`),
  ].join('  ')
  if (failure === undefined) return line
  const differences = failure.differences.flatMap(({ text, wallet, backEnd }) => [
    `    ${text}`,
    ...(wallet === '' ? [] : [`      payment API: ${wallet}`, `      back end:    ${backEnd}`]),
  ])
  return [line, `    ${styleText('bold', scenario.cost)}`, ...differences].join('\n')
}

/** The steps up to the difference. */
export const stepsText = ({ steps = [], failure }: Result): string =>
  steps
    .map((step, at) => `    ${at + 1}. ${describeStep(step)}${failure?.afterStep === at + 1 ? ' ←' : ''}`)
    .join('\n')

export function countsText(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number => results.filter((it) => it.outcome === outcome).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`
}

/** The commands that repeat the failures, one for each seed. */
export function repeatText(results: readonly Result[], configFile: string): readonly string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  return Object.entries(Object.groupBy(failed, ({ seed }) => seed)).map(([seed, of = []]) => {
    const ids = of.map(({ scenario }) => scenario.id).join(' ')
    return `Repeat: pix-verify --config ${configFile} --seed ${seed} --scenario ${ids} --minimize`
  })
}
