/**
 * Measures how long a valid caller waits for a token while 100 callers send wrong secrets as fast as they get
 * responses. Prints one line for each kind of wrong caller. The service runs in production mode, on SQLite, in its own
 * process. Linux only.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { askFrom } from './token-request.ts'
import type { WrongCallers } from './wrong-callers.ts'

const SECONDS = 8
/** The pause between two requests of the valid caller. */
const PAUSE_MILLISECONDS = 40
const CLIENT_ID = 'bench-operator'
const CLIENT_SECRET = 'a right secret of the bench'
const ADDRESS = '127.0.0.1'

interface Kind extends Omit<WrongCallers, 'url'> {
  readonly name: string
  /**
   * True when the valid caller gets a token before the wrong callers start. Then the service already knows the right
   * secret.
   */
  readonly isKnown: boolean
}

const KINDS: readonly (Kind | undefined)[] = [
  undefined,
  { name: 'same client_id, same address', address: ADDRESS, clientId: CLIENT_ID, isKnown: true },
  { name: 'unknown client_ids, same address', address: ADDRESS, clientId: 'nobody-*', isKnown: true },
  { name: 'unknown client_ids, same address', address: ADDRESS, clientId: 'nobody-*', isKnown: false },
  { name: 'same client_id, another address', address: '127.0.0.2', clientId: CLIENT_ID, isKnown: false },
  { name: 'same client_id, 100 addresses', address: '127.0.1.*', clientId: CLIENT_ID, isKnown: true },
]

for (const kind of KINDS) await measure(kind)

async function measure(kind: Kind | undefined): Promise<void> {
  const server = fork(new URL('./token-server.ts', import.meta.url), [CLIENT_ID, CLIENT_SECRET], {
    execArgv: ['--conditions=pix-source'],
  })
  const { url } = await messageOf<{ url: string }>(server)
  const ask = askFrom(url, ADDRESS)
  if (kind?.isKnown === true) await ask(CLIENT_ID, CLIENT_SECRET)
  const wrong =
    kind && fork(new URL('./wrong-callers.ts', import.meta.url), [JSON.stringify({ ...kind, url })])
  // Gives the wrong callers time to start.
  await pause(1000)
  const right: Record<string, number> = {}
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const start = performance.now()
    const status = await ask(CLIENT_ID, CLIENT_SECRET)
    times.push(performance.now() - start)
    right[status] = (right[status] ?? 0) + 1
    await pause(PAUSE_MILLISECONDS)
  }
  wrong?.send('end')
  const wrongCounts = wrong === undefined ? {} : await messageOf<Record<string, number>>(wrong)
  server.disconnect()
  const name = kind === undefined ? 'no wrong callers' : `${kind.name}, ${kind.isKnown ? 'known' : 'new'}`
  const figures = [
    `first ${shown(times[0])}`,
    ...[0.5, 0.99].map((it) => `p${it * 100} ${shown(quantile(times, it))}`),
  ]
  console.log(`${name}: ${figures.join(', ')}; right ${counts(right)}; wrong ${counts(wrongCounts)}`)
}

async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function shown(milliseconds = Number.NaN): string {
  return `${milliseconds.toFixed(0)} ms`
}

function counts(by: Readonly<Record<string, number>>): string {
  const all = Object.entries(by).map(([status, count]) => `${count} × ${status}`)
  return all.join(', ') || 'none'
}
