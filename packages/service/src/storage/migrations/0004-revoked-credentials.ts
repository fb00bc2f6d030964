/** Revoked credentials stay in the table, so that their client_id is never issued again. The column holds real time. */
export const revokedCredentials: readonly string[] = [
  `alter table credential add column revoked_at_real bigint`,
]
