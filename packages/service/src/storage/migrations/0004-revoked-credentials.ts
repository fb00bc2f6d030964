/** A revoked pair of credentials stays, so that its client_id never gives tokens again. Real time. */
export const revokedCredentials: readonly string[] = [
  `alter table credential add column revoked_at_real bigint`,
]
