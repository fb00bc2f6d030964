import { describe, expect, it } from 'vitest'
import { withFlowLinks } from '../src/reference/flow-links.ts'

const operation = (operationId: string): object => ({ operationId, description: 'What it does.' })

describe('the links from a reference to the flows', () => {
  it('stand in the operations and events that a flow uses, and nowhere else', () => {
    const contract = {
      paths: {
        '/a': { post: operation('createInternalTransfer'), get: operation('listRecurrences') },
        '/b': { post: operation('createPaymentAttempt') },
      },
      webhooks: { pixChargeExpired: { post: operation('pixChargeExpired') } },
    }
    expect(withFlowLinks(contract as Parameters<typeof withFlowLinks>[0])).toEqual({
      paths: {
        '/a': {
          post: {
            operationId: 'createInternalTransfer',
            description:
              'What it does.\n\nFlows: [A transfer between two wallets](../flows/internal-transfer.html).',
          },
          get: operation('listRecurrences'),
        },
        '/b': {
          post: {
            operationId: 'createPaymentAttempt',
            description:
              'What it does.\n\nFlows: [A deposit that another person tries to pay](../flows/deposit-by-another-person.html), [A deposit that is not paid](../flows/deposit-expiry.html).',
          },
        },
      },
      webhooks: {
        pixChargeExpired: {
          post: {
            operationId: 'pixChargeExpired',
            description:
              'What it does.\n\nFlows: [A deposit that is not paid](../flows/deposit-expiry.html).',
          },
        },
      },
    })
  })
})
