import type { operations } from '@pix-payments/spec/sandbox-types'
import type { CodeOf, RequestOf, SuccessOf } from '../application/operation/contract-types.ts'
import type { Stop } from '../clock.ts'
import type { Actor } from '../domain/audit.ts'
import type { Cause } from '../domain/cause.ts'
import type { Refusal, RefusalDetail } from '../domain/refusal.ts'
import type { SandboxContext } from './sandbox-context.ts'

export type SandboxOperationId = keyof operations

/** A request that passed the checks of the contract. */
export interface Call<O extends SandboxOperationId> extends RequestOf<operations[O]> {
  /** The headers of the request, by their name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The cause of what the operation does. */
  readonly cause: Cause
  /** The caller, for the audit log. */
  readonly by: () => Actor
  /** Calls `callback` when the caller disconnects. Call the returned function to stop listening. */
  readonly onDisconnect: (callback: () => void) => Stop
}

export type Success<O extends SandboxOperationId> = SuccessOf<operations[O]> & {
  /** The wallet, when the path of the operation does not name it. The log of this wallet has the command. */
  readonly walletId?: string
}

/** A refusal. It has its own message, or the list of the fields that break a rule. */
export interface Refused<Code extends string> extends Refusal<Code> {
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Runs one operation of the control API. */
export type Handler<O extends SandboxOperationId> = (
  sandbox: SandboxContext,
  call: Call<O>,
) => Promise<Success<O> | Refused<CodeOf<operations[O]>>>

export const answer = <const Status extends 200 | 201, Body>(
  status: Status,
  body: Body,
): { readonly ok: true; readonly status: Status; readonly body: Body } => ({ ok: true, status, body })

/** A success whose body is sent while it is made. It has no end until the caller disconnects or the service stops. */
export const streamed = (
  body: AsyncIterable<string>,
): {
  readonly ok: true
  readonly status: 200
  readonly body: AsyncIterable<string>
  readonly headers: Readonly<Record<string, string>>
} => ({ ok: true, status: 200, body, headers: { 'content-type': 'text/event-stream' } })

export const refuseBecause = <const Code extends string>(code: Code, message: string): Refused<Code> => ({
  ok: false,
  code,
  message,
})

/**
 * Refuses fields that break a rule which JSON Schema cannot state: `MalformedRequest` for fields of the body,
 * `InvalidParameter` for parameters.
 */
export const refuseFields = <const Code extends 'MalformedRequest' | 'InvalidParameter'>(
  code: Code,
  details: readonly RefusalDetail[],
): Refused<Code> => ({ ok: false, code, details })

export const walletNotFound = (walletId: string): Refused<'WalletNotFound'> =>
  refuseBecause(
    'WalletNotFound',
    `No wallet has the walletId ${walletId}. GET /sandbox/wallets lists those there are.`,
  )

export const insufficientBalance = (available: number, amount: number): Refused<'INSUFFICIENT_BALANCE'> =>
  refuseBecause('INSUFFICIENT_BALANCE', `The available balance of ${available} does not cover ${amount}.`)
