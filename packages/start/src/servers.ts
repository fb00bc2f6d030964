import type { Settings } from './command-line.ts'
import { endWithCommand } from './end-with-command.ts'
import type { Listening, ListeningService } from './part-messages.ts'
import type { Part } from './ports.ts'
import { Supervisor } from './supervisor.ts'

export interface Servers {
  readonly service: ListeningService
  readonly mock: Listening
  readonly docs: Listening
  /** With `dev`, makes the pages of the documentation again, and reloads the open ones. */
  reload(): void
  /** Starts a part again, for example after an edit of its source. */
  restart(part: Part): Promise<void>
  /** Tells the documentation that its build failed. */
  docsFailed(): void
  /** Stops every part after it has answered its requests in flight. Kills a part that hangs. */
  close(): Promise<void>
  /** Kills every part at once. */
  kill(): void
}

/**
 * Starts service, mock and documentation. Each part runs in its own process, so that the failure of one part does not
 * affect the others. When one part cannot start, the others are closed and the promise rejects.
 */
export async function openServers(
  { host, ports, data, controlToken, buildDocs }: Settings,
  { dev }: { readonly dev: boolean },
): Promise<Servers> {
  endWithCommand()
  const common = { host, dev, data, controlToken, buildDocs, ports }
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
    restart: (part) => ({ service, mock, docs })[part].restart(),
    docsFailed: () => docs.send('docs-failed'),
    close,
    kill: () => parts.forEach((part) => part.kill()),
  }
}

/**
 * Stops the parts on Ctrl-C. The first Ctrl-C waits for requests in flight and exits with 0. A second Ctrl-C kills the
 * parts and exits with 130.
 */
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
  // On Ctrl-C, the program that reads the output, such as `tee`, may end first. Writes then fail, and this process must
  // continue.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
