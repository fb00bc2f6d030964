/**
 * One SQL text for both engines. Five rules make this possible; a test prepares every statement on both engines:
 *
 * 1. Integers are bound as 64 bits (`$1` to `$n`); division is not used.
 * 2. The results of `sum` and `count` are JavaScript numbers; amounts stay below 2^53.
 * 3. Text is compared byte by byte (`collate "C"` on PostgreSQL).
 * 4. A parameter is not repeated in GROUP BY.
 * 5. Time is epoch milliseconds and ids are text, both given as parameters; JSON is text; no now(), casts or arrays.
 *
 * `{lock}` locks the selected rows until the transaction ends. `{skip locked}` does the same, but skips rows that
 * another transaction has locked. SQLite ignores both markers, because it has only one writer.
 */
export interface Statement {
  readonly name: string
  readonly text: string
}

export type Value = string | number | null

const registry = new Map<string, Statement>()

/**
 * Registers a statement under a unique name. Throws on a duplicate name, because the PostgreSQL driver caches prepared
 * statements by name.
 */
export function statement(name: string, text: string): Statement {
  if (registry.has(name)) throw new Error(`There are two statements named ${name}`)
  const named = { name, text: text.trim().replaceAll(/\s+/g, ' ') }
  registry.set(name, named)
  return named
}

/** All statements of the loaded modules. */
export const allStatements = (): readonly Statement[] => [...registry.values()]
