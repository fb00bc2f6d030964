import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * Returns a port that can be opened: the given one, or any for 0. The address of the webhook must be known before the
 * operator listens.
 *
 * @throws Error with the name of the flag when the port is taken.
 */
export async function freePort(host: string, port: number): Promise<number> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, port)
  }
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address.port
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  const fix = 'Choose another with --port or PIX_EXAMPLE_PORT.'
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} for the operator is taken. ${fix}`)
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be opened by this user. ${fix}`)
  return error
}
