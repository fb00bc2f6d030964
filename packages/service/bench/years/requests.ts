import { addDays, brasiliaDate } from '@pix-payments/pix'
import type { BenchRequest } from '../load/prepared-request.ts'
import type { BenchServer } from '../servers.ts'
import { DAYS } from './fill-years.ts'
import { LINES_A_CYCLE, chargeIdOf, endToEndIdOf } from './rows-of-day.ts'

/** What an operator does, by the name of the figure. */
export type YearsRequests = Readonly<Record<string, readonly BenchRequest[]>>

const PAGE_SIZE = 50
/** The longest range of a statement (§7.3). */
const RANGE_DAYS = 90
const MONTH_DAYS = 31
/** How many different charges and ids are read. */
const READ = 200

/** Requests to a server whose first wallet was filled with this many lines. */
export async function yearsRequests(server: BenchServer, lines: number): Promise<YearsRequests> {
  const create = await server.requests.of('create charge')
  const [{ headers, path } = { headers: {}, path: '' }] = create
  const { 'content-type': _, ...authorization } = headers as Readonly<Record<string, string>>
  const get = (path: string): BenchRequest => ({ method: 'GET', path, headers: authorization })
  const today = brasiliaDate(Date.now())
  const from = (days: number): string => `initDate=${addDays(today, 1 - days)}&endDate=${today}`
  const statement = `/v1/statement?${from(RANGE_DAYS)}&pageSize=${PAGE_SIZE}`
  const pages = Math.max(1, Math.floor((lines * (RANGE_DAYS - 2)) / DAYS / PAGE_SIZE))
  const page = (number: number): readonly BenchRequest[] => [get(`${statement}&page=${number}`)]
  const cycles = lines / LINES_A_CYCLE
  const someOf = (first: number): readonly number[] =>
    Array.from(
      { length: READ },
      (_, index) => (first + Math.floor(((cycles - first) * index) / READ) + 1) * LINES_A_CYCLE,
    )
  const newest = Math.ceil(cycles * (1 - (RANGE_DAYS - 2) / DAYS))
  return {
    'create charge': create,
    'get charge of any age': someOf(0).map((line) => get(`${path}/${chargeIdOf(line)}`)),
    'statement, first page': page(1),
    'statement, middle page': page(Math.ceil(pages / 2)),
    'statement, last page': page(pages),
    'statement by endToEndId': someOf(newest).map((line) =>
      get(`${statement}&endToEndId=${endToEndIdOf(line)}`),
    ),
    'consolidated month': [
      get(
        `/v1/statements/consolidated?startDate=${addDays(today, 1 - MONTH_DAYS)}&endDate=${today}&page=1&limit=31`,
      ),
    ],
  }
}
