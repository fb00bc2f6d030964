import { expect, it } from 'vitest'
import { BURST_GROUP, BURST_UNITS } from '../../bench/burst.ts'
import { isReached, spreadOf } from '../../bench/figures.ts'
import { targetsOf } from '../../bench/targets.ts'
import { groupOf } from '../../bench/throughput.ts'

it('judges the targets that the figures can answer', () => {
  const figure = (group: string, name: string, unit: string, median: number) => ({
    group,
    name,
    unit,
    value: spreadOf([median]),
  })
  const create = groupOf('create charge', 1)
  const targets = targetsOf([
    figure(create, 'prism', 'requests/s', 1000),
    figure(create, 'PostgreSQL, 1 process', 'requests/s', 3300),
    figure(groupOf('create charge', 16), 'PostgreSQL, 1 process', 'requests/s', 3300),
    figure(groupOf('create charge', 16), 'PostgreSQL, 2 processes', 'requests/s', 2640),
    figure(create, 'PostgreSQL, 1 process, 1 ms away', 'requests/s', 1980),
    figure(create, 'PostgreSQL, 1 process', 'µs CPU of the server', 401),
    figure(BURST_GROUP, 'create charge, SQLite', BURST_UNITS.broken, 0),
    figure(BURST_GROUP, 'create charge, PostgreSQL, 1 process', BURST_UNITS.broken, 1),
  ])
  expect(targets.map((it) => [it.name, it.value, isReached(it)])).toMatchInlineSnapshot(`
    [
      [
        "create charge: PostgreSQL, 1 process",
        3.3,
        true,
      ],
      [
        "1000 requests at once on one wallet: failures",
        1,
        false,
      ],
      [
        "create charge, 16 wallets: PostgreSQL, 2 processes beside 1",
        0.8,
        true,
      ],
      [
        "create charge: PostgreSQL, 1 process, 1 ms away, beside the same machine",
        0.6,
        true,
      ],
      [
        "create charge: PostgreSQL, 1 process",
        401,
        false,
      ],
    ]
  `)
})
