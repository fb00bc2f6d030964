import type { ListRequestsParameters, RequestLogEntry } from '@pix-payments/client/sandbox'
import { setTimeout as sleep } from 'node:timers/promises'
import { usageError } from '../output/exit-codes.ts'
import { style } from '../output/style.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { countOf } from './read-values.ts'

interface Options extends TargetOptions {
  readonly operation?: string
  readonly method?: string
  readonly path?: string
  readonly status?: string
  readonly follow: boolean
  readonly limit: string
}

const EVERY_MILLISECONDS = 500

/** Writes the newest requests, then each new request. */
export async function tailLogs(session: Session, options: Options): Promise<void> {
  const { output } = session
  const limit = countOf('--limit', options.limit)
  const matches = filterOf(options)
  let { requests, newest } = await newRequests(session, options, undefined)
  for (const request of requests.filter(matches).slice(-limit)) output.entry(request, lineOf(request))
  while (options.follow) {
    await sleep(EVERY_MILLISECONDS)
    ;({ requests, newest } = await newRequests(session, options, newest))
    for (const request of requests.filter(matches)) output.entry(request, lineOf(request))
  }
}

interface Requests {
  /** The requests after the known one, the oldest first. */
  readonly requests: readonly RequestLogEntry[]
  readonly newest: string | undefined
}

async function newRequests(
  { control, wallet }: Session,
  { operation }: Options,
  known: string | undefined,
): Promise<Requests> {
  const filter: ListRequestsParameters = {
    walletId: (await wallet()).walletId,
    ...(operation !== undefined && {
      operationId: operation as NonNullable<ListRequestsParameters['operationId']>,
    }),
  }
  const requests: RequestLogEntry[] = []
  for await (const request of control.requests.listRequests.items(filter)) {
    if (request.requestId === known) break
    requests.unshift(request)
  }
  return { requests, newest: requests.at(-1)?.requestId ?? known }
}

function filterOf({ method, path, status }: Options): (request: RequestLogEntry) => boolean {
  if (status !== undefined && !/^[1-5](\d\d|xx)$/.test(status)) {
    throw usageError(`--status is "${status}". Write a status such as 422, or a class such as 4xx.`)
  }
  const statuses = status === undefined ? undefined : new RegExp(`^${status.replace('xx', '..')}$`)
  return (request) =>
    (method === undefined || request.method === method.toUpperCase()) &&
    (path === undefined || request.path.includes(path)) &&
    (statuses === undefined || statuses.test(String(request.status)))
}

function lineOf({
  at,
  status,
  method,
  path,
  operationId,
  code,
  durationMilliseconds,
}: RequestLogEntry): string {
  const shown = String(status ?? '–')
  const colour = status === null || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green'
  const end = [code ?? '', `${durationMilliseconds} ms`].join('  ').trim()
  return `${at}  ${style(colour, shown)}  ${method} ${path}  ${operationId ?? ''}  ${end}`
}
