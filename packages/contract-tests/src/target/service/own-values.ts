import type { OperationId } from '@pix-payments/spec'
import type { Operation } from '../../contract.ts'
import { type RequestDraft, exampleBodies, exampleRequest } from '../../request.ts'
import { isRecord } from '../../schema/document.ts'
import type { SharedWallets } from './shared-wallets.ts'
import { uniqueCpf } from './tax-ids.ts'

type Value = (shared: SharedWallets) => string | undefined
type Values = { readonly [O in OperationId]?: Readonly<Record<string, Value>> }

/** Values of the target's wallets. They replace members of the contract's examples. */
export const OWN_VALUES: Values = {
  createAccessToken: {
    client_id: ({ main }) => main.credentials.clientId,
    client_secret: ({ main }) => main.credentials.clientSecret,
  },
  createImmediateCharge: { pixKey: ({ main }) => main.pixKey },
  simulatePayment: { receiverCnpj: ({ main }) => main.cnpj },
  createInternalTransfer: { destinationWalletId: ({ second }) => second.walletId },
  createRecurrence: { pixKey: ({ main }) => main.pixKey, receiverCnpj: ({ main }) => main.cnpj },
}

/**
 * Members that need a new value in each request. If an externalId is used again, the request counts as a repeat. A
 * payer can have only one open journey with a receiver.
 */
const UNIQUE_VALUES: Values = {
  createWithdrawalByPixKey: { externalId: ({ sandbox }) => sandbox.unique('withdrawal') },
  createWithdrawalByBankDetails: { externalId: ({ sandbox }) => sandbox.unique('withdrawal') },
  createInternalTransfer: { externalId: ({ sandbox }) => sandbox.unique('transfer') },
  createRecurrence: {
    externalId: ({ sandbox }) => sandbox.unique('recurrence'),
    'expectedPayer.taxId': ({ sandbox }) => uniqueCpf(sandbox),
  },
}

/** The values for path parameters. */
const PATH_VALUES: Values = {
  getRecurrenceLocation: { accessToken: ({ automatic }) => automatic.waiting.locationToken },
  createSchedule: { id: ({ automatic }) => automatic.authorized.id },
  simulateFirstPayment: { id: ({ automatic }) => automatic.waiting.id },
  simulateFirstPaymentRefund: { id: ({ automatic }) => automatic.paid.id },
  simulateScheduleRefund: { scheduleId: ({ automatic }) => automatic.settled.id },
}

/** Replaces only values that are still those of the contract's example. If a case has changed a value, it stays. */
export function withOwnValues(
  shared: SharedWallets,
  operation: Operation,
  draft: RequestDraft,
): RequestDraft {
  const id = operation.id as OperationId
  const examples = exampleBodies(operation)
  let { path, body } = draft
  for (const [name, value] of Object.entries({ ...OWN_VALUES[id], ...UNIQUE_VALUES[id] })) {
    const keys = name.split('.')
    const own = value(shared)
    const isExample = examples.some((example) => at(example, keys) === at(body, keys))
    if (own !== undefined && isExample && at(body, keys) !== undefined) body = withAt(body, keys, own)
  }
  for (const [name, value] of Object.entries(PATH_VALUES[id] ?? {})) {
    const own = value(shared)
    if (own !== undefined && path[name] === exampleRequest(operation).path[name])
      path = { ...path, [name]: own }
  }
  return { ...draft, path, body }
}

function at(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  return isRecord(value) ? at(value[key], rest) : undefined
}

function withAt(value: unknown, [key, ...rest]: readonly string[], own: string): unknown {
  if (key === undefined) return own
  return isRecord(value) ? { ...value, [key]: withAt(value[key], rest, own) } : value
}
