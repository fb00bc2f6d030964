import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { CALLS, type CallName } from './contract-calls.ts'

/** CPU of a call by the client with everything on, beside bare `fetch` and `json()`, in rounds that alternate. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '61' },
    calls: { type: 'string', default: '200' },
    concurrency: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const ROUNDS = Number(values.rounds)
const CALLS_A_ROUND = Number(values.calls)
const CONCURRENCY = Number(values.concurrency)
const RATIO_TARGET = 1.2
/** Until the engine has compiled everything. */
const WARM_UP_ROUNDS = 10

const provider = fork(join(import.meta.dirname, 'provider.ts'))
const [port] = (await once(provider, 'message')) as [number]
const baseUrl = `http://127.0.0.1:${port}`

let attempts = 0
const credentials = { baseUrl, clientId: 'bench', clientSecret: 'bench' }
const onAttempt = (): void => {
  attempts += 1
}
const pix = createPixClient({ ...credentials, checks, onAttempt })
const pixWithoutChecks = createPixClient({ ...credentials, onAttempt })

const KINDS = ['fetch', 'bounded', 'client', 'clientWithoutChecks'] as const
type Kind = (typeof KINDS)[number]

function callOf(kind: Kind, name: CallName): () => Promise<unknown> {
  const { call, method, url, body } = CALLS[name]
  if (kind === 'client') return () => call(pix)
  if (kind === 'clientWithoutChecks') return () => call(pixWithoutChecks)
  const bare = async (init: {
    readonly signal?: AbortSignal
    readonly headers?: object
  }): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${url}`, {
      method,
      ...init,
      headers: {
        accept: 'application/json',
        authorization: 'Bearer bench',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json()
  }
  if (kind === 'fetch') return () => bare({})
  // The least that a client with a timeout and correlation ids can cost.
  return async () => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), 30_000)
    try {
      return await bare({ signal: controller.signal, headers: { 'x-correlation-id': crypto.randomUUID() } })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Microseconds of this process for one call, user and system together. */
async function round(kind: Kind, name: CallName): Promise<number> {
  const call = callOf(kind, name)
  let left = CALLS_A_ROUND
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call()
  }
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS_A_ROUND
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Each kind comes at each place, after and before each other one. */
function inTurn(number: number): readonly Kind[] {
  const at = Math.abs(number) % KINDS.length
  const rotated = [...KINDS.slice(at), ...KINDS.slice(0, at)]
  return number % 2 === 0 ? rotated : rotated.toReversed()
}

const names = (Object.keys(CALLS) as CallName[]).filter((name) => name.includes(values.only))
const rows: Record<string, Record<string, number>> = {}
const measured = names.map((name) => ({
  name,
  times: { fetch: [], bounded: [], client: [], clientWithoutChecks: [] } as Record<Kind, number[]>,
}))
for (let number = -WARM_UP_ROUNDS; number < ROUNDS; number += 1) {
  for (const { name, times } of measured) {
    for (const kind of inTurn(number)) {
      const time = await round(kind, name)
      if (number >= 0) times[kind].push(time)
    }
  }
}
for (const { name, times } of measured) {
  // Of each round by itself: what else the machine does in it meets both.
  const ratio = (kind: Kind): number =>
    Number(median(times[kind].map((time, index) => time / (times.fetch[index] ?? 0))).toFixed(2))
  rows[`${CALLS[name].method} ${name}`] = {
    'fetch µs': Math.round(median(times.fetch)),
    'fetch with timer and signal': ratio('bounded'),
    client: ratio('client'),
    'without checks': ratio('clientWithoutChecks'),
  }
}
provider.kill()

console.log(
  `CPU of a call beside bare fetch, medians of the ratios of ${ROUNDS} rounds, ${CALLS_A_ROUND} calls each, ${CONCURRENCY} at a time:`,
)
console.table(rows)
if (attempts === 0) throw new Error('onAttempt was never called: not everything was on.')
if (Object.values(rows).some(({ client = Number.NaN }) => !(client <= RATIO_TARGET))) {
  console.log(`Target missed: a ratio of at most ${RATIO_TARGET} with everything on.`)
}
