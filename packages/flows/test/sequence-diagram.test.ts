import { describe, expect, it } from 'vitest'
import { readFlows } from '../src/read-flows.ts'
import { sequenceDiagram } from '../src/sequence-diagram.ts'

const flows = readFlows()
const diagramOf = (name: string): string => {
  const flow = flows.find((it) => it.name === name)
  if (flow === undefined) throw new Error(`There is no flow ${name}`)
  return sequenceDiagram(flow)
}

describe('the sequence diagram of a flow', () => {
  it('draws calls with their responses, actions, events and the passing of time', () => {
    expect(diagramOf('deposit-expiry')).toMatchInlineSnapshot(`
      "sequenceDiagram
        accTitle: A deposit that is not paid
        participant operator as Operator's back end
        participant service as Pix payment service
        participant payer as Payer's banking app
        operator->>service: createImmediateCharge
        service-->>operator: 201, status PENDING
        Note over operator,service: 15 minutes pass
        service->>operator: pixChargeExpired
        operator->>service: getImmediateCharge
        service-->>operator: 200, status EXPIRED
        payer->>service: tries to pay the brCode too late
        service-->>payer: NOT_PAYABLE
        operator->>service: getBalance
        service-->>operator: 200, availableBalance 1000000
      "
    `)
  })
  it('draws an institution only when it acts', () => {
    expect(diagramOf('withdrawal-rejected')).toMatchInlineSnapshot(`
      "sequenceDiagram
        accTitle: A withdrawal that fails
        participant operator as Operator's back end
        participant service as Pix payment service
        participant institution as Other institution
        operator->>service: createWithdrawalByPixKey
        service-->>operator: 422, IGAMING_CPF_MISMATCH
        operator->>service: getBalance
        service-->>operator: 200, availableBalance 1000000
        operator->>service: createWithdrawalByPixKey
        service-->>operator: 202, status PROCESSING
        operator->>service: getBalance
        service-->>operator: 200, availableBalance 992500
        institution->>service: rejects the transfer
        service->>operator: pixWithdrawFailed
        operator->>service: getWithdrawal
        service-->>operator: 200, status REJECTED
        operator->>service: getBalance
        service-->>operator: 200, availableBalance 1000000
      "
    `)
  })
})
