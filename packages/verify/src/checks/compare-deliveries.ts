import { PixWebhookError, verifyWebhook } from '@pix-payments/client/webhooks'
import type { Delivered } from '../steps/delivered.ts'
import type { ScenarioRun } from '../steps/scenario-run.ts'
import type { Difference } from './difference.ts'

/** Reads what was delivered to the webhook of the wallet, by the payment API and by the verifier, the oldest first. */
export async function readDeliveries({
  sandbox,
  walletId,
  signingSecret,
  hasForgeries,
  sent,
}: ScenarioRun): Promise<readonly Delivered[]> {
  const delivered: Delivered[] = [...sent]
  for await (const it of sandbox.deliveries.listDeliveries.items({ walletId, limit: 100 })) {
    const { deliveryId, event, attempts } = it
    for (const attempt of attempts) {
      const { status, requestHeaders: headers, requestBody: body, sentAt, durationMilliseconds } = attempt
      const now = (): number => Date.parse(sentAt)
      // Without such a fault, every delivery of the payment API is true.
      const isTrue = !hasForgeries || (await isVerified({ headers, body, secrets: [signingSecret], now }))
      delivered.push({ event, sentAt, milliseconds: durationMilliseconds, status, isTrue, deliveryId })
    }
  }
  return delivered.toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
}

/** The answers to deliveries: a true one is accepted in the end, a forged one never. */
export function compareDeliveries(
  { acceptedForgeries }: ScenarioRun,
  delivered: readonly Delivered[],
): readonly Difference[] {
  const forged = [...acceptedForgeries]
  const refused: string[] = []
  for (const attempts of Map.groupBy(delivered, ({ deliveryId }) => deliveryId).values()) {
    const answered = attempts.flatMap(({ event, isTrue, status }) =>
      status === null ? [] : [{ event, isTrue, status }],
    )
    for (const { event, isTrue, status } of answered)
      if (!isTrue && isSuccess(status)) forged.push(`${status} to a forged ${event}`)
    const truly = answered.filter(({ isTrue }) => isTrue)
    // 5XX is what a fault or an outage answers. A refusal of the back end is 4XX.
    const refusal = truly.find(({ status }) => status >= 400 && status < 500)
    if (refusal !== undefined && !truly.some(({ status }) => isSuccess(status)))
      refused.push(`${refusal.status} to ${refusal.event}`)
  }
  return [
    ...found(
      'trueRefused',
      'The back end refuses true deliveries',
      'signed with the secret of the webhook',
      refused,
    ),
    ...found(
      'forgedAccepted',
      'The back end accepts forged deliveries',
      'not signed, with another secret, or an hour ago',
      forged,
    ),
  ]
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const isVerified = (options: Parameters<typeof verifyWebhook>[0]): Promise<boolean> =>
  verifyWebhook(options).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PixWebhookError) return false
      throw error
    },
  )

function found(
  check: 'trueRefused' | 'forgedAccepted',
  what: string,
  wallet: string,
  answers: readonly string[],
): readonly Difference[] {
  const [first] = answers
  if (first === undefined) return []
  const text = `${what}: ${first}${answers.length === 1 ? '' : `, and ${answers.length - 1} more`}.`
  return [{ check, text, wallet, backEnd: [...new Set(answers)].join('; ') }]
}
