import { expect, it } from 'vitest'
import { createPixClient, type PixClientOptions } from '@pix-payments/client'

const GOOD: PixClientOptions = { baseUrl: 'https://api.example.com', clientId: 'a', clientSecret: 'b' }

it.each<[Partial<Record<keyof PixClientOptions, unknown>>, string]>([
  [{ baseUrl: 'api.example.com' }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: 'ftp://api.example.com' }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: undefined }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: 'https://a:b@api.example.com' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com?x=1' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com?' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com/#' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://:pw@api.example.com' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ fetch: 'nope' }, 'fetch must be a function.'],
  [{ onAttempt: 5 }, 'onAttempt must be a function.'],
  [{ clientId: '' }, 'clientId must be a string that is not empty.'],
  [{ clientSecret: undefined }, 'clientSecret must be a string that is not empty.'],
  [{ timeoutMs: 0 }, 'timeoutMs must be a whole number from 1 to 2147483647.'],
  [{ deadlineMs: Number.POSITIVE_INFINITY }, 'deadlineMs must be a whole number from 1 to 2147483647.'],
  [{ maxRetries: -1 }, 'maxRetries must be a whole number from 0 to 2147483647.'],
  [{ maxRetries: 1.5 }, 'maxRetries must be a whole number from 0 to 2147483647.'],
  [
    { tokenRefreshAheadSeconds: '5' },
    'tokenRefreshAheadSeconds must be a whole number from 0 to 2147483647.',
  ],
])('refuses %j', (options, message) => {
  expect(() => createPixClient({ ...GOOD, ...options } as PixClientOptions)).toThrow(new TypeError(message))
})

it('takes undefined for not given', () => {
  const options = { ...GOOD, timeoutMs: undefined, fetch: undefined, clock: undefined }
  expect(() => createPixClient(options as unknown as PixClientOptions)).not.toThrow()
})

it('refuses limits of a call in the same way', async () => {
  const pix = createPixClient(GOOD)
  await expect(pix.balances.getBalance({ timeoutMs: 0 })).rejects.toThrow(
    new TypeError('timeoutMs must be a whole number from 1 to 2147483647.'),
  )
})
