import type { DemoCredentials } from '@pix-payments/service'
import type { Part } from './ports.ts'

/** The options of a part. The command passes them as JSON in the second argument. */
export interface PartOptions {
  readonly part: Part
  readonly host: string
  /** The port to listen on. 0 takes a free port. */
  readonly port: number
  readonly dev: boolean
  /** The folder of the service's data. When undefined, the service keeps its data in memory. */
  readonly data: string | undefined
  /** The bearer token of the service's control API. */
  readonly controlToken: string | undefined
  /** True if the command builds the documentation after the start. */
  readonly buildDocs: boolean
  /** The ports of all parts. The documentation shows them. */
  readonly ports: Readonly<Record<Part, number>>
}

/** The address of a part that accepts requests. */
export interface Listening {
  readonly url: string
}

export interface ListeningService extends Listening {
  readonly demo: DemoCredentials
}

/** `docs-failed`: the build of the documentation failed. */
export type Command = 'stop' | 'reload' | 'docs-failed'

/**
 * A message of a part to the command. A part sends `stopping` as soon as it receives `stop`; if it does not, the
 * command knows that the part hangs.
 */
export type PartMessage =
  | { readonly kind: 'listening'; readonly at: Listening | ListeningService }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'stopping' }
