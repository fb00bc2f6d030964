/** Adapters of databases. Each has a function for a transaction of yours, and one for the whole database. */
export { fromNodeSqlite, nodeSqliteStorage } from './node-sqlite.ts'
export type { SqliteDatabase } from './node-sqlite.ts'
export { fromPg, pgStorage } from './pg.ts'
export type { PgClient, PgPool } from './pg.ts'
export type { Dialect, Row, Storage, Transaction, Value } from './port.ts'
