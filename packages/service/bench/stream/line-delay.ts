import { fetchJson, requestToken } from '../wallets.ts'
import { openStream, readLines } from './open-stream.ts'

/** The pause between two payments. */
const EVERY_MILLISECONDS = 250

interface Wallet {
  readonly walletId: string
  readonly pixKeys: readonly [string]
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
}

/**
 * Pays charges of a wallet of its own until the signal aborts. Returns the delays in milliseconds, each from the request
 * of a payment until its statement line has come through the stream and getTimeline has it.
 */
export async function lineDelays(url: string, signal: AbortSignal): Promise<readonly number[]> {
  const { walletId, pixKeys, credentials } = await post<Wallet>(`${url}/sandbox/wallets`, {})
  const authorization = `Bearer ${await requestToken(url, credentials)}`
  const own = `${url}/sandbox/wallets/${walletId}`
  const closing = new AbortController()
  const lines = await openStream(`${url}/sandbox/stream?kinds=line&walletId=${walletId}`, closing.signal)
  let onLine: (line: string) => void = () => undefined
  readLines(lines, (line) => onLine(line))
  const delays: number[] = []
  for (let number = 0; !signal.aborted; number += 1) {
    const charge = { amount: 500, expiresIn: 900, externalId: `probe-${number}`, pixKey: pixKeys[0] }
    const path = '/v1/pix/deposit/immediate-charge'
    const { chargeId } = await post<{ chargeId: string }>(`${url}${path}`, charge, { authorization })
    const streamed = new Promise<void>((resolve) => {
      onLine = (line) => {
        if (line.includes(chargeId)) resolve()
      }
    })
    const start = performance.now()
    await Promise.all([post(`${own}/charges/${chargeId}/payment-attempts`, {}), streamed])
    const timeline = await fetchJson<{ readonly entries: readonly { readonly kind: string }[] }>(
      `${own}/timeline?resource=${chargeId}`,
    )
    if (!timeline.entries.some(({ kind }) => kind === 'line')) throw new Error('The timeline has no line.')
    delays.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MILLISECONDS))
  }
  closing.abort()
  return delays
}

const post = <Body>(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> =>
  fetchJson<Body>(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
