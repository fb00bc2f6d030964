/**
 * Compares the speed of the service with plain Prism and with a bare server that has the same checks. Each round
 * measures all servers in turn, so that other load on the machine affects all of them equally. Writes the results to
 * results.json beside this file.
 */
import { burst } from './burst.ts'
import { type StartedCases, startCases } from './cases.ts'
import { type Figure, type Target, machine } from './figures.ts'
import { hostile } from './hostile.ts'
import { endLoad } from './load/load.ts'
import { comparisonTable, markdownOf } from './markdown.ts'
import { type BenchOptions, HELP, type Part, readOptions } from './options.ts'
import { machineQuiet } from './quiet.ts'
import { receivers } from './receivers.ts'
import { committedRun, writeResults } from './results.ts'
import type { Measured, Rounds } from './rounds.ts'
import { start } from './start-up.ts'
import { statements } from './statements.ts'
import { stream } from './stream/stream.ts'
import { targetsOf } from './targets.ts'
import { FEW_WALLETS, halfRates, memoryOf, rates, throughput } from './throughput.ts'
import { webhooks } from './webhook-deliveries.ts'
import { years } from './years/years.ts'

try {
  const options = readOptions(process.argv.slice(2))
  if (options === undefined) console.log(HELP)
  else await main(options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function main(options: BenchOptions): Promise<void> {
  const { isQuick } = options
  const say = (line: string): void => console.error(line)
  const rounds: Rounds = { rounds: isQuick ? 3 : 5, seconds: isQuick ? 2 : 4, say }
  machineQuiet.force = options.force
  await machineQuiet.wait()
  const figures: Figure[] = []
  const targets: Target[] = []
  const { postgres, ...loads } = await measureLoads(options, rounds)
  figures.push(...loads.figures)
  targets.push(...loads.targets)
  const others: Readonly<Partial<Record<Part, () => Promise<Measured>>>> = {
    statements: () => statements(isQuick ? [1000, 100_000] : [1000, 100_000, 1_000_000], rounds),
    receivers: () => receivers(rounds),
    webhooks: () => webhooks(rounds),
    start: () => start(isQuick ? 5 : 15),
    years: () => years({ ...rounds, ...options }),
    // The target is a load of a minute.
    stream: () => stream({ rounds: isQuick ? 1 : 3, seconds: isQuick ? 10 : 60, say }),
    hostile: () => hostile({ repeats: isQuick ? 3 : 9, say }),
  }
  for (const part of options.parts) {
    const measured = await others[part]?.()
    figures.push(...(measured?.figures ?? []))
    targets.push(...(measured?.targets ?? []))
  }
  endLoad()
  const results = {
    measuredAt: new Date().toISOString().slice(0, 10),
    busy: machineQuiet.isBusy,
    machine: machine(postgres),
    rounds: { count: rounds.rounds, seconds: rounds.seconds },
    figures,
    targets,
  }
  if (options.writes) writeResults(results)
  console.log(markdownOf(results))
  if (options.compares) console.log(`\n${comparisonTable(committedRun(), figures)}`)
}

/** The parts that load the servers of the cases. */
async function measureLoads(
  { parts, engines, latencies, wallets }: BenchOptions,
  rounds: Rounds,
): Promise<Measured & { readonly postgres: string | null }> {
  const isSelected = (part: Part): boolean => parts.includes(part)
  if (!(['throughput', 'rates', 'half', 'burst'] as const).some(isSelected))
    return { figures: [], targets: [], postgres: null }
  const started = await startCases({
    engines,
    latencies: isSelected('throughput') ? latencies : [0],
    wallets,
  })
  try {
    const figures: Figure[] = []
    if (isSelected('throughput')) figures.push(...(await measureThroughput(started, wallets, rounds)))
    if (isSelected('rates')) figures.push(...(await rates(started.selected, rounds)))
    if (isSelected('half')) figures.push(...(await halfRates(started.selected, wallets, rounds)))
    if (isSelected('burst')) figures.push(...(await burst(started.selected, rounds)))
    return { figures, targets: targetsOf(figures), postgres: started.postgres }
  } finally {
    await started.end()
  }
}

async function measureThroughput(
  { all, selected, compared }: StartedCases,
  wallets: readonly number[],
  rounds: Rounds,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const count of wallets) {
    const servers = count === 1 ? all : count > FEW_WALLETS ? compared : selected
    figures.push(...(await throughput(servers, count, rounds)))
  }
  return [...figures, ...memoryOf(all)]
}
