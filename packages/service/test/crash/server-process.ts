import { Killable } from './killable.ts'
import type { ServerOptions } from './server.ts'

/** A server process that can be killed, and restarted at the same address. */
export class ServerProcess extends Killable {
  readonly url: string

  constructor(options: ServerOptions, onFailure: (failure: string) => void) {
    super('server.ts', options, onFailure)
    this.url = `http://127.0.0.1:${options.port}`
  }
}
