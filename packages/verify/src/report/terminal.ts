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
export const storyText = ({ steps = [], failure }: Result): string =>
  steps
    .map((step, at) => `    ${at + 1}. ${describeStep(step)}${failure?.afterStep === at + 1 ? ' ←' : ''}`)
    .join('\n')

export function summaryText(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number => results.filter((it) => it.outcome === outcome).length
  const failed = [...new Set(results.filter((it) => it.outcome === 'failed').map((it) => it.scenario.id))]
  const lines = [`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`]
  if (failed.length > 0) lines.push(`Repeat: pix-verify --scenario ${failed.join(' ')} --minimize`)
  return lines.join('\n')
}
