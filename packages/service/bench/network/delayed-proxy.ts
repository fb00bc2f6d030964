/**
 * A TCP proxy that adds a delay in each direction, as a network between the service and its database does. It keeps the
 * order and the bandwidth, and does not delay the opening of a connection. It runs in a process of its own. Arguments:
 * the delay in milliseconds, and the address to connect to, as JSON. It sends its port to the parent process.
 */
import { once } from 'node:events'
import { type AddressInfo, type NetConnectOpts, type Socket, connect, createServer } from 'node:net'
import { DelayLine } from './delay-line.ts'

/** Timers fire up to a millisecond late, so an item that leaves this soon leaves at once. In milliseconds. */
const TOLERANCE = 0.1

const [delay = '0', address = '{}'] = process.argv.slice(2)
const line = new DelayLine<() => void>(Number(delay))
let isArmed = false

function pass(step: () => void): void {
  line.add(step, performance.now())
  leave()
}

function leave(): void {
  for (const step of line.takeDue(performance.now() + TOLERANCE)) step()
  if (isArmed || line.nextDue === undefined) return
  isArmed = true
  setTimeout(
    () => {
      isArmed = false
      leave()
    },
    // A timer counts in whole milliseconds. Under load, the next item that comes makes earlier items leave in time.
    Math.max(1, Math.floor(line.nextDue - performance.now())),
  )
}

function forward(from: Socket, to: Socket): void {
  from.on('data', (bytes) => {
    pass(() => {
      if (to.writable && !to.write(bytes)) {
        from.pause()
        to.once('drain', () => from.resume())
      }
    })
  })
  from.on('end', () => pass(() => to.end()))
  // `close` follows each error.
  from.on('error', () => undefined)
  from.on('close', () => pass(() => to.destroySoon()))
}

const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
  const target = connect({ ...(JSON.parse(address) as NetConnectOpts), noDelay: true, allowHalfOpen: true })
  forward(socket, target)
  forward(target, socket)
})
process.on('disconnect', () => {
  process.exit()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
