import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * Returns a port that no program listens on, for a command that must be given one. It lies outside the range from which
 * the operating system gives ports to others, so none of them takes it before the command listens.
 */
export const freePort = (): Promise<number> => getPort({ port: randomInt(20_000, 30_000) })
