import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from '@pix-payments/testing/postgres'

/** The address of an empty database. */
export interface EmptyDatabase extends AsyncDisposable {
  readonly url: string
}

export interface Engine {
  readonly name: string
  empty(): Promise<EmptyDatabase>
}

const found = await findPostgres()

const sqlite: Engine = {
  name: 'SQLite',
  async empty() {
    const folder = mkdtempSync(join(tmpdir(), 'example-operator-'))
    return {
      url: join(folder, 'operator.sqlite'),
      [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
    }
  },
}

const postgres = (server: string): Engine => ({
  name: 'PostgreSQL',
  async empty() {
    const schema = `example_${randomUUID().replaceAll('-', '')}`
    const query = async (text: string): Promise<void> => {
      const client = new Client({ connectionString: server })
      await client.connect()
      await client.query(text)
      await client.end()
    }
    await query(`create schema ${schema}`)
    const url = new URL(server)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return { url: url.href, [Symbol.asyncDispose]: () => query(`drop schema ${schema} cascade`) }
  },
})

/** The databases of the example. Without PostgreSQL, the output names the reason. */
export const ENGINES: readonly Engine[] = [sqlite, ...('url' in found ? [postgres(found.url)] : [])]
if ('missing' in found) console.warn(`Skipped: ${found.missing}`)
