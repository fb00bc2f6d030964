import { CommandError, usageError } from '../output/exit-codes.ts'
import type { Session } from '../target/session.ts'
import type { Operation } from './operations.ts'

type Method = (parameters?: object) => Promise<unknown>

/**
 * Calls any operation through the generated client of its API. A missing `walletId` in the path is the wallet of the
 * target.
 */
export async function callOperation(
  session: Session,
  operation: Pick<Operation, 'id' | 'api' | 'path'>,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const needsWallet = operation.path.includes('{walletId}') && values['walletId'] === undefined
  const parameters = needsWallet ? { ...values, walletId: (await session.wallet()).walletId } : values
  const missing = [...operation.path.matchAll(/\{(\w+)\}/g)].find(
    ([, name]) => parameters[name ?? ''] === undefined,
  )
  if (missing !== null && missing !== undefined) {
    throw usageError(`--${missing[1]} is missing. ${operation.id} needs it in its path.`)
  }
  const client = operation.api === 'control' ? session.control : await session.operator()
  const method = methodOf(client, operation.id)
  // The client has no parameters for an operation without fields.
  return Object.keys(parameters).length === 0 ? method() : method(parameters)
}

function methodOf(client: object, id: string): Method {
  for (const resource of Object.values(client) as Readonly<Record<string, Method>>[]) {
    const method = resource[id]
    if (method !== undefined) return method
  }
  throw new CommandError(`The client has no method for ${id}.`)
}
