/**
 * 100 callers in their own process. They send wrong secrets as fast as they get responses, until the parent process
 * ends them.
 */
import { askFrom } from './token-request.ts'

const CALLERS = 100

/** Where the wrong callers send their requests, and with which addresses and client_ids. */
export interface WrongCallers {
  readonly url: string
  /** `*` stands for the number of the caller. Linux can send from any address of 127.0.0.0/8. */
  readonly address: string
  readonly clientId: string
}

const { url, address, clientId } = JSON.parse(process.argv[2] ?? '') as WrongCallers
const counts: Record<string, number> = {}
const end = new AbortController()

process.on('message', () => {
  end.abort()
})
await Promise.all(
  Array.from({ length: CALLERS }, async (_, caller) => {
    const own = (text: string): string => text.replace('*', String(caller + 1))
    const ask = askFrom(url, own(address))
    for (let number = 0; !end.signal.aborted; number += 1) {
      const status = await ask(own(clientId), `wrong ${caller} ${number}`)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }),
)
process.send?.(counts)
process.disconnect?.()
