import { isDeepStrictEqual } from 'node:util'
import { compareWithExample } from '../compare-with-example.ts'
import type { Contract } from '../contract.ts'
import type { CaseViolation } from '../report/report.ts'
import { type Delivery, checkDelivery } from '../webhook/delivery.ts'
import { type Case, resultOf, notReachable } from './case.ts'

/**
 * One case for every named example of every event. The target must send a signed delivery that the contract documents.
 */
export function webhookCases({ validation }: Contract): Case[] {
  return validation.webhooks.flatMap(({ id: event, body }) =>
    [...(body?.content.values() ?? [])].flatMap(({ examples }) =>
      [...examples].map(([example, payload]): Case => ({
        subject: { kind: 'webhook', event },
        name: example,
        source: 'example',
        async run({ contract, target, now }) {
          const delivered = await target.deliver({ event, example, payload })
          if (!delivered.reachable) return notReachable(delivered.reason)
          const { delivery } = delivered
          const broken = checkDelivery(contract, event, delivery, { receivedAt: now?.() })
          return resultOf(broken.length > 0 ? broken : checkPayload(delivery))
        },
      })),
    ),
  )
}

function checkPayload({ payload, like, text }: Delivery): CaseViolation[] {
  const sent: unknown = JSON.parse(text)
  if (like !== undefined) return compareWithExample(like, sent)
  if (payload === undefined || isDeepStrictEqual(sent, payload)) return []
  return [{ at: 'body', message: 'is not the example that was asked for' }]
}
