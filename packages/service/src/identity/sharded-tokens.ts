import { hash } from 'node:crypto'
import { findAmong } from '../storage/find-among.ts'
import type { AccessTokens } from './access-tokens.ts'

/** How many tokens a process remembers. */
const MOST_REMEMBERED = 100_000

/**
 * The tokens of several stores. A token is stored where its wallet is. The process remembers where it has found a token,
 * but that store decides each time whether the token is valid. So a token that was revoked is not accepted.
 */
export function shardedTokens(all: readonly [AccessTokens, ...AccessTokens[]]): AccessTokens {
  const homes = new Map<string, AccessTokens>()
  const remember = (token: string, home: AccessTokens): void => {
    if (homes.size >= MOST_REMEMBERED) homes.clear()
    homes.set(hash('sha256', token), home)
  }
  const ofClient = (clientId: string): Promise<AccessTokens | undefined> =>
    findAmong(all, async (tokens) => ((await tokens.walletOf(clientId)) === undefined ? undefined : tokens))
  return {
    async issue(claim) {
      // An unknown client_id costs as much time as a wrong secret, so it is verified too.
      const home = (await ofClient(claim.clientId)) ?? all[0]
      const issued = await home.issue(claim)
      if (issued.outcome === 'issued') remember(issued.token, home)
      return issued
    },
    async callerOf(token) {
      const home = homes.get(hash('sha256', token))
      if (home !== undefined) return home.callerOf(token)
      const found = await findAmong(all, async (tokens) => {
        const caller = await tokens.callerOf(token)
        return caller && { tokens, caller }
      })
      if (found !== undefined) remember(token, found.tokens)
      return found?.caller
    },
    revoked(walletId) {
      for (const tokens of all) tokens.revoked(walletId)
    },
    walletOf: (clientId) => findAmong(all, (tokens) => tokens.walletOf(clientId)),
  }
}
