import type { CaseReport, ContractReport } from './report/report.ts'
import { assembleReport } from './cases/assemble.ts'
import type { Case, CaseContext, CaseResult, RanCase } from './cases/case.ts'
import { exampleCases } from './cases/example-cases.ts'
import { type MutationsById, allMutations, propertyCases } from './cases/property-cases.ts'
import { routeCases } from './cases/route-cases.ts'
import { ruleCases } from './cases/rule-cases.ts'
import { scenarioCases } from './cases/scenario-cases.ts'
import { webhookCases } from './cases/webhook-cases.ts'
import { type Contract, type Operation, loadContract } from './contract.ts'
import { type Transport, createTransport } from './http/transport.ts'
import type { EmitWebhook } from './target/mock-target.ts'
import { type TargetKind, openTarget, reasonOf } from './target/open-target.ts'
import type { Target } from './target/target.ts'

export interface RunOptions {
  /** The base URL of the target, such as `http://127.0.0.1:4020`, or your own {@link Target}. */
  readonly target: string | Target
  /** The kind of server behind the URL. Default: `auto`, which finds it out with a few requests. */
  readonly kind?: TargetKind | undefined
  /** The credentials of a wallet. Required for a server; not needed for the mock or the sandbox of the service. */
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  /** The bearer token of the service's control API, if the service requires one. */
  readonly controlToken?: string | undefined
  /** Runs only the cases of an operationId, a tag, an event, or `scenarios`. Default: all cases. */
  readonly only?: string | undefined
  /** The seed of the generated requests. Default: 1. */
  readonly seed?: number | undefined
  /** The number of valid requests to generate for each operation. Default: 25. */
  readonly runs?: number | undefined
  /** The number of cases that run concurrently. Default: 4. */
  readonly concurrency?: number | undefined
  /** The time in milliseconds in which an answer must arrive. Default: 10 000. */
  readonly timeoutMilliseconds?: number | undefined
  /** `emitWebhook` of `@pix-payments/mock`. Without it, the webhook cases of the mock are not reachable. */
  readonly emitWebhook?: EmitWebhook | undefined
  /**
   * The clock for `startedAt` and for checking webhook timestamps. Default: none, so that the reports of two runs can
   * be compared.
   */
  readonly now?: (() => Date) | undefined
  /** Called after every case. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** The function that sends a request to the target. Default: HTTP to the base URL. */
  readonly send?: Transport | undefined
}

export interface Progress {
  readonly done: number
  readonly cases: number
  /** The subject of the case: an operationId, an event, `scenarios` or `routes`. */
  readonly about: string
}

/** The error for a value of `only` that is not an operationId, tag or event of the contract. */
export class UnknownSelectionError extends Error {
  override readonly name = 'UnknownSelectionError'
}

/**
 * Runs every case of the contract against a target. Resolves with the report, even when cases fail. Rejects with
 * `TargetError` when the target cannot be tested, and with `UnknownSelectionError` when no case matches `only`.
 *
 *     const report = await runContractTests({ target: 'http://127.0.0.1:4020' })
 *     report.summary.failed // 0
 */
export async function runContractTests(options: RunOptions): Promise<ContractReport> {
  const { seed = 1, runs = 25, concurrency = 4, now } = options
  const contract = await loadContract()
  const selection = select(contract, options.only)
  const startedAt = now?.().toISOString()
  const opened = await open(options, contract, seed)
  try {
    const mutations = allMutations(selection.operations, contract)
    const cases = allCases(contract, selection, mutations)
    const context: CaseContext = { contract, target: opened.target, seed, runs, now }
    const results = await runAll(cases, context, concurrency, options.onProgress)
    const { kind, baseUrl } = opened.target
    return assembleReport(contract, results, { target: { kind, baseUrl }, startedAt, seed, mutations })
  } finally {
    await opened.close()
  }
}

/** The cases that a run includes. */
interface Selection {
  readonly operations: readonly Operation[]
  /** Names of events. */
  readonly events: readonly string[]
  readonly routes: boolean
  readonly scenarios: boolean
}

/** The value of `only` that selects the scenarios. */
const SCENARIOS = 'scenarios'

function select({ operations, validation }: Contract, only: string | undefined): Selection {
  const events = validation.webhooks.map(({ id }) => id)
  if (only === undefined) return { operations, events, routes: true, scenarios: true }
  if (only === SCENARIOS) return { operations: [], events: [], routes: false, scenarios: true }
  const chosen = {
    operations: operations.filter(({ id, tag }) => id === only || tag === only),
    events: events.filter((event) => event === only),
    routes: false,
    scenarios: false,
  }
  if (chosen.operations.length + chosen.events.length > 0) return chosen
  const tags = [...new Set(operations.map(({ tag }) => tag))].join(', ')
  throw new UnknownSelectionError(
    `${only} is neither an operationId nor an event nor a tag. The tags are ${tags}, and ${SCENARIOS} are the scenarios.`,
  )
}

/** Returns all cases, in the order of the contract. */
function allCases(
  contract: Contract,
  { operations, events, routes, scenarios }: Selection,
  mutations: MutationsById,
): readonly Case[] {
  return [
    ...exampleCases(operations),
    ...ruleCases(operations),
    ...propertyCases(contract, operations, mutations),
    ...(routes ? routeCases() : []),
    ...webhookCases(contract).filter(
      ({ subject }) => subject.kind === 'webhook' && events.includes(subject.event),
    ),
    ...(scenarios ? scenarioCases() : []),
  ]
}

async function open(
  options: RunOptions,
  contract: Contract,
  seed: number,
): Promise<{ readonly target: Target; close(): Promise<void> }> {
  const { target, kind = 'auto', clientId, clientSecret, controlToken, emitWebhook } = options
  const { timeoutMilliseconds = 10_000 } = options
  if (typeof target !== 'string') return { target, close: () => Promise.resolve() }
  const baseUrl = target.replace(/\/$/, '')
  const http = createTransport({ baseUrl, timeoutMilliseconds })
  const send = options.send ?? http.send
  try {
    const opened = await openTarget({
      contract,
      baseUrl,
      send,
      kind,
      clientId,
      clientSecret,
      controlToken,
      emitWebhook,
      seed,
      timeoutMilliseconds,
    })
    return {
      target: opened,
      async close() {
        await opened.close()
        http.close()
      },
    }
  } catch (error) {
    http.close()
    throw error
  }
}

async function runAll(
  cases: readonly Case[],
  context: CaseContext,
  concurrency: number,
  onProgress: RunOptions['onProgress'],
): Promise<readonly RanCase[]> {
  const results: RanCase[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (;;) {
      const index = next
      next += 1
      const it = cases[index]
      if (it === undefined) return
      const result = await runOne(it, context)
      results[index] = { case: it, report: toReport(it, result) }
      done += 1
      onProgress?.({ done, cases: cases.length, about: aboutOf(it) })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}

async function runOne(it: Case, context: CaseContext): Promise<CaseResult> {
  try {
    return await it.run(context)
  } catch (error) {
    return { outcome: 'failed', violations: [{ at: 'connection', message: reasonOf(error) }] }
  }
}

function toReport({ name, source, rules, gaps }: Case, result: CaseResult): CaseReport {
  return {
    name,
    source,
    ...result,
    ...(rules !== undefined && { rules }),
    ...(gaps !== undefined && { gaps }),
  }
}

function aboutOf({ subject }: Case): string {
  if (subject.kind === 'operation') return subject.operationId
  if (subject.kind === 'webhook') return subject.event
  return subject.kind === 'scenario' ? SCENARIOS : 'routes'
}
