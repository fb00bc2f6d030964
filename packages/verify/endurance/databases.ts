import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../../service/test/support/fresh-schema.ts'
import type { EnduranceOptions } from './options.ts'
import { type Databases, openFolder } from './setup.ts'

/** Opens the databases of the service and of the back end. They are removed at the end. */
export async function openDatabases(
  engine: EnduranceOptions['database'],
): Promise<Databases & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  if (engine === 'sqlite') {
    const { folder } = stack.use(openFolder())
    const owned = stack.move()
    return { folder, [Symbol.asyncDispose]: () => owned.disposeAsync() }
  }
  // The server stops with this process.
  const found = await findPostgres()
  if ('missing' in found) throw new Error(found.missing)
  const service = freshSchema(found.url)
  const books = freshSchema(found.url)
  await books.query(`create schema ${books.schema}`)
  const backEndUrl = new URL(found.url)
  backEndUrl.searchParams.set('options', `-c search_path=${books.schema}`)
  return {
    url: found.url,
    serviceSchema: service.schema,
    backEndUrl: backEndUrl.href,
    async [Symbol.asyncDispose]() {
      await service.drop()
      await books.drop()
    },
  }
}
