import { styleText } from 'node:util'
import { byWeight, headlineOf } from '../checks/headline.ts'
import type { Result } from '../run/run-scenarios.ts'
import { describeStep } from './describe-step.ts'
import { remedyLink } from './links.ts'

const MARKS = {
  passed: ['green', '✓'],
  failed: ['red', '✗'],
  notPlayed: ['red', '?'],
  skipped: ['yellow', '-'],
} as const

/** A statement that was not read has a hundred differences. */
const SHOWN = 8

/** One line for a result, and below it the first difference. */
export function resultText({ scenario, seed, outcome, milliseconds, reason, failure }: Result): string {
  const [colour, mark] = MARKS[outcome]
  const line = [
    styleText(colour, mark),
    scenario.id.padEnd(28),
    `seed ${seed}`,
    ...(outcome === 'notPlayed' ? ['not played'] : []),
    styleText('dim', reason ?? `${milliseconds} ms`),
  ].join('  ')
  if (failure === undefined) return line
  const headline = headlineOf(failure.differences)
  const sorted = byWeight(failure.differences)
  const more = sorted.length - SHOWN
  const differences = sorted
    .slice(0, SHOWN)
    .flatMap(({ text, wallet, backEnd }) => [
      ...(headline.startsWith(text) ? [] : [`    ${text}`]),
      ...(wallet === '' ? [] : [`      payment API: ${wallet}`, `      back end:    ${backEnd}`]),
    ])
  if (more > 0) differences.push(`    ${more} more differences are in the reports.`)
  const log = failure.log.map((it) => `    ${styleText('dim', it)}`)
  const fix = `    The fix: ${remedyLink(scenario)}`
  return [line, `    ${styleText('bold', headline)}`, ...differences, ...log, fix].join('\n')
}

/** The steps up to the difference. */
export const stepsText = ({ steps = [], failure }: Result): string =>
  steps
    .map((step, at) => `    ${at + 1}. ${describeStep(step)}${failure?.afterStep === at + 1 ? ' ←' : ''}`)
    .join('\n')

export function countsText(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']): number => results.filter((it) => it.outcome === outcome).length
  const notPlayed = count('notPlayed')
  return `${count('passed')} passed, ${count('failed')} failed, ${notPlayed === 0 ? '' : `${notPlayed} not played, `}${count('skipped')} skipped.`
}

/** Whether an outcome fails the run. */
export const isBad = (outcome: Result['outcome']): boolean => outcome === 'failed' || outcome === 'notPlayed'

/** The commands that repeat the failures, one for each seed. */
export function repeatText(results: readonly Result[], configFile: string): readonly string[] {
  const failed = results.filter(({ outcome }) => isBad(outcome))
  return Object.entries(Object.groupBy(failed, ({ seed }) => seed)).map(([seed, of = []]) => {
    const ids = of.map(({ scenario }) => scenario.id).join(' ')
    return `Repeat: pix-verify --config ${configFile} --seed ${seed} --scenario ${ids} --minimize`
  })
}
