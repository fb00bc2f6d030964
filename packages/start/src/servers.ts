import type { Settings } from './command-line.ts'
import type { Listening, ListeningService } from './part-messages.ts'
import { Supervisor } from './supervisor.ts'

export interface Servers {
  readonly service: ListeningService
  readonly mock: Listening
  readonly docs: Listening
  /** With `dev`, reloads the open pages of the documentation. */
  reload(): void
  /** Stops every part after its requests in flight. Kills a part that hangs. */
  close(): Promise<void>
  /** Kills every part at once. */
  kill(): void
}

/**
 * Opens service, mock and documentation. When one of them cannot open, the others are closed and the promise rejects.
 * Each runs in its own process, so that a failure of one does not affect the others.
 */
export async function openServers(
  { host, ports, data, controlToken }: Settings,
  { dev }: { readonly dev: boolean },
): Promise<Servers> {
  const common = { host, dev, data, controlToken, commandPid: process.pid }
  const service = new Supervisor<ListeningService>({ part: 'service', port: ports.service, ...common })
  const mock = new Supervisor({ part: 'mock', port: ports.mock, ...common })
  const docs = new Supervisor({ part: 'docs', port: ports.docs, ...common })
  const parts = [service, mock, docs]
  const close = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()))
  }
  const opening = Promise.all([service.open(), mock.open(), docs.open()])
  const [serviceAt, mockAt, docsAt] = await opening.catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    service: serviceAt,
    mock: mockAt,
    docs: docsAt,
    reload: () => docs.send('reload'),
    close,
    kill: () => parts.forEach((part) => part.kill()),
  }
}

/** The first Ctrl-C waits for requests in flight and exits with 0. A second one kills the parts and exits with 130. */
export function stopOnSignal(servers: Servers): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) {
        servers.kill()
        process.exit(130)
      }
      stopping = true
      void servers.close().then(() => {
        console.log('Stopped.')
        process.exit(0)
      })
    })
  }
  // The reader of a pipe, such as `tee`, may end first on Ctrl-C. Then writes fail, which must not end this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
