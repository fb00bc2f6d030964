import { CURRENT_SCHEMA, refuseForeignSchema, schemaVersion } from './migrations/migrate.ts'
import { allStatements } from './statement.ts'
import { StoreError, type StoreReader } from './store.ts'

/**
 * Checks that the store has the schema of this version, and that the engine accepts every statement. Changes nothing.
 * Returns the number of accepted statements, which counts only statements of loaded modules.
 *
 * @throws StoreError when the schema has another version, or the engine rejects a statement.
 */
export async function checkSchema(
  store: StoreReader,
): Promise<{ readonly schema: number; readonly statements: number }> {
  const schema = await schemaVersion(store)
  refuseForeignSchema(schema)
  if (schema < CURRENT_SCHEMA) {
    throw new StoreError(
      schema === 0
        ? 'The store is empty: no service has started with it yet.'
        : `The data has schema ${schema}, and this version of the service needs ${CURRENT_SCHEMA}. Run pix-service migrate first.`,
    )
  }
  const statements = allStatements()
  for (const statement of statements) await store.prepare(statement)
  return { schema, statements: statements.length }
}
