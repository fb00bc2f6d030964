import {
  type ChargePayload,
  describeBrCodeProblem,
  type DynamicBrCode,
  type Instant,
  parseBrCode,
  parseChargePayload,
} from '@pix-payments/pix'
import { type AppRefusal, stop } from './app-refusal.ts'
import type { FetchDocument } from './fetch-document.ts'
import { verifyPayload } from './verify-payload.ts'

/** A charge that the app may pay: the BR Code, and the verified payload of its location. */
export interface FetchedCharge {
  readonly ok: true
  readonly location: string
  readonly payload: ChargePayload
}

/** Does what the app of a payer does with a BR Code before it pays (G-374). */
export interface PayerApp {
  fetchCharge(brCode: string): Promise<FetchedCharge | AppRefusal>
}

export function createPayerApp(fetchDocument: FetchDocument): PayerApp {
  return {
    async fetchCharge(brCode) {
      const code = readDynamic(brCode)
      if (!code.ok) return code
      const { location } = code.value
      const url = `https://${location}`
      const served = await fetchDocument(url)
      if (!served.ok) return stop('LocationUnreachable', `${url} ${served.problem}`)
      if (served.status === 404) {
        const check = 'Check that the brCode is of this sandbox, and that the sandbox still has its data.'
        return stop('LocationNotFound', `${url} answered 404: it serves no charge. ${check}`)
      }
      if (served.status === 410) {
        const why = 'the charge is paid, expired or cancelled. Create a new charge.'
        return stop('ChargeEnded', `${url} answered 410: ${why}`)
      }
      if (served.status !== 200)
        return stop('LocationUnreachable', `${url} answered ${served.status}, not 200.`)
      const verified = await verifyPayload(url, served.text.trim(), fetchDocument)
      return verified.ok ? judgePayload(code.value, verified.claims) : verified
    },
  }
}

function readDynamic(brCode: string): { readonly ok: true; readonly value: DynamicBrCode } | AppRefusal {
  const code = parseBrCode(brCode)
  if (!code.ok) return stop('InvalidBrCode', describeBrCodeProblem(code.problem))
  if (code.value.kind !== 'dynamic') {
    const message = `must be a dynamic BR Code, with a location in 26.25; this code is ${code.value.kind}`
    return stop('InvalidBrCode', message)
  }
  return { ok: true, value: code.value }
}

/**
 * Reads the payload, and checks that the charge can be paid at its instant. Amount and txid come from the payload: in a
 * dynamic code, fields 54 and 62.05 are ignored (G-019).
 */
function judgePayload(code: DynamicBrCode, claims: unknown): FetchedCharge | AppRefusal {
  const about = (refusal: AppRefusal['code'], what: string): AppRefusal =>
    stop(refusal, `The payload at https://${code.location} ${what}`)
  const parsed = parseChargePayload(claims)
  if (!parsed.ok) {
    const { reason, path, expected } = parsed.problem
    const what = reason === 'MISSING_FIELD' ? 'has no' : 'has an invalid'
    return about('PayloadMismatch', `${what} ${path || 'body'}: it must be ${expected}.`)
  }
  const payload = parsed.value
  if (payload.status !== 'ATIVA') {
    return about('ChargeEnded', `has the status ${payload.status}: only ATIVA can be paid.`)
  }
  const expiresAt: Instant = payload.createdAt + payload.expiresInSeconds * 1000
  if (payload.presentedAt >= expiresAt) {
    return about('ChargeEnded', 'has expired: calendario.criacao plus expiracao is reached.')
  }
  return { ok: true, location: code.location, payload }
}
