import { randomUUID } from 'node:crypto'
import { systemClock } from '@pix-payments/client'
import { signWebhook } from '@pix-payments/client/webhooks'
import type { OpenedDeposit, ScenarioRun } from './scenario-run.ts'
import type { Message } from './step.ts'

const HOUR_SECONDS = 3_600
const HUGE_BYTES = 2 * 1024 * 1024
const OTHER_SECRET = `whsec_${Buffer.from('not the secret of this webhook!!').toString('base64')}`

/** Messages without a true and fresh signature. A 2XX says that the back end took them for true. */
const FORGED: ReadonlySet<Message> = new Set(['forged', 'unsigned', 'old', 'form'])

interface Parcel {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Sends a delivery that the payment API would not send. A forged one must not be accepted.
 * The instants of deliveries are in real time (G-216).
 */
export async function sendMessage(
  run: ScenarioRun,
  message: Message,
  deposit: OpenedDeposit | undefined,
): Promise<void> {
  const { body, headers } = await parcelOf(run, message, deposit)
  const response = await fetch(run.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  if (FORGED.has(message) && response?.ok === true)
    run.acceptedForgeries.push(`${response.status} to the message "${message}"`)
  run.log.push(`The back end answers ${response?.status ?? 'nothing'} to the message "${message}".`)
}

async function parcelOf(
  run: ScenarioRun,
  message: Message,
  deposit: OpenedDeposit | undefined,
): Promise<Parcel> {
  const id = randomUUID()
  const paid = { eventId: id, ...paymentOf(run, deposit) }
  const now = Math.floor(systemClock.now() / 1000)
  const signed = async (
    body: string,
    secret = run.signingSecret,
    timestampSeconds = now,
  ): Promise<Parcel> => ({
    body,
    headers: { ...(await signWebhook({ id, timestampSeconds, body, secrets: [secret] })) },
  })
  switch (message) {
    case 'forged':
      return signed(JSON.stringify(paid), OTHER_SECRET)
    case 'unsigned':
      return { body: JSON.stringify(paid), headers: {} }
    case 'old':
      return signed(JSON.stringify(paid), undefined, now - HOUR_SECONDS)
    case 'untrue':
      return signed(JSON.stringify(paid))
    case 'unknownEvent':
      return signed(JSON.stringify({ ...paid, event: 'pixChargeImagined', status: 'imagined' }))
    case 'huge':
      return signed(JSON.stringify({ ...paid, event: 'pixChargeImagined', filler: 'x'.repeat(HUGE_BYTES) }))
    case 'form':
      return {
        body: new URLSearchParams({ chargeId: paid.chargeId, event: paid.event }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    case 'broken':
      return signed(JSON.stringify(paid).slice(0, -20))
  }
}

/** The event of a payment that did not happen. */
function paymentOf({ now }: ScenarioRun, deposit: OpenedDeposit | undefined) {
  const { id = 'none', amount = 1_000, chargeId = randomUUID(), player } = deposit ?? {}
  const at = now.toISOString()
  const minute = at.replaceAll(/[-:T]/g, '').slice(0, 12)
  return {
    event: 'pixChargePaid',
    occurredAt: at,
    status: 'paid',
    chargeId,
    externalId: id,
    amount,
    endToEndId: `E87654321${minute}forged00000`.slice(0, 32),
    paidAt: at,
    debtor: {
      name: player?.name ?? 'Maria Silva',
      taxId: player?.taxId ?? '52998224725',
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0001',
      accountNumber: '123456',
      accountType: 'CACC',
    },
  }
}
