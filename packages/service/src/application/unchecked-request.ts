import type { OperationId } from '@pix-payments/spec'
import type { Call } from './operation.ts'

declare const wanted: unique symbol

/** A value as it came: it can be anything. `T` is what the contract wants there, so that only its names can be read. */
export interface Unchecked<T> {
  readonly [wanted]?: T
}

/** What is judged of a request before it is known to fit its schemas. */
export interface UncheckedRequest<O extends OperationId> {
  readonly walletId: string
  readonly query: Unchecked<Call<O>['query']>
  readonly body: Unchecked<Call<O>['body']>
}

/** A property by its name in the contract; undefined where it is missing. */
export function propertyOf<T, Name extends keyof NonNullable<T> & string>(
  container: Unchecked<T>,
  name: Name,
): Unchecked<NonNullable<T>[Name]> | undefined {
  const value: unknown = container
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, Unchecked<NonNullable<T>[Name]>>>)[name]
    : undefined
}

/** A property that is a text; undefined where it is anything else. */
export function textAt<T>(
  container: Unchecked<T> | undefined,
  name: keyof NonNullable<T> & string,
): string | undefined {
  const value: unknown = container === undefined ? undefined : propertyOf(container, name)
  return typeof value === 'string' ? value : undefined
}
