import { createPixClient, type PixClient, type PixClientOptions, PixError } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { inject } from 'vitest'

/** The address of this run's mock (see `mock.ts`), such as `http://127.0.0.1:4020`. The mock has no state. */
export const MOCK_URL: string = inject('mockUrl')

/** Returns the error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<PixError> {
  const error: unknown = await call.then(
    () => new Error('The call did not fail.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PixError)) throw error
  return error
}

/** A path, and the `Prefer` header of the next request to this path: `['/v1/balance', 'code=404']`. */
export type Wish = readonly [path: string, prefer: string]

/** A client that asks the mock for the given responses, each once and in this order. */
export function clientOf(
  baseUrl: string,
  wishes: readonly Wish[] = [],
  options: Partial<PixClientOptions> = {},
): PixClient {
  const left = [...wishes]
  return createPixClient({
    baseUrl,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    checks,
    retryBaseMs: 0,
    fetch(url, init) {
      const [path, prefer] = left[0] ?? []
      const headers = new Headers(init.headers)
      if (path !== undefined && prefer !== undefined && new URL(url).pathname === path) {
        left.shift()
        headers.set('prefer', prefer)
      }
      return fetch(url, { ...init, headers })
    },
    ...options,
  })
}

/** Records of an operator that store each call as a line of text. */
export function recorder<Names extends string>(
  told: string[],
  ...names: readonly Names[]
): Record<Names, (...details: readonly unknown[]) => Promise<void>> {
  const method =
    (name: string) =>
    (...details: readonly unknown[]): Promise<void> => {
      told.push(
        [
          name,
          ...details.map((detail) => (typeof detail === 'string' ? detail : JSON.stringify(detail))),
        ].join(' '),
      )
      return Promise.resolve()
    }
  return Object.fromEntries(names.map((name) => [name, method(name)])) as never
}

/** The rows that a record returns. */
export async function* rows<T>(...values: readonly T[]): AsyncGenerator<T> {
  yield* values
}
