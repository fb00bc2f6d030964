import type { RanCase } from './case.ts'
import type { MutationsById } from './property-cases.ts'
import type { Contract, Operation } from '../contract.ts'
import type {
  CaseReport,
  CodeReport,
  ContractReport,
  OperationReport,
  Outcome,
  StatusReport,
  WebhookReport,
} from '../report/report.ts'

export interface RunFacts {
  readonly target: ContractReport['target']
  readonly startedAt: string | undefined
  readonly seed: number
  readonly mutations: MutationsById
}

/** Sorts the results of the cases in the order of the contract. An operation without a case is left out. */
export function assembleReport(
  contract: Contract,
  ran: readonly RanCase[],
  { target, startedAt, seed, mutations }: RunFacts,
): ContractReport {
  const count = (outcome: Outcome): number => ran.filter(({ report }) => report.outcome === outcome).length
  return {
    contractVersion: contract.version,
    target,
    ...(startedAt !== undefined && { startedAt }),
    seed,
    summary: {
      cases: ran.length,
      covered: count('covered'),
      notReachable: count('not-reachable'),
      failed: count('failed'),
    },
    operations: contract.operations.flatMap((operation) =>
      reportOperation(operation, mutations.get(operation.id)?.length ?? 0, ran),
    ),
    webhooks: contract.validation.webhooks.flatMap(({ id }) => reportWebhook(id, ran)),
    scenarios: reportsOf('scenario', ran),
    general: reportsOf('general', ran),
  }
}

const reportsOf = (kind: 'scenario' | 'general', ran: readonly RanCase[]): readonly CaseReport[] =>
  ran.filter((it) => it.case.subject.kind === kind).map(({ report }) => report)

function reportOperation(
  operation: Operation,
  mutations: number,
  ran: readonly RanCase[],
): OperationReport[] {
  const { id, tag, bound } = operation
  const own = ran.filter(
    ({ case: { subject } }) => subject.kind === 'operation' && subject.operationId === id,
  )
  if (own.length === 0) return []
  const statuses = [...bound.responses.keys()].map(Number).sort((a, b) => a - b)
  return [
    {
      operationId: id,
      tag,
      method: bound.method.toUpperCase(),
      path: bound.path,
      mutations,
      statuses: statuses.map((status) => reportStatus(operation, status, own)),
    },
  ]
}

function reportStatus({ codes }: Operation, status: number, own: readonly RanCase[]): StatusReport {
  const here = own.filter(
    ({ case: { subject } }) => subject.kind === 'operation' && subject.status === status,
  )
  return {
    status,
    outcome: outcomeOf(here),
    codes: codes.filter((it) => it.status === status).map(({ code }) => reportCode(code, here)),
    cases: here.map(({ report }) => report),
  }
}

function reportCode(code: string, here: readonly RanCase[]): CodeReport {
  const own = here.filter((it) => it.case.code === code)
  const outcome = outcomeOf(own)
  const reason = own.find(({ report }) => report.outcome === 'not-reachable')?.report.reason
  return { code, outcome, ...(outcome === 'not-reachable' && { reason: reason ?? 'No case asks for it.' }) }
}

function reportWebhook(event: string, ran: readonly RanCase[]): WebhookReport[] {
  const own = ran.filter(({ case: { subject } }) => subject.kind === 'webhook' && subject.event === event)
  if (own.length === 0) return []
  return [{ event, outcome: outcomeOf(own), cases: own.map(({ report }) => report) }]
}

/** Returns `failed` when at least one case failed; otherwise `covered` when at least one case was covered. */
function outcomeOf(ran: readonly RanCase[]): Outcome {
  const outcomes = new Set(ran.map(({ report }) => report.outcome))
  if (outcomes.has('failed')) return 'failed'
  return outcomes.has('covered') ? 'covered' : 'not-reachable'
}
