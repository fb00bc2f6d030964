import { type ContractDocument, type JsonObject, operationsOf, resolve } from './document.ts'

export interface CatalogueCode {
  readonly code: string
  readonly family: string
  readonly status: number
  readonly retryable: boolean
  readonly retryableWhen?: string | undefined
  readonly meaning: string
}
export interface CatalogueOperation {
  readonly family: string
  readonly codes: readonly { readonly code: string; readonly meaning?: string | undefined }[]
}
/** The part of `errors.yaml` that the tables need. */
export interface Catalogue {
  readonly codes: readonly CatalogueCode[]
  readonly operations: Readonly<Record<string, CatalogueOperation>>
}

/**
 * Adds the meanings of the error codes in `errors.yaml` to the descriptions. Each error response gets a table of its
 * codes, and each operation gets the order of precedence. Changes the document in place.
 */
export function addErrorTables(document: ContractDocument, catalogue: Catalogue): void {
  const done = new Set<JsonObject>()
  for (const { operationId, operation } of operationsOf(document)) {
    const entry = catalogue.operations[operationId]
    if (entry === undefined) throw new Error(`errors.yaml has no operation ${operationId}`)
    const rows = entry.codes.map(({ code, meaning }) => {
      const row = catalogue.codes.find((it) => it.code === code && it.family === entry.family)
      if (row === undefined) throw new Error(`errors.yaml has no code ${code} of the family ${entry.family}`)
      return meaning === undefined ? row : { ...row, meaning }
    })
    for (const [status, node] of Object.entries((operation['responses'] ?? {}) as JsonObject)) {
      const response = resolve(document, node)
      const ofStatus = rows.filter((row) => String(row.status) === status)
      if (ofStatus.length === 0 || done.has(response)) continue
      done.add(response)
      response['description'] = `${String(response['description']).trimEnd()}\n\n${table(ofStatus)}`
    }
    operation['description'] = `${String(operation['description']).trimEnd()}\n\n${precedence(rows)}`
  }
}

function table(rows: readonly CatalogueCode[]): string {
  const lines = rows.map(
    ({ code, meaning, retryable, retryableWhen }) =>
      `| \`${code}\` | ${meaning.trim().replaceAll('|', '\\|')} | ${retry(retryable, retryableWhen)} |`,
  )
  return ['| Code | Meaning | Retry |', '|---|---|---|', ...lines].join('\n')
}

const retry = (retryable: boolean, when: string | undefined): string =>
  when === undefined ? (retryable ? 'yes' : 'no') : `no; yes in one case: ${when}`

function precedence(rows: readonly CatalogueCode[]): string {
  return `When several rules are broken, the answer is the first of: ${rows.map(({ code }) => `\`${code}\``).join(', ')}.`
}
