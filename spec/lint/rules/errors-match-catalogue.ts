import type { Json } from '../../src/bundle/document.ts'
import { nearestCode } from '../../src/data/nearest.ts'
import type { CatalogueCode } from '../catalogue.ts'
import { bodySchemas, isError, operationsIn, type Placed, responsesOf } from '../operations.ts'
import type { Context, Location, ReportLocation } from '../redocly.ts'
import type { Lint, LintRule } from '../rule.ts'
import { alternatives, constants, property } from '../schemas.ts'

/**
 * Response schemas and `errors.yaml` must have the same codes for each operation and status, and the same type and
 * retryable for each code.
 */
export const errorsMatchCatalogue: LintRule = {
  name: 'errors-match-catalogue',
  section: 'errors',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      const { errors } = lint.files
      const operations = operationsIn(paths, context)
      for (const operation of operations) {
        const family = errors.operations[operation.id]?.family
        if (family === undefined) continue
        for (const response of responsesOf(operation, context)) {
          if (!isError(response.status)) continue
          const want = errors.codesOf(operation.id, response.status)
          for (const { schema, location } of bodySchemas(response)) {
            const problems = problemsIn(schema, location, family, context)
            const have = problems.flatMap(({ codes }) => codes)
            compare(lint, `${operation.id} ${response.status}`, { have, want }, response.location)
            for (const problem of problems) agree(lint, family, problem, context)
          }
          if (want.length === 0) {
            lint.report(
              `errors.yaml lists no code of ${operation.id} for ${response.status}.`,
              response.location,
            )
          }
        }
      }
      checkCatalogue(lint, new Set(operations.map(({ id }) => id)))
    },
  }),
}

/** One error body of a response: the codes that it can have, and the schema that states type and retryable. */
interface Problem {
  readonly codes: readonly string[]
  readonly at: Placed
}

/** Returns the error bodies of a schema. The code is in `error` (token), `code` (money) or `error.code` (automatic). */
function problemsIn(
  schema: Json | undefined,
  location: Location,
  family: string,
  context: Context,
): Problem[] {
  const key = family === 'token' ? 'error' : 'code'
  const bodies =
    family === 'automatic'
      ? property(schema, location, 'error', context)
      : alternatives(schema, location, context)
  return bodies.map((at) => ({ at, codes: values(at, key, context).map(String) }))
}

const values = ({ node, location }: Placed, name: string, context: Context): Json[] =>
  property(node, location, name, context).flatMap(constants)

function compare(
  lint: Lint,
  where: string,
  { have, want }: { have: readonly string[]; want: readonly string[] },
  place: ReportLocation,
): void {
  for (const code of want) {
    if (!have.includes(code)) lint.report(`${where} lacks ${code}, which errors.yaml lists.`, place)
  }
  for (const code of have) {
    if (!want.includes(code)) lint.report(`${where} has ${code}, which errors.yaml does not list.`, place)
  }
}

/**
 * Checks that an error body has the type and the retryable that the catalogue states. A body of codes that differ in
 * `retryable` states none.
 */
function agree(lint: Lint, family: string, { codes, at }: Problem, context: Context): void {
  if (family !== 'automatic') return
  const rows = codes.flatMap((code) => lint.files.errors.code(family, code) ?? [])
  const isOpen = rows.some((row) => row.retryableWhen !== undefined || row.retryable !== rows[0]?.retryable)
  for (const row of rows) {
    for (const key of ['type', 'retryable'] satisfies (keyof CatalogueCode)[]) {
      const said = values(at, key, context)
      if (key === 'retryable' && isOpen && said.length === 0) continue
      if (said.length !== 1 || said[0] !== row[key]) {
        lint.report(
          `${row.code} has ${key} ${String(row[key])} in errors.yaml, but here ${said.join(' or ') || 'none'}.`,
          at.location,
        )
      }
    }
  }
}

/**
 * Checks the catalogue: all its operations exist, the codes of its roles and operations are defined, and every code is
 * used.
 */
function checkCatalogue({ files, report }: Lint, operationIds: ReadonlySet<string>): void {
  const { errors } = files
  const used = new Set<string>()
  const reported = new Set<string>()
  const use = (family: string, code: string): void => void used.add(`${family} ${code}`)
  const reportUnknown = (family: string, code: string, meant: string | undefined, place: ReportLocation) => {
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
    report(`The family ${family} has no code ${code}.${hint}`, place)
  }
  for (const [family, { roles }] of Object.entries(errors.families)) {
    for (const role of Object.keys(roles)) {
      for (const code of errors.role(family, role)) {
        use(family, code)
        // The families are those of the contract, so the lint of the contract reports their faults.
        if (errors.code(family, code) !== undefined || files.base !== undefined) continue
        const place = files.place('errors.yaml', 'families', family, 'roles', role)
        reportUnknown(family, code, nearestCode(code, { family, codes: errors.codes }), place)
      }
    }
  }
  for (const [id, { family, codes }] of Object.entries(errors.operations)) {
    if (!operationIds.has(id)) {
      report(`The contract has no operation ${id}.`, files.place('errors.yaml', 'operations', id))
    }
    for (const { code, misspelt, at } of codes) {
      use(family, code)
      if (misspelt === undefined && errors.code(family, code) !== undefined) continue
      const place = files.place('errors.yaml', ...at, 'code')
      // Several operations can name the run of the code.
      if (reported.has(place.pointer)) continue
      reported.add(place.pointer)
      reportUnknown(family, misspelt ?? code, misspelt === undefined ? undefined : code, place)
    }
  }
  errors.codes.forEach(({ family, code }, index) => {
    if (used.has(`${family} ${code}`)) return
    report(`No operation and no role uses ${code}.`, files.place('errors.yaml', 'codes', index, 'code'))
  })
}
