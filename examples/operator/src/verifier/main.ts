/** Serves the operator with the interface of the verifier, for tests. Environment: PORT, DATABASE_URL (a postgres URL or a file of SQLite), HOST. */
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { createBackEnd } from './back-end.ts'
import { openDatabase } from '../database.ts'
import { createSettableClock } from './settable-clock.ts'

const { PORT = '8080', HOST = '127.0.0.1', DATABASE_URL = 'operator.sqlite' } = process.env
const { storage, close } = openDatabase(DATABASE_URL)
const clock = createSettableClock()
const backEnd = await createBackEnd(storage, clock)
const server = serve(
  { fetch: createApp(backEnd, storage, clock).fetch, port: Number(PORT), hostname: HOST },
  ({ port }) => console.log(`The operator listens on http://${HOST}:${port}`),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close(() => void close()))
