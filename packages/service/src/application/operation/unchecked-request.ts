import type { OperationId } from '@pix-payments/spec'
import type { Call } from './operation.ts'

declare const wanted: unique symbol

/**
 * A value of the request that no schema has checked, so it can have any type. `T` is its type in the contract:
 * `propertyOf` accepts only property names of `T`.
 */
export interface Unchecked<T> {
  readonly [wanted]?: T
}

/** The parts of a request for rules that run before the schemas have accepted the request. */
export interface UncheckedRequest<O extends OperationId> {
  readonly walletId: string
  readonly query: Unchecked<Call<O>['query']>
  readonly body: Unchecked<Call<O>['body']>
}

/** Returns a property by its name in the contract, or undefined when it is missing. */
export function propertyOf<T, Name extends keyof NonNullable<T> & string>(
  container: Unchecked<T>,
  name: Name,
): Unchecked<NonNullable<T>[Name]> | undefined {
  const value: unknown = container
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, Unchecked<NonNullable<T>[Name]>>>)[name]
    : undefined
}

/** Returns a property when it is a string; otherwise undefined. */
export function textAt<T>(
  container: Unchecked<T> | undefined,
  name: keyof NonNullable<T> & string,
): string | undefined {
  const value: unknown = container === undefined ? undefined : propertyOf(container, name)
  return typeof value === 'string' ? value : undefined
}
