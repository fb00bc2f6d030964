import { BURST_GROUP, BURST_UNITS } from './burst.ts'
import { type Engine, nameOf } from './cases.ts'
import type { Figure, Question, Target } from './figures.ts'
import { UNITS } from './measure.ts'
import type { RequestName } from './requests.ts'
import { MEMORY_GROUP, groupOf, ratedGroupOf } from './throughput.ts'

const MANY_WALLETS = 300

/** Returns the targets of the throughput, of the fixed rates and of the burst that these figures can answer. */
export function targetsOf(figures: readonly Figure[]): readonly Target[] {
  const median = (group: string, name: string, unit: string): number =>
    figures.find((it) => it.group === group && it.name === name && it.unit === unit)?.value.median ??
    Number.NaN
  const perSecond = (request: RequestName, engine: Engine, { wallets = 1, latency = 0 } = {}): number =>
    median(groupOf(request, wallets), nameOf(engine, latency), UNITS.perSecond)

  const beside = (
    question: Question,
    name: string,
    [figure, base]: readonly [number, number],
    atLeast?: number,
  ): Target => ({
    question,
    name,
    value: figure / base,
    unit: '×',
    measured: { value: figure, unit: UNITS.perSecond },
    ...(atLeast !== undefined && { atLeast }),
  })
  const besidePrism = (request: RequestName, engine: Engine, atLeast?: number): Target => {
    const rates = [perSecond(request, engine), perSecond(request, 'prism')] as const
    return beside('speed', `${request}: ${nameOf(engine, 0)}`, rates, atLeast)
  }
  const manyWallets = (request: RequestName, engine: Engine): Target => {
    const rates = [perSecond(request, engine, { wallets: MANY_WALLETS }), perSecond(request, engine)] as const
    const name = `${request}, ${MANY_WALLETS} wallets beside 1: ${nameOf(engine, 0)}`
    return beside('growth', name, rates, engine === 'sqlite' ? undefined : 0.8)
  }
  const besideOneDay = (request: RequestName, atLeast: number): Target => {
    const [ours, theirs] = (['postgres-production', 'postgres-one-day'] as const).map((engine) =>
      perSecond(request, engine, { wallets: MANY_WALLETS }),
    )
    const name = `${request}, ${MANY_WALLETS} wallets: PostgreSQL, production, beside what one writes in a day`
    return beside('speed', name, [ours ?? NaN, theirs ?? NaN], atLeast)
  }
  const twoProcesses = (request: RequestName): Target => {
    const [one, two] = (['postgres-1', 'postgres-2'] as const).map((it) =>
      perSecond(request, it, { wallets: 16 }),
    )
    return beside('growth', `${request}, 16 wallets: PostgreSQL, 2 processes beside 1`, [
      two ?? NaN,
      one ?? NaN,
    ])
  }
  const distant = (request: RequestName, engine: Engine): Target => {
    const rates = [perSecond(request, engine, { latency: 1 }), perSecond(request, engine)] as const
    return beside('growth', `${request}: ${nameOf(engine, 1)}, beside the same machine`, rates, 0.6)
  }
  const p99 = (engine: Engine, atMost: number): Target => ({
    question: 'speed',
    name: `${ratedGroupOf('withdrawal by key')}: ${nameOf(engine, 0)}`,
    value: median(ratedGroupOf('withdrawal by key'), nameOf(engine, 0), UNITS.p99),
    unit: UNITS.p99,
    atMost,
  })
  const cost = (request: RequestName, engine: Engine, unit: string, atMost?: number): Target => ({
    question: 'cost',
    name: `${request}: ${nameOf(engine, 0)}`,
    value: median(groupOf(request, 1), nameOf(engine, 0), unit),
    unit,
    ...(atMost !== undefined && { atMost }),
  })
  const broken = figures.filter(({ group, unit }) => group === BURST_GROUP && unit === BURST_UNITS.broken)
  const writes = ['create charge', 'withdrawal by key'] as const
  const engines = ['sqlite', 'postgres-1'] as const

  // Decision 44 gives the reasons for the targets, and for the values without one.
  const targets: readonly Target[] = [
    besidePrism('create charge', 'sqlite', 3),
    besidePrism('create charge', 'postgres-1', 2),
    besidePrism('get charge', 'sqlite', 6),
    besidePrism('get charge', 'postgres-1', 5),
    besidePrism('withdrawal by key', 'sqlite', 1),
    besidePrism('withdrawal by key', 'postgres-1'),
    besidePrism('statement page', 'sqlite'),
    besidePrism('statement page', 'postgres-1'),
    besideOneDay('create charge', 2),
    besideOneDay('get charge', 1.8),
    besideOneDay('withdrawal accepted', 2.5),
    p99('postgres-1', 60),
    p99('postgres-2', 80),
    {
      question: 'speed',
      name: `${BURST_GROUP}: failures`,
      value: broken.length === 0 ? Number.NaN : Math.max(...broken.map(({ value }) => value.median)),
      unit: 'requests',
      atMost: 0,
    },
    ...writes.flatMap((request) =>
      ([...engines, 'postgres-production'] as const).map((engine) => manyWallets(request, engine)),
    ),
    ...writes.map(twoProcesses),
    ...writes.flatMap((request) => [distant(request, 'postgres-1'), distant(request, 'postgres-2')]),
    cost('create charge', 'sqlite', UNITS.cpuOfAll),
    cost('create charge', 'postgres-1', UNITS.cpuOfAll, 400),
    cost('withdrawal by key', 'sqlite', UNITS.cpuOfAll),
    cost('withdrawal by key', 'postgres-1', UNITS.cpuOfAll),
    ...writes.flatMap((request) => engines.map((engine) => cost(request, engine, UNITS.syncs))),
    ...engines.map((engine): Target => ({
      question: 'cost',
      name: `${MEMORY_GROUP}: ${nameOf(engine, 0)}`,
      value: median(MEMORY_GROUP, nameOf(engine, 0), 'MB'),
      unit: 'MB',
    })),
  ]
  return targets.filter(({ value }) => Number.isFinite(value))
}
