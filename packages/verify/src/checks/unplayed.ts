import type { ScenarioRun } from '../steps/scenario-run.ts'
import type { Step } from '../steps/step.ts'

/** The calls that a withdrawal or a refund makes. */
const PAYOUT_CALLS: readonly string[] = [
  'createWithdrawalByPixKey',
  'createWithdrawalByBankDetails',
  'createRefund',
]

/**
 * Returns why the scenario did not happen: without the deposit, payout or call that it is about, agreement shows nothing.
 * A back end that does nothing would pass.
 */
export function unplayed({ unplayed, proxy, log }: ScenarioRun, steps: readonly Step[]): string | undefined {
  const [first] = unplayed
  if (first !== undefined) return first
  const all = steps.flatMap(partsOf)
  const called = new Set(proxy.calls.map(({ operationId }) => operationId))
  if (all.some(isPayout) && !PAYOUT_CALLS.some((it) => called.has(it))) {
    const reason = log.find((it) => / (withdrawal|refund) .* got /.test(it))
    return ['The back end called the payment API for no withdrawal or refund.', reason]
      .filter(Boolean)
      .join(' ')
  }
  const disturbed = all.flatMap((it) => (it.do === 'disturbCalls' ? [it.fault.operationId] : []))
  if (disturbed.length === 0 || proxy.calls.some(({ fault }) => fault !== undefined)) return undefined
  return `The back end made none of the calls that the scenario disturbs: ${[...new Set(disturbed)].join(', ')}.`
}

const isPayout = (step: Step): boolean =>
  step.do === 'refund' || (step.do === 'withdraw' && step.isUncovered !== true)

function partsOf(step: Step): readonly Step[] {
  if (step.do === 'together') return step.steps.flatMap(partsOf)
  return step.do === 'overlap' ? [step, ...partsOf(step.cause)] : [step]
}
