import type { Proof } from '../../../packages/testing/src/proof-rows.ts'
import { type Benchmark, isKept } from './benchmark.ts'
import found from './proof.json' with { type: 'json' }

/** The last results of the commands that `pnpm proof` runs. */
const RECORDED: readonly Proof[] = found

/** The result of the benchmark, in the form of the others. Each command writes its own results. */
function ofBenchmark({ measuredAt, machine, targets }: Benchmark): Proof {
  const count = (kept: boolean): number => targets.filter((it) => isKept(it) === kept).length
  const { cpu, cores, memoryGigabytes, system, node } = machine
  return {
    name: 'Benchmarks',
    command: 'pnpm --filter @pix-payments/service bench',
    ranAt: measuredAt,
    machine: `${cpu}, ${cores} × CPU, ${memoryGigabytes} GB, ${system}, Node ${node}`,
    passed: count(false) === 0,
    figures: { 'promises kept': count(true), 'promises missed': count(false) },
  }
}

export const proofs = (benchmark: Benchmark | undefined): readonly Proof[] =>
  benchmark === undefined ? RECORDED : [...RECORDED, ofBenchmark(benchmark)]

/** What each result means, by its name. */
export const MEANINGS: Readonly<Record<string, string>> = {
  'Contract tests':
    'Every documented status and error code of each operation, asked of the mock and of the service. A case is not reachable when the target cannot return it.',
  'Outside tools':
    'Programs of others read the three documents: parsers, validators, generators, Postman, Schemathesis.',
  'Kills under load':
    'Processes of the service are killed under load, on SQLite and on PostgreSQL. After each start, every acknowledged write is there, nothing is half done, and in the end every webhook arrives.',
  Determinism: 'With a seed, the same calls give the same bytes.',
  Fuzzing: 'Random and malformed requests, and sequences of calls against a model of the wallet.',
  Benchmarks: 'Speed, growth and cost against the promises.',
}
