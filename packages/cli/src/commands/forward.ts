import type { IncomingMessage } from 'node:http'

/** A delivery as it came. */
export interface Delivery {
  readonly event: string | undefined
  readonly eventId: string | undefined
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A delivery that was forwarded, and the answer of the receiver. */
export interface Forwarded extends Delivery {
  readonly status: number | undefined
  readonly responseBody: string
  /** Why the receiver did not answer. */
  readonly error: string | undefined
  readonly milliseconds: number
}

/** Headers of one connection. The next connection has its own. */
const OF_CONNECTION = new Set(['host', 'connection', 'content-length', 'keep-alive', 'transfer-encoding'])

export async function readDelivery(request: IncomingMessage): Promise<Delivery> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OF_CONNECTION.has(name) ? [[name, value] as const] : [],
    ),
  )
  return { ...identityOf(body), body, headers }
}

/**
 * Sends a delivery to the receiver unchanged, so that the signature stays valid. The signal aborts when the sandbox no
 * longer waits for the answer.
 */
export async function forward(delivery: Delivery, url: string, signal: AbortSignal): Promise<Forwarded> {
  const { headers, body } = delivery
  const start = performance.now()
  const answer = await send(url, { headers, body, signal })
  return { ...delivery, ...answer, milliseconds: Math.round(performance.now() - start) }
}

async function send(
  url: string,
  delivery: Pick<RequestInit, 'headers' | 'body' | 'signal'>,
): Promise<Pick<Forwarded, 'status' | 'responseBody' | 'error'>> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', ...delivery })
    return { status: response.status, responseBody: await response.text(), error: undefined }
  } catch (error) {
    const { cause = error } = error as Error
    return {
      status: undefined,
      responseBody: '',
      error: cause instanceof Error ? cause.message : String(cause),
    }
  }
}

function identityOf(text: string): Pick<Forwarded, 'event' | 'eventId'> {
  try {
    const { event, eventId } = JSON.parse(text) as Readonly<Record<string, string>>
    return { event, eventId }
  } catch {
    return { event: undefined, eventId: undefined }
  }
}
