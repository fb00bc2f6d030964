import type { Json, JsonObject } from '../src/bundle/document.ts'

/** A file that Redocly has read. */
export interface Source {
  readonly absoluteRef: string
}

/** A place in a file, for a report. */
export interface ReportLocation {
  readonly source: Source
  /** The pointer of the place, such as `#/properties/amount`. `#/` means the whole file. */
  readonly pointer: string
}

export interface Location extends ReportLocation {
  readonly absolutePointer: string
  child(keys: string | number | readonly (string | number)[]): Location
  /** Returns the same place, but a report marks only its key. */
  key(): Location
}

interface Report {
  readonly message: string
  readonly location: ReportLocation
  readonly reference: string
}

/** The part of Redocly's visitor context that our rules use. */
export interface Context {
  /** The location of the node. If the node is a `$ref`, the location of its target. */
  readonly location: Location
  readonly key: string | number
  readonly type: { readonly name: string }
  /**
   * Follows a `$ref`, also into other files. `from` is the file that contains the `$ref`. A node that is not a `$ref`
   * is returned unchanged.
   */
  resolve(node: unknown, from?: string): { readonly node?: Json; readonly location?: Location }
  report(report: Report): void
}

type Visit = (node: JsonObject, context: Context) => void

/**
 * The functions of a rule by node type of OpenAPI 3.1 (`redocly inspect-node-types pix --summary` lists the types).
 * Each node is visited once, even when several operations refer to it. `ref` is called for every `$ref` before it is
 * followed.
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
  /** A workflow, and a step of one, in an Arazzo document. */
  readonly Workflow?: Visit
  readonly Step?: Visit
}
