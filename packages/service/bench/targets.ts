import { BURST_GROUP, BURST_UNITS } from './burst.ts'
import { type Engine, nameOf } from './cases.ts'
import type { Figure, Target } from './figures.ts'
import { UNITS } from './measure.ts'
import type { RequestName } from './requests.ts'
import { groupOf, ratedGroupOf } from './throughput.ts'

/** Returns the targets of the throughput, of the fixed rates and of the burst that these figures can answer. */
export function targetsOf(figures: readonly Figure[]): readonly Target[] {
  const median = (group: string, name: string, unit: string): number =>
    figures.find((it) => it.group === group && it.name === name && it.unit === unit)?.value.median ??
    Number.NaN
  const perSecond = (request: RequestName, engine: Engine, { wallets = 1, latency = 0 } = {}): number =>
    median(groupOf(request, wallets), nameOf(engine, latency), UNITS.perSecond)

  const besidePrism = (request: RequestName, engine: Engine, atLeast: number): Target => ({
    name: `${request}: ${nameOf(engine, 0)} beside Prism`,
    value: perSecond(request, engine) / perSecond(request, 'prism'),
    unit: '×',
    atLeast,
  })
  const twoProcesses = (request: RequestName, wallets: number, atLeast: number): Target => ({
    name: `${request}, ${wallets} wallet${wallets === 1 ? '' : 's'}: 2 processes beside 1`,
    value: perSecond(request, 'postgres-2', { wallets }) / perSecond(request, 'postgres-1', { wallets }),
    unit: '×',
    atLeast,
  })
  const distant = (request: RequestName, engine: Engine): Target => ({
    name: `${request}: ${nameOf(engine, 1)} beside the same machine`,
    value: perSecond(request, engine, { latency: 1 }) / perSecond(request, engine),
    unit: '×',
    atLeast: 0.6,
  })
  const p99 = (engine: Engine, atMost: number): Target => ({
    name: `p99 of ${ratedGroupOf('withdrawal by key')}: ${nameOf(engine, 0)}`,
    value: median(ratedGroupOf('withdrawal by key'), nameOf(engine, 0), UNITS.p99),
    unit: 'ms',
    atMost,
  })
  const broken = figures.filter(({ group, unit }) => group === BURST_GROUP && unit === BURST_UNITS.broken)
  const writes = ['create charge', 'withdrawal by key'] as const

  const targets: readonly Target[] = [
    besidePrism('create charge', 'sqlite', 4.5),
    besidePrism('get charge', 'sqlite', 6),
    besidePrism('withdrawal by key', 'sqlite', 3),
    besidePrism('create charge', 'postgres-1', 3),
    besidePrism('get charge', 'postgres-1', 5),
    besidePrism('withdrawal by key', 'postgres-1', 1.6),
    {
      name: `create charge, CPU of service and database: ${nameOf('postgres-1', 0)}`,
      value: median(groupOf('create charge', 1), nameOf('postgres-1', 0), UNITS.cpuOfAll),
      unit: 'µs',
      atMost: 400,
    },
    ...writes.map((request) => twoProcesses(request, 1, 0.9)),
    ...writes.map((request) => twoProcesses(request, 16, 1)),
    ...writes.flatMap((request) => [distant(request, 'postgres-1'), distant(request, 'postgres-2')]),
    p99('postgres-1', 60),
    p99('postgres-2', 80),
    {
      name: `${BURST_GROUP}: ${BURST_UNITS.broken}`,
      value: broken.length === 0 ? Number.NaN : Math.max(...broken.map(({ value }) => value.median)),
      unit: 'requests',
      atMost: 0,
    },
  ]
  return targets.filter(({ value }) => Number.isFinite(value))
}
