import { type Socket, connect } from 'node:net'
import { type ReadResponse, ResponseReader } from './response-reader.ts'

export interface Target {
  readonly host: string
  readonly port: number
}

/** What a request ended with: a response, or the reason why there is none. */
export type Outcome = ReadResponse | 'refused' | 'reset'

/** The buffer that a connection reads into. The bodies of most responses fit; longer ones need several reads. */
const BUFFER_BYTES = 16_384

/**
 * A connection that sends one request at a time. It opens when the first request is sent, and opens again after the
 * server closed it.
 */
export class Connection {
  /** The index of the target; a caller may change it between two requests. */
  targetIndex: number
  readonly #targets: readonly Target[]
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  #socket: Socket | undefined
  #isConnected = false
  #onOutcome: ((outcome: Outcome) => void) | undefined

  constructor(targets: readonly Target[], index: number) {
    this.#targets = targets
    this.targetIndex = index % targets.length
  }

  send(bytes: Buffer, onOutcome: (outcome: Outcome) => void): void {
    this.#onOutcome = onOutcome
    this.#socket ??= this.#open()
    this.#socket.write(bytes)
  }

  /** Connects to the next target with the next request. */
  changeTarget(): void {
    this.close()
    this.targetIndex = (this.targetIndex + 1) % this.#targets.length
  }

  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.destroy()
  }

  #open(): Socket {
    const { host, port } = this.#targets[this.targetIndex] as Target
    const reader = new ResponseReader((response) => {
      if (response.isLast) this.close()
      this.#end(response)
    })
    // `onread` with one buffer: no allocation for each read.
    const onread = {
      buffer: this.#buffer,
      callback: (length: number): boolean => {
        reader.read(this.#buffer.subarray(0, length))
        return true
      },
    }
    const socket = connect({ host, port, noDelay: true, onread })
    this.#isConnected = false
    socket.once('connect', () => {
      this.#isConnected = true
    })
    // `close` follows each error.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#end(this.#isConnected ? 'reset' : 'refused')
    })
    return socket
  }

  #end(outcome: Outcome): void {
    const onOutcome = this.#onOutcome
    this.#onOutcome = undefined
    onOutcome?.(outcome)
  }
}
