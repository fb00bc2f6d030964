import {
  type ActivityRequest,
  type ListRequestsParameters,
  type RequestLogEntry,
} from '@pix-payments/client/sandbox'
import { apiErrorOf } from '../output/api-error.ts'
import { usageError } from '../output/exit-codes.ts'
import { style } from '../output/style.ts'
import { visible } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { follow } from './follow.ts'
import { countOf } from '../read-values.ts'

interface Options extends TargetOptions {
  readonly operation?: string
  readonly method?: string
  readonly path?: string
  readonly status?: string
  readonly follow: boolean
  readonly limit: string
}

/** What the stream says of a request. */
type Summary = Omit<ActivityRequest, 'operationId'> & Pick<RequestLogEntry, 'at' | 'operationId'>
type Filter = (request: Summary) => boolean

/** Writes the newest requests, then each new request, also after a restart of the sandbox. */
export async function tailLogs(session: Session, options: Options): Promise<void> {
  const { output, wallet } = session
  const limit = countOf('--limit', options.limit)
  const matches = filterOf(options)
  const { walletId } = await wallet()
  /** The requests of the list. The stream has the newest of them too. */
  const listed = new Set<string>()
  const writeNewest = async (): Promise<void> => {
    for (const request of await newestRequests(session, options, matches, limit)) {
      listed.add(request.requestId)
      output.entry(request, lineOf(request))
    }
  }
  if (!options.follow) return writeNewest()
  const filter = { walletId, kinds: ['request'] as const }
  const hooks = { onStart: writeNewest, missed: 'pix logs tail --no-follow' }
  for await (const { at, request: facts } of follow(session, filter, hooks)) {
    if (facts === undefined || listed.has(facts.requestId)) continue
    const request = { ...facts, at }
    if (!matches(request)) continue
    output.entry(output.json ? await withBodies(session, request) : request, lineOf(request))
  }
}

/** The newest requests that match, the oldest first. */
async function newestRequests(
  { control, wallet }: Session,
  { operation }: Options,
  matches: Filter,
  limit: number,
): Promise<readonly RequestLogEntry[]> {
  const filter: ListRequestsParameters = {
    walletId: (await wallet()).walletId,
    ...(operation !== undefined && {
      operationId: operation as NonNullable<ListRequestsParameters['operationId']>,
    }),
  }
  const requests: RequestLogEntry[] = []
  for await (const request of control.requests.listRequests.items(filter)) {
    if (requests.length >= limit) break
    if (matches(request)) requests.unshift(request)
  }
  return requests
}

/** The request with its bodies, as the list has it. The summary, when the log no longer has the request. */
async function withBodies(
  { control, wallet }: Session,
  summary: Summary,
): Promise<RequestLogEntry | Summary> {
  const { requestId } = summary
  try {
    return await control.requests.getRequest({ walletId: (await wallet()).walletId, requestId })
  } catch (error) {
    if (apiErrorOf(error)?.status === 404) return summary
    throw error
  }
}

function filterOf({ operation, method, path, status }: Options): Filter {
  if (status !== undefined && !/^[1-5](\d\d|xx)$/.test(status)) {
    throw usageError(`--status is "${status}". Write a status such as 422, or a class such as 4xx.`)
  }
  const statuses = status === undefined ? undefined : new RegExp(`^${status.replace('xx', '..')}$`)
  return (request) =>
    (operation === undefined || request.operationId === operation) &&
    (method === undefined || request.method === method.toUpperCase()) &&
    (path === undefined || request.path?.includes(path) === true) &&
    (statuses === undefined || statuses.test(String(request.status)))
}

function lineOf(request: Summary): string {
  const { at, status, method, path, operationId, code, durationMilliseconds, requestId } = request
  const shown = String(status ?? '–').padEnd(3)
  const colour = status === null || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green'
  const target = visible(`${method ?? ''} ${path ?? ''}`)
  const facts = [operationId ?? '', code ?? '', `${durationMilliseconds ?? 0} ms`].filter((it) => it !== '')
  return `${at}  ${style(colour, shown)}  ${target}  ${facts.join('  ')}  ${requestId}`
}
