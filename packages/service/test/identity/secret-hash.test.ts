import { describe, expect, it } from 'vitest'
import { SECRET_COST, unmatchableHash, hashSecret, isSecret } from '../../src/identity/secret-hash.ts'
import { DEFAULT_WALLETS, DEMO_CREDENTIALS } from '../../src/sandbox/default-wallets.ts'

describe('secrets', () => {
  it.each(['production', 'sandbox'] as const)(
    'of %s are stored as salted hashes with its cost, and only the right secret matches',
    async (mode) => {
      const cost = SECRET_COST[mode]
      const [one, other] = await Promise.all([hashSecret('secret', cost), hashSecret('secret', cost)])
      expect(one.startsWith(`scrypt$${cost}$8$1$`)).toBe(true)
      expect(one).not.toBe(other)
      expect(await isSecret('secret', one)).toBe(true)
      expect(await isSecret('Secret', one)).toBe(false)
      expect(await isSecret('', one)).toBe(false)
    },
  )

  it('of an unknown client never match, at the cost of a known client', async () => {
    for (const cost of Object.values(SECRET_COST)) {
      expect(unmatchableHash(cost)).toHaveLength((await hashSecret('secret', cost)).length)
      expect(await isSecret('', unmatchableHash(cost))).toBe(false)
    }
  })

  it('of the demo operators equal the documented ones', async () => {
    for (const { operator, credential } of DEFAULT_WALLETS) {
      const name = operator.name.startsWith('Alfa') ? 'alfa' : 'beta'
      expect(await isSecret(`${name}-demo-secret`, credential.secret)).toBe(true)
    }
    expect(DEMO_CREDENTIALS.map(({ clientId, clientSecret }) => `${clientId} ${clientSecret}`)).toEqual([
      'alfa-demo alfa-demo-secret',
      'beta-demo beta-demo-secret',
    ])
  })
})
