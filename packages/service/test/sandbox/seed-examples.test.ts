import { afterAll, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { ContractExamples } from '../../src/examples/contract-examples.ts'
import { NEEDS } from '../../src/examples/example-needs.ts'
import { DEMO_CREDENTIALS } from '../../src/sandbox/default-wallets.ts'
import { Control } from '../support/control.ts'
import { type Answer, contract, outcomeOf, targetOf } from '../support/http-call.ts'
import { Operator, form, sendChecked } from '../support/operator.ts'

const { url, close } = await createService({ seedExamples: true })
afterAll(close)
const [alfa] = DEMO_CREDENTIALS
const operator = new Operator({ ...alfa, url, now: () => 0 })
const { operations, creations } = new ContractExamples(contract.document)

type Values = Readonly<Record<string, string>>
const requests = [...operations].flatMap(([operationId, { method, parameters, requests }]) => {
  const valuesOf = (place: string): Values =>
    Object.fromEntries(
      parameters.filter((it) => it.in === place).map(({ name, example }) => [name, String(example)]),
    )
  const bodies = requests.size === 0 ? [['', undefined] as const] : [...requests]
  return bodies.map(([name, body]) => {
    const target = creations.find(({ request }) => request === body)?.target
    const path = valuesOf('path')
    const own = target !== undefined && 'id' in path ? { id: target } : path
    return { operationId, name, method, target: targetOf(operationId, own, valuesOf('query')), body }
  })
})

/** The simulations that the contract documents as refused. */
const REFUSED: Values = {
  'simulateFirstPayment other-amount': '422 FIRST_PAYMENT_AMOUNT_MISMATCH',
  'simulateFirstPayment other-payer': '422 EXPECTED_PAYER_MISMATCH',
}

function call({ operationId, method, target, body }: (typeof requests)[number]): Promise<Answer> {
  const isForm = operationId === 'createAccessToken'
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)] as const)
  return isForm ? sendChecked(url, target, form(fields)) : operator.send(target, { method, body })
}

test('each request example succeeds alone', async () => {
  const { walletId } = alfa
  const sandbox = new Control(url)
  const { snapshotId } = await sandbox.ok('createSnapshot', { path: { walletId } })
  const sent = new Set<string>()
  // A restored wallet refuses older cursors, so the reads come first.
  const reads = requests.filter(({ method }) => method === 'GET')
  for (const request of new Set([...reads, ...requests])) {
    const { operationId, name } = request
    // Each operation names a resource of its own, which its next example finds changed.
    if (sent.has(operationId) && operationId in NEEDS)
      await sandbox.ok('restoreSnapshot', { path: { walletId, snapshotId } })
    sent.add(operationId)
    const example = `${operationId} ${name}`
    const answer = await call(request)
    const outcomes = example in REFUSED ? [REFUSED[example]] : ['200', '201', '202']
    expect.soft(outcomes, `${example}: ${answer.text}`).toContain(outcomeOf(answer))
  }
  const { wallets } = await sandbox.ok('checkLedger')
  expect(wallets.flatMap(({ problems }) => problems)).toEqual([])
})
