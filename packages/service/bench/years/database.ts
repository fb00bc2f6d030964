import { DatabaseSync } from 'node:sqlite'
import { Client, types } from 'pg'

/** Runs SQL beside the service. Integers are JavaScript numbers. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  run(text: string): Promise<void>
  all<Row extends object>(text: string): Promise<readonly Row[]>
  close(): Promise<void>
}

/** Opens a SQLite file for a bulk load: nothing is synced, and most of the file is in memory. */
export function sqliteDatabase(file: string): Database {
  const database = new DatabaseSync(file)
  for (const pragma of ['synchronous = off', 'cache_size = -4000000', 'temp_store = memory']) {
    database.exec(`pragma ${pragma}`)
  }
  return {
    engine: 'sqlite',
    run: async (text) => {
      database.exec(text)
    },
    all: async <Row extends object>(text: string) => database.prepare(text).all() as Row[],
    close: async () => {
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
  }
}

const BIGINT = 20

export async function postgresDatabase(url: string, schema: string): Promise<Database> {
  types.setTypeParser(BIGINT, Number)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`set search_path to ${schema}`)
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '512MB'`)
  return {
    engine: 'postgres',
    run: async (text) => {
      await client.query(text)
    },
    all: async <Row extends object>(text: string) => (await client.query(text)).rows as Row[],
    close: () => client.end(),
  }
}
