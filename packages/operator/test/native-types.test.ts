import type { DatabaseSync } from 'node:sqlite'
import type BetterSqlite3 from 'better-sqlite3'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePostgresJs } from 'drizzle-orm/postgres-js'
import type { Knex } from 'knex'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Sql, TransactionSql } from 'postgres'
import { expectTypeOf, test } from 'vitest'
import { drizzleStorage } from '../src/storage/drizzle.ts'
import {
  betterSqlite3Storage,
  knexStorage,
  nodeSqliteStorage,
  pgStorage,
  postgresJsStorage,
  prismaStorage,
  type Storage,
} from '../src/storage/index.ts'
import { kyselyStorage } from '../src/storage/kysely.ts'

/** The overloads of a client that `prisma generate` writes. */
interface PrismaClient {
  $transaction(work: Promise<unknown>[], options?: { isolationLevel?: string }): Promise<unknown>
  $transaction<R>(
    work: (prisma: Omit<PrismaClient, '$transaction'>) => Promise<R>,
    options?: { maxWait?: number; timeout?: number },
  ): Promise<R>
  $queryRawUnsafe<T = unknown>(text: string, ...values: unknown[]): Promise<T>
  readonly player: { count(): Promise<number> }
}

/** `t.native` of the handlers. */
type Native<S> = S extends Storage<infer N> ? N : never

test('the native transaction has the type of the library', () => {
  const pg = (pool: Pool) => pgStorage(pool)
  expectTypeOf<Native<ReturnType<typeof pg>>>().toEqualTypeOf<PoolClient>()
  const postgresJs = (sql: Sql) => postgresJsStorage(sql)
  expectTypeOf<Native<ReturnType<typeof postgresJs>>>().toEqualTypeOf<TransactionSql>()
  const knex = (it: Knex) => knexStorage(it)
  expectTypeOf<Native<ReturnType<typeof knex>>>().toEqualTypeOf<Knex.Transaction>()
  const kysely = (it: Kysely<{ a: { b: string } }>) => kyselyStorage(it)
  expectTypeOf<Native<ReturnType<typeof kysely>>>().toEqualTypeOf<KyselyTransaction<{ a: { b: string } }>>()
  const sqlite = (it: DatabaseSync) => nodeSqliteStorage(it)
  expectTypeOf<Native<ReturnType<typeof sqlite>>>().toEqualTypeOf<DatabaseSync>()
  const better = (it: BetterSqlite3.Database) => betterSqlite3Storage(it)
  expectTypeOf<Native<ReturnType<typeof better>>>().toEqualTypeOf<BetterSqlite3.Database>()
  const drizzle = (pool: Pool) => drizzleStorage(drizzlePg(pool))
  expectTypeOf<Native<ReturnType<typeof drizzle>>>().toHaveProperty('insert')
  const drizzleJs = (sql: Sql) => drizzleStorage(drizzlePostgresJs(sql))
  expectTypeOf<Native<ReturnType<typeof drizzleJs>>>().toHaveProperty('insert')
  const prisma = (it: PrismaClient) => prismaStorage(it)
  expectTypeOf<Native<ReturnType<typeof prisma>>>().toEqualTypeOf<Omit<PrismaClient, '$transaction'>>()
})
