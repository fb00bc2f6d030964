import { isObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { stepsOf } from '../workflow-operations.ts'

/** The parties that a step can act for, besides the operator. */
const ACTORS: readonly unknown[] = ['payer', 'institution']

/** Operations of the control API that prepare or observe a workflow, and have no counterpart in the real world. */
const OBSERVERS: ReadonlySet<string> = new Set(['createWallet', 'updateWallet', 'advanceClock', 'listEvents'])

/**
 * The documentation draws each workflow, and shows it in a guide. So a step has a description, and a step that the
 * operator does not do in production names who does it in `x-actor`. A workflow names its guide in `x-guide`, and states
 * in `x-mock` whether it also runs against the mock.
 */
export const workflowDescribed: LintRule = {
  name: 'workflow-described',
  section: 'workflows',
  document: 'arazzo1',
  visitor: ({ report }) => ({
    Workflow: (workflow, { location }) => {
      const mock = workflow['x-mock']
      const whole = isObject(mock) && (mock['runs'] === true || typeof mock['reason'] === 'string')
      const setup = isObject(mock) && isObject(mock['outputs'])
      if (!whole && !setup) {
        report(`${workflow['workflowId']} needs x-mock: { runs: true }, or a reason why not.`, location)
      }
      if (!setup && typeof workflow['x-guide'] !== 'string') {
        report(`${workflow['workflowId']} does not name its guide in x-guide.`, location)
      }
    },
    ...stepsOf((step, called, location) => {
      const id = String(step['stepId'])
      if (!/^[A-ZÀ-Ý0-9].*\.$/s.test(String(step['description'] ?? ''))) {
        report(`${id} has no description that is a sentence.`, location)
      }
      if (called?.node === undefined) return
      const simulated = called.node['x-sandbox-only'] === true
      const commanded = called.source === 'sandbox' && !OBSERVERS.has(called.id)
      if ((simulated || commanded) && !ACTORS.includes(step['x-actor'])) {
        report(`${id} simulates the world, so it needs x-actor: ${ACTORS.join(' or ')}.`, location)
      }
    }),
  }),
}
