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

/** Writes the response of a fault. Returns what the back end reads. */
export async function answerFaultily(
  response: ServerResponse,
  answer: FaultyAnswer,
  truth: Forwarded | undefined,
  slowMilliseconds: number,
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
    case 'late':
      await wait(answer === 'slow' ? HALF_A_SECOND : slowMilliseconds)
      if (truth !== undefined) return answerTruly(response, truth)
      response.destroy()
      return 'lost'
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
