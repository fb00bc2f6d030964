import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import BetterSqlite3 from 'better-sqlite3'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePostgresJs } from 'drizzle-orm/postgres-js'
import knex from 'knex'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import postgres from 'postgres'
import { findPostgres } from '@pix-payments/testing/postgres'
import {
  betterSqlite3Storage,
  knexStorage,
  nodeSqliteStorage,
  pgStorage,
  postgresJsStorage,
  prismaStorage,
  type Storage,
} from '../../src/storage/index.ts'
import { drizzleStorage } from '../../src/storage/drizzle.ts'
import { kyselyStorage } from '../../src/storage/kysely.ts'
import type { Engine } from './engines.ts'
import { prismaClient } from './prisma-client.ts'

type Opened = readonly [storage: Storage, close: () => Promise<unknown>]

/** PostgreSQL, with a schema of its own for each test. By default, its transactions are serializable. */
const onPostgres = (url: string, name: string, open: (url: string, schema: string) => Opened): Engine => ({
  name,
  async open() {
    const schema = `operator_${randomUUID().replaceAll('-', '')}`
    const admin = new Pool({ connectionString: url, max: 1 })
    await admin.query(`create schema ${schema}`)
    const [storage, close] = open(url, schema)
    return {
      storage,
      async close() {
        await close()
        await admin.query(`drop schema ${schema} cascade`)
        await admin.end()
      },
    }
  },
})

const onSqlite = (name: string, open: () => Opened): Engine => ({
  name,
  async open() {
    const [storage, close] = open()
    return { storage, close: async () => void (await close()) }
  },
})

const poolOf = (url: string, schema: string): Pool =>
  new Pool({
    connectionString: url,
    options: `-c search_path=${schema} -c default_transaction_isolation=serializable`,
    max: 20,
  })
/** Postgres.js does not read the folder of a socket from a URL. */
function postgresJs(url: string, schema: string, more: postgres.Options<{}> = {}): postgres.Sql {
  const folder = new URL(url).searchParams.get('host')
  const options = {
    max: 20,
    connection: { search_path: schema, default_transaction_isolation: 'serializable' as const },
    ...more,
  }
  return folder === null
    ? postgres(url, options)
    : postgres({ ...options, host: folder, username: 'postgres', database: 'postgres' })
}

const POSTGRES: readonly (readonly [name: string, open: (url: string, schema: string) => Opened])[] = [
  [
    'pg',
    (url, schema) => {
      const pool = poolOf(url, schema)
      return [pgStorage(pool), () => pool.end()]
    },
  ],
  [
    'Postgres.js',
    (url, schema) => {
      const sql = postgresJs(url, schema)
      return [postgresJsStorage(sql), () => sql.end()]
    },
  ],
  [
    'Prisma',
    (url, schema) => {
      const pool = poolOf(url, schema)
      const prisma = prismaClient(pool)
      return [prismaStorage(prisma), () => prisma.$disconnect().then(() => pool.end())]
    },
  ],
  [
    'Kysely',
    (url, schema) => {
      const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(url, schema) }) })
      return [kyselyStorage(database), () => database.destroy()]
    },
  ],
  [
    'Kysely with camel case',
    (url, schema) => {
      const dialect = new PostgresDialect({ pool: poolOf(url, schema) })
      const database = new Kysely<unknown>({ dialect, plugins: [new CamelCasePlugin()] })
      return [kyselyStorage(database), () => database.destroy()]
    },
  ],
  [
    'Postgres.js with camel case',
    (url, schema) => {
      const sql = postgresJs(url, schema, { transform: postgres.camel })
      return [postgresJsStorage(sql), () => sql.end()]
    },
  ],
  [
    'Knex',
    (url, schema) => {
      const database = knex({
        client: 'pg',
        connection: {
          connectionString: url,
          options: `-c default_transaction_isolation=serializable`,
        },
        searchPath: schema,
        pool: { min: 0, max: 20 },
      })
      return [knexStorage(database), () => database.destroy()]
    },
  ],
  [
    'Drizzle on pg',
    (url, schema) => {
      const pool = poolOf(url, schema)
      return [drizzleStorage(drizzlePg(pool)), () => pool.end()]
    },
  ],
  [
    'Drizzle on Postgres.js',
    (url, schema) => {
      const sql = postgresJs(url, schema)
      return [drizzleStorage(drizzlePostgresJs(sql)), () => sql.end()]
    },
  ],
]

const found = await findPostgres()

/** All adapters that this machine can test. Without PostgreSQL, `engines.ts` prints the reason. */
export const ADAPTERS: readonly Engine[] = [
  onSqlite('node:sqlite', () => {
    const database = new DatabaseSync(':memory:')
    return [nodeSqliteStorage(database), async () => database.close()]
  }),
  onSqlite('better-sqlite3', () => {
    const database = new BetterSqlite3(':memory:')
    return [betterSqlite3Storage(database), async () => database.close()]
  }),
  onSqlite('Kysely on SQLite', () => {
    const dialect = new SqliteDialect({ database: new BetterSqlite3(':memory:') })
    const database = new Kysely<unknown>({ dialect })
    return [kyselyStorage(database, 'sqlite'), () => database.destroy()]
  }),
  onSqlite('Knex on SQLite', () => {
    const database = knex({
      client: 'better-sqlite3',
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
    })
    return [knexStorage(database, 'sqlite'), () => database.destroy()]
  }),
  ...('url' in found ? POSTGRES.map(([name, open]) => onPostgres(found.url, name, open)) : []),
]
