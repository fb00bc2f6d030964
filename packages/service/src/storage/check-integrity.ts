import type { Statement } from './statement.ts'
import { type Reader, StoreError, type StoreReader } from './store.ts'

/** The result of the database engine's own integrity check. */
export interface IntegrityCheck {
  /** One sentence per problem. */
  readonly problems: readonly string[]
  /** Names the checked parts, or states why the check was not possible. */
  readonly about: string
}

/** The maximum number of problems in the list. */
const MOST_PROBLEMS = 20

const engineStatement = (name: string, text: string): Statement => ({ name: `integrity.${name}`, text })

/**
 * Checks the pages of the file, the order of keys, and whether indexes match their tables. On a read-only connection,
 * SQLite does not verify CHECK constraints.
 */
const SQLITE_CHECK = engineStatement('sqlite', `pragma integrity_check(${MOST_PROBLEMS})`)

const SQLITE_REFERENCES = engineStatement(
  'references',
  'select "table" as name, parent, count(*) as rows from pragma_foreign_key_check group by 1, 2 order by 1, 2',
)

const AMCHECK = engineStatement(
  'amcheck',
  `select quote_ident(n.nspname) as place,
      bool_and(has_function_privilege(p.oid, 'execute') and has_schema_privilege(n.oid, 'usage')) as allowed
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      join pg_depend d on d.refobjid = e.oid and d.deptype = 'e' join pg_proc p on p.oid = d.objid
    where e.extname = 'amcheck' and p.proname in ('bt_index_check', 'verify_heapam') group by n.nspname`,
)
const OURS = 'c.relnamespace = current_schema()::regnamespace'
const checkTables = (place: string): Statement =>
  engineStatement(
    'tables',
    `select c.relname::text as name, v.msg as problem from pg_class c
      cross join lateral ${place}.verify_heapam(c.oid::regclass) v
      where c.relkind = 'r' and ${OURS} limit ${MOST_PROBLEMS}`,
  )
/** The statement fails at the first damaged index, so the check reports at most one index. */
const checkIndexes = (place: string): Statement =>
  engineStatement(
    'indexes',
    `select ${place}.bt_index_check(c.oid::regclass, true)::text as nothing from pg_class c
      join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
      where c.relkind = 'i' and a.amname = 'btree' and i.indisvalid and ${OURS} order by c.relname`,
  )

/** Runs the database engine's own integrity check. Changes nothing. */
export const checkIntegrity = (store: StoreReader): Promise<IntegrityCheck> =>
  store.engine === 'sqlite' ? store.snapshot(checkSqlite) : checkPostgres(store)

async function checkSqlite(reader: Reader): Promise<IntegrityCheck> {
  const rows = await reader.all<{ integrity_check: string }>(SQLITE_CHECK)
  const dangling = await reader.all<{ name: string; parent: string; rows: number }>(SQLITE_REFERENCES)
  return {
    problems: [
      ...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...dangling.map(
        ({ name, parent, rows }) => `${rows} rows of ${name} refer to a missing row of ${parent}`,
      ),
    ],
    about: 'SQLite: integrity_check of the whole file, and foreign_key_check',
  }
}

async function checkPostgres(store: StoreReader): Promise<IntegrityCheck> {
  const found = await store.snapshot((reader) => reader.first<{ place: string; allowed: boolean }>(AMCHECK))
  if (found === undefined) {
    return {
      problems: [],
      about: 'PostgreSQL: not checked, because the extension amcheck is missing (create extension amcheck)',
    }
  }
  const { place, allowed } = found
  if (!allowed) {
    return { problems: [], about: 'PostgreSQL: not checked, because this user may not call amcheck' }
  }
  const tables = await store.snapshot((reader) =>
    reader.all<{ name: string; problem: string }>(checkTables(place)),
  )
  const indexes = await store
    .snapshot((reader) => reader.all(checkIndexes(place)))
    .then(() => [])
    .catch((error: unknown) => {
      if (error instanceof StoreError) return [error.message]
      throw error
    })
  return {
    problems: [...tables.map(({ name, problem }) => `${name}: ${problem}`), ...indexes],
    about: 'PostgreSQL: amcheck of all tables and indexes',
  }
}
