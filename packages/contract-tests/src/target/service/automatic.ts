import { type Operation, operationOf } from '../../contract.ts'
import type { Transport } from '../../http/transport.ts'
import { exampleRequest, writeRequest } from '../../request.ts'
import { successOf } from '../../sandbox/sandbox-wallet.ts'
import type { WantedRule } from '../target.ts'
import { withOwnValues } from './own-values.ts'
import type { Recipe } from './recipe.ts'
import type { Stage } from './stage.ts'

/**
 * The operations of Pix Automático that the service does not serve: it answers 503 to whoever may ask. Those that
 * document no 503 are served together with the creation of what they are about.
 */
export async function unservedOperations(stage: Stage, send: Transport): Promise<ReadonlySet<string>> {
  const operations = stage.sandbox.contract.operations.filter(({ family }) => family === 'automatic')
  const unserved = new Set<string>()
  for (const operation of operations) {
    const draft = withOwnValues(stage, operation, exampleRequest(operation))
    const { status } = await send(writeRequest(operation, draft, stage.main.accessToken))
    if (status === 503) unserved.add(operation.id)
  }
  const others = operations.filter(({ codes }) => codes.every(({ status }) => status !== 503))
  return unserved.has('createRecurrence') ? new Set([...unserved, ...others.map(({ id }) => id)]) : unserved
}

/** The token of the public location of a new recurrence. */
export async function makeLocation(stage: Stage, send: Transport): Promise<string | undefined> {
  const operation = operationOf(stage.sandbox.contract, 'createRecurrence')
  const draft = withOwnValues(stage, operation, exampleRequest(operation))
  const answer = await send(writeRequest(operation, draft, stage.main.accessToken))
  return answer.status === 201 ? successOf('createRecurrence', answer).recUrlAccessToken : undefined
}

/** An operation that is not served gives what comes before its 503, and nothing else. */
export function isClosed(
  unserved: ReadonlySet<string>,
  { operation, code }: Pick<WantedRule, 'operation' | 'code'>,
): boolean {
  if (!unserved.has(operation.id)) return false
  const closed = operation.codes.findIndex(({ status }) => status === 503)
  const wanted = operation.codes.findIndex((it) => it.code === code)
  return code === undefined || wanted > closed
}

/** G-178: for the organization the feature is not enabled. */
export const switchedOff =
  (operation: Operation): Recipe =>
  async ({ withoutAutomatic }) => {
    const { accessToken } = await withoutAutomatic()
    return writeRequest(operation, exampleRequest(operation), accessToken)
  }
