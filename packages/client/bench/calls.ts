import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type BenchOptions, HELP, readOptions } from './calls-options.ts'
import { CALLS } from './contract-calls.ts'
import { type Kind, KINDS, type Round } from './kinds.ts'

/**
 * Compares the CPU time of one call in alternating rounds: by the client with every option on, by bare
 * `openapi-fetch`, and by bare `fetch` and `json()`.
 */
const options = optionsOrEnd()
const { generations: GENERATIONS, rounds: ROUNDS, names } = options
const SIZE = { calls: options.calls, concurrency: options.concurrency }
/** For the client without its optional checks of responses, because openapi-fetch makes none. */
const RATIO_TARGET = 1.2
/**
 * The first calls of each process. They are reported in a column of their own: V8 optimizes the client until about the
 * 15,000th call, which a server reaches in its first minutes.
 */
const COLD_CALLS = 2_000

function optionsOrEnd(): BenchOptions {
  try {
    const read = readOptions()
    if (read !== undefined) return read
    console.log(HELP)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(2)
  }
}

/**
 * The processor cores for the callers and for the provider, if the system has `taskset`. Otherwise the system may run
 * both processes on the same core all the time, which changes their speed.
 */
const CORES = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0 ? [0, 1] : undefined

function start(file: string, ...args: string[]): ChildProcess {
  const core = CORES?.[file === 'provider.ts' ? 1 : 0]
  const child = fork(join(import.meta.dirname, file), args, {
    ...(core !== undefined && { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] }),
  })
  child.once('exit', (code) => {
    if (code === null) return
    console.error(`${file} ended with ${code}.`)
    process.exit(1)
  })
  return child
}

const answerOf = async (child: ChildProcess): Promise<number> =>
  ((await once(child, 'message')) as [number])[0]

const provider = start('provider.ts')
const baseUrl = `http://127.0.0.1:${await answerOf(provider)}`
type Times = Record<Kind, number[]>
const noTimes = (): Times => ({ fetch: [], openapiFetch: [], client: [], clientWithoutChecks: [] })
const measured = names.map((name) => ({ name, cold: noTimes(), times: noTimes() }))

/** Returns the kinds in an order that changes with each round, so that each kind follows every other kind. */
function inTurn(number: number): readonly Kind[] {
  const at = number % KINDS.length
  const rotated = [...KINDS.slice(at), ...KINDS.slice(0, at)]
  return number % 2 === 0 ? rotated : rotated.toReversed()
}

/**
 * Measures all kinds of one call, with a new process for each kind. The speed of a process varies from start to start,
 * so the bench runs several generations. No process makes a second kind of call between the rounds: V8 would then
 * discard the regular expressions and functions that the other rounds do not use, and compile them again.
 */
async function generation({ name, cold, times }: (typeof measured)[number]): Promise<void> {
  const callers = new Map(
    KINDS.map((kind) => [kind, start('caller.ts', '--kind', kind, '--base-url', baseUrl)] as const),
  )
  const round = async (kind: Kind, calls: number): Promise<number> => {
    const caller = callers.get(kind) as ChildProcess
    caller.send({ name, ...SIZE, calls } satisfies Round)
    return answerOf(caller)
  }
  for (const kind of KINDS) {
    cold[kind].push(await round(kind, COLD_CALLS))
    await round(kind, options.warmUp)
  }
  for (let number = 0; number < ROUNDS; number += 1) {
    for (const kind of inTurn(number)) times[kind].push(await round(kind, SIZE.calls))
  }
  for (const caller of callers.values()) caller.kill()
}

for (let number = 1; number <= GENERATIONS; number += 1) {
  if (process.stderr.isTTY) process.stderr.write(`\rgeneration ${number} of ${GENERATIONS}`)
  for (const call of measured) await generation(call)
}
if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
provider.kill()

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const rows: Record<string, Record<string, number | string>> = {}
let isMissed = false
for (const { name, cold, times } of measured) {
  const ratio = (kind: Kind, from = 0, to?: number): number =>
    Number((sum(times[kind].slice(from, to)) / sum(times.openapiFetch.slice(from, to))).toFixed(2))
  const ratios = Array.from({ length: GENERATIONS }, (_, number) =>
    ratio('client', number * ROUNDS, (number + 1) * ROUNDS),
  )
  const withoutChecks = ratio('clientWithoutChecks')
  isMissed ||= !(withoutChecks <= RATIO_TARGET)
  rows[`${CALLS[name].method} ${name}`] = {
    'openapi-fetch µs': Math.round(sum(times.openapiFetch) / times.openapiFetch.length),
    fetch: ratio('fetch'),
    client: ratio('client'),
    'without checks': withoutChecks,
    'client, each generation': ratios.join(' '),
    [`client, first ${COLD_CALLS} calls`]: Number((sum(cold.client) / sum(cold.openapiFetch)).toFixed(2)),
  }
}
console.log(
  `CPU of a call beside bare openapi-fetch: all of ${GENERATIONS * ROUNDS} rounds of ${SIZE.calls} calls, ${SIZE.concurrency} at a time, by ${GENERATIONS} processes each${CORES === undefined ? '' : ', on a core of their own'}:`,
)
console.table(rows)
if (isMissed) console.log(`Target missed: a ratio of at most ${RATIO_TARGET} without checks.`)
