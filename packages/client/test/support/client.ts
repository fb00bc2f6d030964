import { createPixClient, type PixClient, type PixClientOptions, PixError } from '@pix-payments/client'
import { createTestClock, type TestClock } from './clock.ts'
import { type Answer, createProvider, type Provider } from './provider.ts'

export interface Setting extends AsyncDisposable {
  readonly pix: PixClient
  readonly provider: Provider
  readonly clock: TestClock
}

/**
 * Creates a client and a provider. The provider returns the given responses in turn; when they are used up, it repeats
 * the last one.
 */
export async function setting(
  answers: readonly Answer[] = [{ body: {} }],
  options: Partial<PixClientOptions> = {},
): Promise<Setting> {
  const provider = await createProvider((_, count) => answers[Math.min(count, answers.length) - 1] as Answer)
  const clock = createTestClock()
  const pix = createPixClient({
    baseUrl: provider.baseUrl,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    clock,
    random: () => 0.5,
    ...options,
  })
  return { pix, provider, clock, [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose]() }
}

/** Returns the error of a call. Fails when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<PixError> {
  const error: unknown = await call.then(
    () => new Error('The call did not fail.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PixError)) throw error
  return error
}

/** Resolves when the condition is true. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

export const DEPOSIT = { amount: 15_000, expiresIn: 900, externalId: 'deposit-1', pixKey: 'pix@alfa.example' }
export const WITHDRAWAL = {
  amount: 5_000,
  externalId: 'withdrawal-1',
  pixKey: '52998224725',
  expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
}

/** Returns an error response of the money family. */
export const refused = (status: number, code: string, more: Partial<Answer> = {}): Answer => ({
  status,
  body: { code, message: 'Words of the provider.' },
  ...more,
})
