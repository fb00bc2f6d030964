import type { Json, JsonObject } from '../src/bundle/document.ts'

/** A file that Redocly has read. */
export interface Source {
  readonly absoluteRef: string
}

/** A place in a file: what a report points at. */
export interface ReportLocation {
  readonly source: Source
  /** `#/` for the whole file, else `#/properties/amount`. */
  readonly pointer: string
}

export interface Location extends ReportLocation {
  readonly absolutePointer: string
  child(keys: string | number | readonly (string | number)[]): Location
  /** The same place, but only its key is marked in the report. */
  key(): Location
}

interface Report {
  readonly message: string
  readonly location: ReportLocation
  readonly reference: string
}

/** What Redocly tells a visitor about the node that it visits, as far as our rules ask. */
export interface Context {
  /** Where the node stands: behind the `$ref` when there is one. */
  readonly location: Location
  readonly key: string | number
  readonly type: { readonly name: string }
  /** Follows a `$ref`, also over files; `from` is the file that holds it. Gives back what is no reference. */
  resolve(node: unknown, from?: string): { readonly node?: Json; readonly location?: Location }
  report(report: Report): void
}

type Visit = (node: JsonObject, context: Context) => void

/**
 * Functions by node type of OpenAPI 3.1 (`redocly inspect-node-types pix --summary` lists them); each node is visited
 * once, even when several operations lead to it. `ref` sees every `$ref` before it is followed.
 */
export interface Visitor {
  readonly any?: Visit
  readonly ref?: Visit
  readonly Root?: Visit | { readonly enter?: Visit; readonly leave?: Visit }
  readonly Paths?: Visit
  readonly WebhooksMap?: Visit
  readonly Operation?: Visit
  readonly Parameter?: Visit
  readonly Header?: Visit
  readonly HeadersMap?: Visit
  readonly Response?: Visit
  readonly MediaType?: Visit
  readonly Schema?: Visit
  readonly SchemaProperties?: Visit
  readonly SecurityScheme?: Visit
  readonly Tag?: Visit
}
