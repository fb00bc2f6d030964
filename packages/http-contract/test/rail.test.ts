import { describe, expect, it } from 'vitest'
import { examplesOf, validationOf } from './support/contract.ts'

const validation = validationOf('rail')
const examples = examplesOf(validation)
const SIGNED = {
  'webhook-id': 'message-1',
  'webhook-timestamp': '1772442902',
  'webhook-signature': `v1,${'A'.repeat(43)}= v1,${'B'.repeat(43)}=`,
}
const SETTLED = {
  report: 'transferSettled',
  walletId: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
  transactionId: 'e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37',
  endToEndId: 'E12345678202603020915k7L8m9N0p1Q',
}
const violations = (operationId: string, body: unknown, headers: object = SIGNED): string[] =>
  validation
    .request(operationId, { body, headers: { ...headers }, pathParameters: { orderId: 'order-1' } })
    .map(({ field, message, code }) => `${field} ${message}: ${code}`)

describe('a message of the rail', () => {
  it('may have a signature for each secret of the sender', () => {
    expect(violations('reportTransferSettled', SETTLED)).toEqual([])
  })

  it.each([
    ['without an id', { ...SIGNED, 'webhook-id': undefined }, 'webhook-id is required'],
    ['with a time that is not a number', { ...SIGNED, 'webhook-timestamp': 'now' }, 'webhook-timestamp'],
    ['with a signature of another version', { ...SIGNED, 'webhook-signature': 'v2,x' }, 'webhook-signature'],
  ])('%s is not authenticated', (_, headers, problem) => {
    expect(violations('reportTransferSettled', SETTLED, headers)).toEqual([
      expect.stringMatching(new RegExp(`^${problem}.*: Unauthorized$`)),
    ])
  })

  it('of another kind than the path is malformed, so a signature is valid for one path', () => {
    expect(violations('reportTransferSettled', { ...SETTLED, report: 'transferAccepted' })).toEqual([
      expect.stringMatching(/^report .*: MalformedRequest$/),
    ])
  })

  it('is closed when it is a report, so a typo is not ignored (G-341)', () => {
    expect(violations('reportTransferSettled', { ...SETTLED, dueat: '2026-03-02T09:15:02.250Z' })).toEqual([
      'dueat is not a known property: MalformedRequest',
    ])
  })

  it('is open when it is an order, so a later release can add a property (G-341)', () => {
    const order = examples.get('orderTransfer/request') as object
    expect(violations('orderTransfer', { ...order, priority: 'HIGH' })).toEqual([])
    expect(violations('orderTransfer', { ...order, amount: '75.00' })).not.toEqual([])
  })
})
