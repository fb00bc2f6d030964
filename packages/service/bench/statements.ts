import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_CREDENTIALS, createService } from '@pix-payments/service'
import { type Figure, type Target, spreadOf } from './figures.ts'
import { successfulLoad } from './load/load.ts'
import { undisturbed } from './load/pauses.ts'
import { type BenchServer, startService } from './servers.ts'
import { fillStatement } from './statement-lines.ts'
import { type Measured, type Rounds, rotated } from './rounds.ts'

/** The file name that `pix-service` uses. */
const FILE = 'pix.sqlite'
const PAGE_SIZE = 50

/** Measures the newest page and a middle page of statements of different lengths. */
export async function statements(
  sizes: readonly number[],
  { rounds, seconds, say }: Rounds,
): Promise<Measured> {
  const folders: string[] = []
  const servers: {
    readonly size: number
    readonly server: BenchServer
    readonly paths: Record<Page, string>
  }[] = []
  const results = new Map<string, number[]>()
  try {
    for (const size of sizes) {
      const folder = mkdtempSync(join(tmpdir(), 'pix-bench-'))
      folders.push(folder)
      const file = join(folder, FILE)
      await (await createService({ file })).close()
      const { from, to } = fillStatement(file, DEMO_CREDENTIALS[0].walletId, size, Date.now())
      say(`${size} lines are in the file`)
      const path = `/v1/statement?initDate=${from}&endDate=${to}&pageSize=${PAGE_SIZE}&page=`
      const middle = Math.ceil(size / PAGE_SIZE / 2)
      const server = await startService(`${size} lines`, { folder })
      servers.push({ size, server, paths: { newest: `${path}1`, middle: `${path}${middle}` } })
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { size, server, paths } of rotated(servers, round)) {
        for (const page of ['newest', 'middle'] as const) {
          const requests = (await server.requests.of('get charge')).map((it) => ({
            ...it,
            path: paths[page],
          }))
          const { perSecond } = await undisturbed(() => successfulLoad(server, requests, { seconds }))
          const name = nameOf(size, page)
          results.set(name, [...(results.get(name) ?? []), 1000 / perSecond])
        }
      }
      say(`statements: round ${round + 1} of ${rounds}`)
    }
  } finally {
    for (const { server } of servers) await server.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  const group = `Statement page of ${PAGE_SIZE} lines by the length of the statement`
  const figures: Figure[] = [...results].map(([name, values]) => ({
    group,
    name,
    unit: 'ms a request',
    value: spreadOf(values),
  }))
  const median = (size: number, page: Page): number => spreadOf(results.get(nameOf(size, page)) ?? []).median
  const [shortest = 0, longest = 0] = [sizes[0], sizes.at(-1)]
  const targets = (['newest', 'middle'] as const).map((page): Target => ({
    question: 'growth',
    name: `${page} page of a statement: ${longest} lines beside ${shortest}`,
    value: median(longest, page) / median(shortest, page),
    unit: '×',
    measured: { value: median(longest, page), unit: 'ms' },
    atMost: 1.5,
  }))
  return { figures, targets }
}

type Page = 'newest' | 'middle'

const nameOf = (size: number, page: Page): string => `${size} lines, ${page} page`
