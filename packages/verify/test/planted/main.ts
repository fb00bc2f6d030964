/** The example on the kit with one planted bug. Environment: PORT, DATABASE_URL, BUG. */
import { createServer } from 'node:http'
import { nodeListener } from '@pix-payments/operator/node'
import { createApp } from '../../../../examples/operator/src/verifier/app.ts'
import { createBackEnd } from '../../../../examples/operator/src/verifier/back-end.ts'
import { openDatabase } from '../../../../examples/operator/src/database.ts'
import { createSettableClock } from '../../../../examples/operator/src/verifier/settable-clock.ts'
import { isStatementOfDay } from './books.ts'
import { BUGS } from './bugs.ts'

const { PORT = '8080', DATABASE_URL = 'operator.sqlite', BUG = '' } = process.env
const bug = BUGS[BUG]
if (bug === undefined) throw new Error(`No bug is called ${BUG}.`)

const { storage: plain } = openDatabase(DATABASE_URL)
const storage = bug.storage?.(plain) ?? plain
const clock = createSettableClock()
const backEnd = await createBackEnd(storage, clock)
const { fetch } = createApp(backEnd, storage, clock)
const truth = globalThis.fetch
const { call = (_, next) => next(), readsStatement = false } = bug
// This process makes no other calls than those of the client of the payment API.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!readsStatement && isStatementOfDay(request)) return new Response('gateway', { status: 404 })
  return call(request, () => truth(input, init), clock)
}
const serve = async (request: Request): Promise<Response> => {
  const isWebhook = new URL(request.url).pathname === '/webhook'
  if (!isWebhook || bug.receive === undefined) return fetch(request)
  const body = await request.text()
  const again = (): Promise<Response> =>
    Promise.resolve(fetch(new Request(request.url, { method: 'POST', headers: request.headers, body })))
  return bug.receive(body, again, { backEnd, storage, clock, headers: request.headers })
}
const listener = nodeListener(serve)
createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(Number(PORT), '127.0.0.1')
