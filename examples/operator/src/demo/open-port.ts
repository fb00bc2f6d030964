import { type OpenServer, openServer } from '../open-server.ts'

/** Opens a port, or says which flag chooses another one. */
export function openPort(host: string, port: number): Promise<OpenServer> {
  return openServer(host, port).catch((error: NodeJS.ErrnoException) => {
    const fix = 'Choose another with --port or PIX_EXAMPLE_PORT.'
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} for the operator is taken. ${fix}`)
    if (error.code === 'EACCES') throw new Error(`Port ${port} may not be opened by this user. ${fix}`)
    throw error
  })
}
