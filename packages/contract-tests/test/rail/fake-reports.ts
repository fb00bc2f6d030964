import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateEndToEndId } from '@pix-payments/pix'
import { Webhook } from 'standardwebhooks'
import type { Flaws } from './flaws.ts'

type Body = Readonly<Record<string, unknown>>

/** A report, and the last part of its path. */
interface Report {
  readonly path: string
  readonly body: Body
}

/** What the institution knows about an order. */
export interface Taken {
  /** Whether the service closed the connection of the order. */
  readonly wasLost: () => boolean
  /** Called when the service has a report about the order. */
  readonly onEnd: () => void
}

const NOTHING: Taken = { wasLost: () => false, onEnd: () => undefined }

const SETTLE_MILLISECONDS = 10
/** Later than an immediate repeat of an order. */
const SLOW_SETTLE_MILLISECONDS = 1000
const PAUSE_MILLISECONDS = 30
/** An answer of the suite, which runs in this process, takes fewer turns of the event loop than this on any machine. */
const PATIENCE_TURNS = 25
const TURN_MILLISECONDS = 5

const PAYER = { name: 'Maria Silva', taxId: '52998224725', bankCode: '87654321' }
const PAYING_ACCOUNT = {
  ...PAYER,
  personType: 'NATURAL_PERSON',
  branchCode: '0001',
  accountNumber: '52998224725',
  accountType: 'CACC',
}

/** Executes the orders of the fake institution, and sends its reports. */
export class FakeReports {
  readonly #url: string
  readonly #webhook: Webhook
  readonly #flaws: Flaws
  #closed = false

  constructor(url: string, secret: string, flaws: Flaws) {
    this.#url = url
    this.#webhook = new Webhook(secret)
    this.#flaws = flaws
  }

  close(): void {
    this.#closed = true
  }

  /** Executes an order, and sends its reports. */
  execute(kind: string, order: Body, taken: Taken = NOTHING): void {
    if (this.#flaws.neverReports === kind) return
    for (const report of this.#reportsOf(kind, order))
      void this.#deliver(report, kind, taken).then(taken.onEnd)
  }

  #reportsOf(kind: string, order: Body): readonly Report[] {
    const flaws = this.#flaws
    const walletId = flaws.reportsOtherWallet && kind === 'instruction' ? randomUUID() : order['walletId']
    const of = (path: string, members: Body): Report => {
      const report = path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return { path, body: { report, walletId, ...members } }
    }
    const { transactionId, refundId, chargeId, recurrenceId, scheduleId, regulatoryMessageId, amount } = order
    const endToEndId = newEndToEndId()
    const paid = flaws.paysWrongAmount ? Number(amount) + 1 : amount
    switch (kind) {
      case 'transfer': {
        const settled = of('transfer-settled', { transactionId, endToEndId })
        const refused = { status: 'FAILED', endToEndId, errorCode: null, errorDescription: null }
        return [
          of('transfer-accepted', { transactionId, endToEndId, stage: 'CONFIRMED' }),
          settled,
          ...(flaws.settlesAndRefuses ? [of('transfer-refused', { transactionId, ...refused })] : []),
        ]
      }
      case 'refund': {
        const ended = { refundId, outcome: 'SETTLED', errorCode: null, errorDescription: null }
        return [of('refund-ended', { ...ended, ...(flaws.invalidRefunds && { note: 'unknown' }) })]
      }
      case 'charge': {
        const payment = { chargeId, endToEndId, amount: paid, payer: PAYING_ACCOUNT, payerMessage: null }
        return [of('charge-payment', payment)]
      }
      case 'recurrence':
        return [
          of('first-payment', { recurrenceId, endToEndId, amount: paid, payer: PAYER }),
          of('recurrence-answer', {
            recurrenceId,
            outcome: 'CONFIRMED',
            municipalityCode: null,
            reason: null,
          }),
        ]
      case 'instruction': {
        const dueMinute = `${String(order['dueDate']).replaceAll('-', '')}1200`
        const ids = {
          regulatoryMessageId,
          endToEndId: flaws.stampsPresent
            ? endToEndId
            : `${endToEndId.slice(0, 9)}${dueMinute}${endToEndId.slice(21)}`,
        }
        return [
          of('instruction-sent', { scheduleId, outcome: 'SENT', ...ids }),
          of('instruction-answer', { scheduleId, outcome: 'ACCEPTED', rejectionCode: null }),
        ]
      }
      default: {
        const paid = { scheduleId: order['subjectId'], outcome: 'SETTLED', rejectionCode: null }
        return flaws.paysCancelled && order['subject'] === 'SCHEDULE' ? [of('instruction-payment', paid)] : []
      }
    }
  }

  /** Sends a report until the answer is 200. */
  async #deliver({ path, body }: Report, kind: string, { wasLost }: Taken): Promise<void> {
    const flaws = this.#flaws
    const id = randomUUID()
    let sent: Body = body
    await sleep(flaws.forgetsEnded ? SLOW_SETTLE_MILLISECONDS : SETTLE_MILLISECONDS)
    for (let attempt = 1; !this.#closed; attempt += 1) {
      const text = JSON.stringify(sent)
      const webhookId = flaws.newIdPerAttempt ? randomUUID() : id
      const status = await this.#post(
        path,
        webhookId,
        text,
        flaws.unsignedRefunds === true && kind === 'refund',
      )
      if (status === 200) return
      if (flaws.givesUpAfter500 && status === 500) return
      if (flaws.stumblesOverTwoFaults && status === 500) {
        await sleep(SLOW_SETTLE_MILLISECONDS)
        if (wasLost()) return
      }
      if (flaws.givesUpAfterLostAnswer && status === 'lost') return
      if (flaws.givesUpAfterTwoAttempts && attempt === 2) return
      if (flaws.newBodyPerAttempt && status === 500) sent = { ...body, dueAt: new Date().toISOString() }
      await sleep(PAUSE_MILLISECONDS)
    }
  }

  /** Returns the status, or why there is none. */
  async #post(
    path: string,
    id: string,
    text: string,
    unsigned: boolean,
  ): Promise<number | 'lost' | 'silence'> {
    const at = new Date()
    const signature = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': this.#webhook.sign(id, at, text),
    }
    const patience = new AbortController()
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns === PATIENCE_TURNS && !this.#flaws.waitsForever) patience.abort()
    }, TURN_MILLISECONDS)
    const response = await fetch(`${this.#url}/rail/reports/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(!unsigned && signature) },
      body: text,
      signal: patience.signal,
    })
      .catch((error: unknown) => ((error as Error).name === 'AbortError' ? 'silence' : 'lost'))
      .finally(() => clearInterval(timer))
    if (typeof response === 'string') return response
    await response.body?.cancel()
    return response.status
  }
}

const newEndToEndId = (): string =>
  generateEndToEndId({ ispb: '12345678', at: Date.now(), random: (byteCount) => randomBytes(byteCount) })
