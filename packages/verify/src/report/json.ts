import { headlineOf } from '../checks/headline.ts'
import type { Result } from '../run/run-scenarios.ts'
import { describeStep } from './describe-step.ts'
import { remedyLink } from './links.ts'
import type { RunInfo } from './run-info.ts'

/** The results as JSON, for other programs. Fields are only added. */
export const jsonReport = (results: readonly Result[], run: RunInfo): string =>
  `${JSON.stringify({ run, results: results.map(resultOf) }, null, 2)}\n`

const resultOf = ({ scenario, steps, failure, ...result }: Result): object => {
  const { id, group, title, rules, cost } = scenario
  return {
    scenario: { id, group, title, rules, cost },
    ...result,
    ...(steps && { steps: steps.map((step) => ({ ...step, text: describeStep(step) })) }),
    ...(failure && {
      failure: { headline: headlineOf(failure.differences), remedy: remedyLink(scenario), ...failure },
    }),
  }
}
