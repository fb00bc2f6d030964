import { type Contract, operationOf } from '../contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../http/transport.ts'
import { checkAnswer } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import { OUT_OF_REACH, type Sandbox } from '../sandbox/sandbox.ts'
import { depositScenarios } from '../scenarios/deposits.ts'
import { internalTransferScenarios } from '../scenarios/internal-transfers.ts'
import { recurrenceScenarios } from '../scenarios/recurrences.ts'
import { refundScenarios } from '../scenarios/refunds.ts'
import { Play, type Scenario, type WebhookScenario } from '../scenarios/scenario.ts'
import { retryScenarios } from '../scenarios/retries.ts'
import { scheduleScenarios } from '../scenarios/schedules.ts'
import { statementScenarios } from '../scenarios/statements.ts'
import { subscriptionScenarios } from '../scenarios/subscriptions.ts'
import { walletScenarios } from '../scenarios/wallets.ts'
import { webhookScenarios } from '../scenarios/webhooks.ts'
import { withdrawalScenarios } from '../scenarios/withdrawals.ts'
import { type Case, type CaseResult, resultOf, notReachable } from './case.ts'

const NEEDS_CONTROL = 'Needs the control API of a sandbox, which simulates what happens outside the wallet.'

/** Cases that consist of several calls. Each scenario opens its own wallets. */
export function scenarioCases(): Case[] {
  const plain = [
    ...depositScenarios,
    ...withdrawalScenarios,
    ...refundScenarios,
    ...internalTransferScenarios,
    ...statementScenarios,
    ...walletScenarios,
    ...subscriptionScenarios,
    ...recurrenceScenarios,
    ...scheduleScenarios,
    ...retryScenarios,
  ].map((scenario) => scenarioCase(scenario, (sandbox) => play(sandbox, scenario)))
  const withWebhooks = webhookScenarios.map((scenario) =>
    scenarioCase(scenario, (sandbox) => playWithWebhooks(sandbox, scenario)),
  )
  return [...plain, ...withWebhooks]
}

function scenarioCase(
  { name, rules, gaps }: Omit<Scenario, 'run'>,
  run: (sandbox: Sandbox) => Promise<CaseResult>,
): Case {
  return {
    subject: { kind: 'scenario' },
    name,
    source: 'scenario',
    rules,
    gaps,
    run: async ({ target: { sandbox } }) =>
      sandbox === undefined ? notReachable(NEEDS_CONTROL) : run(sandbox),
  }
}

function playWithWebhooks(sandbox: Sandbox, { run, ...scenario }: WebhookScenario): Promise<CaseResult> {
  const { receiver } = sandbox
  if (receiver === undefined) return Promise.resolve(notReachable(OUT_OF_REACH))
  return play(sandbox, { ...scenario, run: (it) => run(it, receiver) })
}

async function play(sandbox: Sandbox, scenario: Pick<Scenario, 'run'>): Promise<CaseResult> {
  const found: CaseViolation[] = []
  const { contract } = sandbox
  const send = judging(contract, sandbox.send, found)
  try {
    await scenario.run(new Play(sandbox.sendingBy(send), found))
  } catch (error) {
    found.push({ at: 'scenario', message: `ended early: ${String((error as Error).message)}` })
  }
  return resultOf(found)
}

/** Returns a transport that compares every answer, whatever its status, with the contract. */
const judging =
  (contract: Contract, send: Transport, found: CaseViolation[]): Transport =>
  async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = await send(request)
    const [path = ''] = request.target.split('?')
    const match = contract.validation.match(request.method, path)
    if (!match.found) return answer
    const operation = operationOf(contract, match.operationId)
    const { status } = answer
    for (const { at, message } of checkAnswer(contract, operation, answer, { status })) {
      found.push({ at: `${operation.id} ${status} ${at}`, message })
    }
    return answer
  }
