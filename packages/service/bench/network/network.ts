import { fork } from 'node:child_process'
import { once } from 'node:events'
import { userInfo } from 'node:os'

/** A network between the service and its database. */
export interface Network {
  /** The URL of the database at the other end. */
  readonly url: string
  readonly pid: number
  close(): void
}

/** Starts a network that adds a delay in each direction. */
export async function startNetwork(databaseUrl: string, delayMilliseconds: number): Promise<Network> {
  const proxy = new URL('./delayed-proxy.ts', import.meta.url)
  const child = fork(proxy, [String(delayMilliseconds), JSON.stringify(addressOf(databaseUrl))])
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: throughPort(databaseUrl, port),
    pid: child.pid ?? 0,
    close() {
      child.disconnect()
    },
  }
}

const DEFAULT_PORT = '5432'

/** Returns the address of a PostgreSQL server: a host and a port, or the path of a unix socket. */
export function addressOf(databaseUrl: string): object {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  const ownPort = port === '' ? DEFAULT_PORT : port
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${ownPort}` } : { host, port: Number(ownPort) }
}

/** Returns the URL with another port of this machine. A unix socket knows the user; through TCP, the URL names it. */
export function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  if (url.username === '') url.username = userInfo().username
  return url.href
}
