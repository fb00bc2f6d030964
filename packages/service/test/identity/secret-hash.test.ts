import { describe, expect, it } from 'vitest'
import { NOBODY, hashSecret, isSecret } from '../../src/identity/secret-hash.ts'
import { DEFAULT_WALLETS, DEMO_CREDENTIALS } from '../../src/sandbox/default-wallets.ts'

describe('secrets', () => {
  it('are kept as salted hashes that only the secret fits', async () => {
    const [one, other] = await Promise.all([hashSecret('secret'), hashSecret('secret')])
    expect(one).toMatch(/^scrypt\$16384\$8\$1\$/)
    expect(one).not.toBe(other)
    expect(await isSecret('secret', one)).toBe(true)
    expect(await isSecret('Secret', one)).toBe(false)
    expect(await isSecret('', one)).toBe(false)
  })

  it('fit nobody when the client is unknown', async () => {
    expect(await isSecret('', NOBODY)).toBe(false)
  })

  it('of the demo operators are those that are documented', async () => {
    for (const { operator, credential } of DEFAULT_WALLETS) {
      const letter = operator.name.endsWith('A') ? 'a' : 'b'
      expect(await isSecret(`sandbox-secret-${letter}`, credential.secret)).toBe(true)
    }
    expect(DEMO_CREDENTIALS.map(({ clientId, clientSecret }) => `${clientId} ${clientSecret}`)).toEqual([
      'sandbox-operator-a sandbox-secret-a',
      'sandbox-operator-b sandbox-secret-b',
    ])
  })
})
