import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { amongIds } from './among-ids.ts'
import { STORE_PROPERTY } from './store-mode-rows.ts'

const byClientId = statement(
  'credential.byClientId',
  'select client_id, wallet_id, secret, sequence, revoked_at_real from credential where client_id = $1',
)
const ofWallet = statement(
  'credential.ofWallet',
  'select client_id from credential where wallet_id = $1 and revoked_at_real is null order by position',
)
const LISTED = 'select client_id, wallet_id, revoked_at_real from credential'
const all = statement('credential.all', `${LISTED} order by wallet_id, position`)
const allOfWallet = statement('credential.allOfWallet', `${LISTED} where wallet_id = $1 order by position`)
const activeAmong = amongIds(
  'credential.activeAmong',
  (
    ids,
  ) => `select client_id, wallet_id from credential where wallet_id in (${ids}) and revoked_at_real is null
    order by wallet_id, position`,
)
const countOfWallet = statement(
  'credential.countOfWallet',
  'select count(*) as credentials from credential where wallet_id = $1',
)
const newCredential = statement(
  'credential.insert',
  `insert into credential (client_id, wallet_id, secret, sequence, position)
    select $1, $2, $3, 0, count(*) from credential where wallet_id = $2 on conflict do nothing`,
)
const nextSequence = statement(
  'credential.nextSequence',
  'update credential set sequence = sequence + 1 where client_id = $1 and revoked_at_real is null',
)
const markRevokedAt = statement(
  'credential.revoke',
  'update credential set revoked_at_real = $2 where client_id = $1 and revoked_at_real is null',
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
const revokeClient = statement(
  'accessToken.deleteOfClient',
  'delete from access_token where wallet_id = $1 and client_id = $2',
)
const shorten = statement(
  'accessToken.shorten',
  'update access_token set expires_at_real = $1 where expires_at_real > $1',
)
const findRevocations = statement(
  'accessToken.revocations',
  `select cast(value as bigint) as revocations from ${STORE_PROPERTY} where name = 'revocations'`,
)
const countRevocation = statement(
  'accessToken.countRevocation',
  `insert into ${STORE_PROPERTY} (name, value) values ('revocations', '1') on conflict (name)
    do update set value = cast(cast(${STORE_PROPERTY}.value as bigint) + 1 as text)`,
)
const sweep = statement('accessToken.deleteExpired', 'delete from access_token where expires_at_real <= $1')

/** A client_id with the hash of its client_secret. The tokens of these credentials are bound to one wallet (G-005). */
export interface Credential {
  readonly clientId: string
  readonly walletId: string
  /** The hash that `hashSecret` returned. */
  readonly secret: string
  /** The number of tokens issued with these credentials. */
  readonly sequence: number
  /** When the credentials were revoked, in real time; null while they are valid. */
  readonly revokedAt: Instant | null
}

interface CredentialRow {
  readonly client_id: string
  readonly wallet_id: string
  readonly secret: string
  readonly sequence: number
  readonly revoked_at_real: number | null
}

export async function findCredential(reader: Reader, clientId: string): Promise<Credential | undefined> {
  const row = await reader.first<CredentialRow>(byClientId, [clientId])
  return (
    row && {
      clientId: row.client_id,
      walletId: row.wallet_id,
      secret: row.secret,
      sequence: row.sequence,
      revokedAt: row.revoked_at_real,
    }
  )
}

/** The client ids of the wallet's credentials that are not revoked, oldest first. */
export async function clientIdsOf(reader: Reader, walletId: string): Promise<string[]> {
  const rows = await reader.all<{ client_id: string }>(ofWallet, [walletId])
  return rows.map(({ client_id }) => client_id)
}

/** How many credentials the wallet ever had, including revoked ones. */
export async function countCredentials(reader: Reader, walletId: string): Promise<number> {
  return (await reader.first<{ credentials: number }>(countOfWallet, [walletId]))?.credentials ?? 0
}

export type ListedCredential = Pick<Credential, 'clientId' | 'walletId' | 'revokedAt'>

type ListedRow = Omit<CredentialRow, 'secret' | 'sequence'>

/**
 * The credentials of one wallet, or of all wallets when `walletId` is undefined, sorted by wallet id. In each wallet, the
 * oldest credentials come first.
 */
export async function credentialsOf(
  reader: Reader,
  walletId: string | undefined,
): Promise<readonly ListedCredential[]> {
  const rows =
    walletId === undefined
      ? await reader.all<ListedRow>(all)
      : await reader.all<ListedRow>(allOfWallet, [walletId])
  return rows.map(({ client_id, wallet_id, revoked_at_real }) => ({
    clientId: client_id,
    walletId: wallet_id,
    revokedAt: revoked_at_real,
  }))
}

/** The client ids of these wallets that are not revoked, keyed by wallet id, oldest first. */
export async function clientIdsAmong(
  reader: Reader,
  walletIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly client_id: string }[]>> {
  const rows = await activeAmong<{ wallet_id: string; client_id: string }>(reader, walletIds)
  return Map.groupBy(rows, ({ wallet_id }) => wallet_id)
}

/** Revokes credentials. Returns false when the credentials do not exist or are already revoked. */
export async function markRevoked(
  transaction: Transaction,
  clientId: string,
  now: Instant,
): Promise<boolean> {
  return (await transaction.run(markRevokedAt, [clientId, now])) === 1
}

/** Inserts credentials. Returns false when the client id exists already. */
export async function insertCredential(
  transaction: Transaction,
  { clientId, walletId, secret }: Omit<Credential, 'sequence' | 'revokedAt'>,
): Promise<boolean> {
  return (await transaction.run(newCredential, [clientId, walletId, secret])) === 1
}

/**
 * Increments the token counter of the credentials and returns the new number. Returns undefined when the credentials
 * are revoked.
 */
export async function countToken(transaction: Transaction, clientId: string): Promise<number | undefined> {
  if ((await transaction.run(nextSequence, [clientId])) === 0) return undefined
  return (await findCredential(transaction, clientId))?.sequence
}

/**
 * An access token as stored. The store keeps the hash of the token, not the token itself. `expiresAt` is in real time.
 */
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

/**
 * How often tokens were revoked or shortened. A process forgets its tokens when the number is another one. The end of a
 * token is not counted.
 */
export async function revocationsIn(reader: Reader): Promise<number> {
  return (await reader.first<{ revocations: number }>(findRevocations))?.revocations ?? 0
}

/** Deletes all tokens of a wallet. Returns the number of deleted tokens. */
export async function deleteTokensOf(transaction: Transaction, walletId: string): Promise<number> {
  await transaction.run(countRevocation)
  return transaction.run(revoke, [walletId])
}

/** Deletes the tokens of one client. Returns the number of deleted tokens. */
export async function deleteTokensOfClient(
  transaction: Transaction,
  walletId: string,
  clientId: string,
): Promise<number> {
  await transaction.run(countRevocation)
  return transaction.run(revokeClient, [walletId, clientId])
}

/**
 * Limits the validity of every token to this real instant. Needed when real time went back; otherwise a token would be
 * valid for too long.
 */
export async function shortenTokens(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(countRevocation)
  await transaction.run(shorten, [until])
}

export function deleteExpiredTokens(transaction: Transaction, now: Instant): Promise<number> {
  return transaction.run(sweep, [now])
}
