import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FaultyAnswer } from './call-fault.ts'
import type { Forwarded } from './forward.ts'

const HALF_A_SECOND = 500
const PORTAL = 'http://captive.portal.example/login'

/** Writes the true response. */
export function answerTruly(response: ServerResponse, { status, headers, body }: Forwarded): string {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = headers
  response.writeHead(status, { ...kept, 'content-length': String(body.length) })
  response.end(body)
  return String(status)
}

/** What slow responses wait for. */
export interface Waits {
  readonly slowMilliseconds: number
  /** Delivers the events that are due. */
  deliver(): Promise<unknown>
}

/** Writes the response of a fault. Returns what the back end reads. */
export async function answerFaultily(
  response: ServerResponse,
  answer: FaultyAnswer,
  truth: Forwarded | undefined,
  { slowMilliseconds, deliver }: Waits,
): Promise<string> {
  switch (answer) {
    case 'lost':
      response.destroy()
      return 'lost'
    case 'cut':
      response.writeHead(truth?.status ?? 200, {
        'content-type': 'application/json',
        'content-length': '1000',
      })
      response.write('{"amount": 5')
      await wait(5)
      response.destroy()
      return 'cut'
    case 'slow':
      await wait(HALF_A_SECOND)
      return answerLate(response, truth)
    case 'late':
      await wait(slowMilliseconds)
      return answerLate(response, truth)
    case 'overtaken':
      // The wait is limited: a back end with one thread cannot receive an event while it waits for the response.
      await Promise.race([deliver(), wait(HALF_A_SECOND)])
      return answerLate(response, truth)
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><body>OK</body></html>')
      return '200 with HTML'
    case 'portal':
      response.writeHead(302, { location: PORTAL })
      response.end()
      return '302'
    default: {
      const { status, retryAfterSeconds } = answer
      response.writeHead(status, {
        'content-type': 'text/plain',
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      })
      response.end('upstream error')
      return String(status)
    }
  }
}

function answerLate(response: ServerResponse, truth: Forwarded | undefined): string {
  if (truth !== undefined) return answerTruly(response, truth)
  response.destroy()
  return 'lost'
}
