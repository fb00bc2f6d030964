import { createPixClient, type PixClient, type PixClientOptions, PixError } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { inject } from 'vitest'

/** The mock of this run (see `mock.ts`), as `http://127.0.0.1:4020`. It has no state that tests could share. */
export const MOCK_URL: string = inject('mockUrl')

/** The error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<PixError> {
  const error: unknown = await call.then(
    () => new Error('The call did not fail.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PixError)) throw error
  return error
}

/** The next request to this path asks the mock for an answer: `['/v1/balance', 'code=404']`. */
export type Wish = readonly [path: string, prefer: string]

/** A client of the mock that asks for the given answers, each once and in this order. */
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

/** Records of an operator that write down what they were told. */
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

/** What a record gives back of its rows. */
export async function* rows<T>(...values: readonly T[]): AsyncGenerator<T> {
  yield* values
}
