import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const byClientId = statement(
  'credential.byClientId',
  'select client_id, wallet_id, secret, sequence from credential where client_id = $1',
)
const ofWallet = statement(
  'credential.ofWallet',
  'select client_id from credential where wallet_id = $1 order by position',
)
const newCredential = statement(
  'credential.insert',
  `insert into credential (client_id, wallet_id, secret, sequence, position)
    select $1, $2, $3, 0, count(*) from credential where wallet_id = $2 on conflict do nothing`,
)
const nextSequence = statement(
  'credential.nextSequence',
  'update credential set sequence = sequence + 1 where client_id = $1',
)
const newToken = statement(
  'accessToken.insert',
  'insert into access_token (hash, client_id, wallet_id, expires_at_real) values ($1, $2, $3, $4)',
)
const tokenByHash = statement(
  'accessToken.byHash',
  'select client_id, wallet_id, expires_at_real from access_token where hash = $1',
)
const revoke = statement('accessToken.deleteOf', 'delete from access_token where wallet_id = $1')
const shorten = statement(
  'accessToken.shorten',
  'update access_token set expires_at_real = $1 where expires_at_real > $1',
)
const sweep = statement('accessToken.deleteExpired', 'delete from access_token where expires_at_real <= $1')

/** A client of the token route; it speaks for one wallet (G-005). */
export interface Credential {
  readonly clientId: string
  readonly walletId: string
  /** As `hashSecret` gives it. */
  readonly secret: string
  /** How many tokens it was given. */
  readonly sequence: number
}

interface CredentialRow {
  readonly client_id: string
  readonly wallet_id: string
  readonly secret: string
  readonly sequence: number
}

export async function findCredential(reader: Reader, clientId: string): Promise<Credential | undefined> {
  const row = await reader.first<CredentialRow>(byClientId, [clientId])
  return (
    row && {
      clientId: row.client_id,
      walletId: row.wallet_id,
      secret: row.secret,
      sequence: row.sequence,
    }
  )
}

/** The oldest first. */
export async function clientIdsOf(reader: Reader, walletId: string): Promise<string[]> {
  const rows = await reader.all<{ client_id: string }>(ofWallet, [walletId])
  return rows.map(({ client_id }) => client_id)
}

/** False when the client id is taken. */
export async function insertCredential(
  transaction: Transaction,
  { clientId, walletId, secret }: Omit<Credential, 'sequence'>,
): Promise<boolean> {
  return (await transaction.run(newCredential, [clientId, walletId, secret])) === 1
}

/** Counts one more token. */
export async function countToken(transaction: Transaction, clientId: string): Promise<number> {
  await transaction.run(nextSequence, [clientId])
  return (await findCredential(transaction, clientId))?.sequence ?? 0
}

/** A token that is kept by its hash alone. Times are real. */
export interface StoredToken {
  readonly clientId: string
  readonly walletId: string
  readonly expiresAt: Instant
}

export async function insertToken(transaction: Transaction, hash: string, token: StoredToken): Promise<void> {
  await transaction.run(newToken, [hash, token.clientId, token.walletId, token.expiresAt])
}

export async function findToken(reader: Reader, hash: string): Promise<StoredToken | undefined> {
  const row = await reader.first<{ client_id: string; wallet_id: string; expires_at_real: number }>(
    tokenByHash,
    [hash],
  )
  return (
    row && {
      clientId: row.client_id,
      walletId: row.wallet_id,
      expiresAt: row.expires_at_real,
    }
  )
}

/** How many there were. */
export function deleteTokensOf(transaction: Transaction, walletId: string): Promise<number> {
  return transaction.run(revoke, [walletId])
}

/** For when real time went back: no token lives longer than until this real instant. */
export async function shortenTokens(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shorten, [until])
}

export function deleteExpiredTokens(transaction: Transaction, now: Instant): Promise<number> {
  return transaction.run(sweep, [now])
}
