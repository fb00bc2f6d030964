import type { DemoCredentials } from '@pix-payments/service'
import type { Part } from './ports.ts'

/** What a part is started with: its second argument, as JSON. */
export interface PartOptions {
  readonly part: Part
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  readonly dev: boolean
  /** Folder of the service's data; undefined keeps it in memory. */
  readonly data: string | undefined
  /** Of the service's control API. */
  readonly controlToken: string | undefined
  /** The process of the command: a part does not outlive it. */
  readonly commandPid: number
}

/** A part that can be called. */
export interface Listening {
  readonly url: string
}

export interface ListeningService extends Listening {
  readonly demo: DemoCredentials
}

export type Command = 'stop' | 'reload'

/** `stopping` answers `stop` at once, so a part that hangs is known by its silence. */
export type PartMessage =
  | { readonly kind: 'listening'; readonly at: Listening | ListeningService }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'stopping' }
