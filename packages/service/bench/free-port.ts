import { createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'

/** Finds a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server, 0, '127.0.0.1')
  const { port } = addressOf(server, '127.0.0.1')
  await close(server)
  return port
}
