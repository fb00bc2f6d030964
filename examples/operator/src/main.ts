/**
 * Serves the operator of one wallet. Environment: PIX_URL, PIX_WALLET, PIX_CLIENT_ID, PIX_CLIENT_SECRET, PIX_KEY,
 * PIX_WEBHOOK_SECRET, SINCE (YYYY-MM-DD), and optionally PORT, HOST, DATABASE_URL (a postgres URL or a file of SQLite).
 */
import { connectionOf } from './connection.ts'
import { openDatabase } from './database.ts'
import { openServer } from './open-server.ts'
import { serveOperator } from './serve-operator.ts'

const { PORT = '8080', HOST = '127.0.0.1', DATABASE_URL = 'operator.sqlite', SINCE } = process.env
const connection = connectionOf(process.env)
if (!SINCE) throw new Error('Set SINCE to the first day of your books, for example 2026-03-01.')
const { storage, close } = openDatabase(DATABASE_URL)
const server = await openServer(HOST, Number(PORT))
const stop = await serveOperator({ storage, connection, since: SINCE, server })
console.log(`The operator listens on ${server.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(close))
