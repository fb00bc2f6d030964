import type { Settings } from './command-line.ts'
import type { Listening, ListeningService } from './part-messages.ts'
import { Supervisor } from './supervisor.ts'

export interface Servers {
  readonly service: ListeningService
  readonly mock: Listening
  readonly docs: Listening
  /** Makes open pages of the documentation load again, in `dev`. */
  reload(): void
  /** Lets every part finish what is in flight; one that hangs is killed. */
  close(): Promise<void>
  /** Ends every part at once. */
  kill(): void
}

/**
 * Opens service, mock and documentation, or none: a port that is taken closes what was opened before. Each is a process
 * of its own, so that a fault of one leaves the others alone.
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

/** Ctrl-C finishes what is in flight and ends with 0; a second one ends at once. */
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
  // The reader of a pipe may end first, as `tee` does on Ctrl-C.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
