import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../../../service/test/support/fresh-schema.ts'

/** The database of a back end under test. */
export interface TestDatabase extends AsyncDisposable {
  /** Undefined: a file of SQLite. */
  readonly url: string | undefined
}

export interface Engine {
  readonly name: string
  readonly database: 'sqlite' | 'postgresql'
  open(): Promise<TestDatabase>
}

const sqlite: Engine = {
  name: 'SQLite',
  database: 'sqlite',
  open: async () => ({ url: undefined, [Symbol.asyncDispose]: async () => undefined }),
}

const postgres = (serverUrl: string): Engine => ({
  name: 'PostgreSQL',
  database: 'postgresql',
  async open() {
    const { schema, query, drop } = freshSchema(serverUrl)
    await query(`create schema ${schema}`)
    const url = new URL(serverUrl)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return { url: url.href, [Symbol.asyncDispose]: drop }
  },
})

const found = await findPostgres()

/** The engines of the kit. Without PostgreSQL, the output names the reason. */
export const ENGINES: readonly Engine[] = [sqlite, ...('url' in found ? [postgres(found.url)] : [])]
if ('missing' in found) console.warn(`Skipped: ${found.missing}`)
