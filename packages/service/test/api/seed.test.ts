import { expect, test } from 'vitest'
import { CNPJ_A, byBankDetailsBody, byKeyBody, chargeBody } from '../support/bodies.ts'
import { type Answer, outcomeOf } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { eventsOf } from '../support/rows.ts'
import { startService } from '../support/service.ts'

/** Sends the same calls to a service with this seed. Returns all responses, without their Date headers. */
async function transcript(seed: string): Promise<string> {
  await using service = await startService({ seed })
  const { a, a2, b, store } = service
  const lines: string[] = []
  const note = async (answer: Promise<Answer>): Promise<Answer> => {
    const { status, headers, text } = await answer
    const { date: _, ...kept } = headers
    lines.push(`${status} ${JSON.stringify(kept)} ${text}`)
    return answer
  }
  const call = (...args: Parameters<typeof a.call>): Promise<Answer> => note(a.call(...args))
  const charge = await call('createImmediateCharge', {
    body: chargeBody({ externalId: 'd-1', metadata: { k: 'v' } }),
  })
  const { chargeId } = charge.body as { chargeId: string }
  const paid = await call('simulatePayment', { body: { chargeId, receiverCnpj: CNPJ_A } })
  const { endToEndId } = paid.body as { endToEndId: string }
  await call('getImmediateCharge', { path: { chargeId } })
  await call('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w-1' }) })
  await call('createWithdrawalByPixKey', {
    body: byKeyBody({ externalId: 'w-2', pixKey: 'nobody@example.com' }),
  })
  await call('createWithdrawalByBankDetails', { body: byBankDetailsBody({ externalId: 'w-3' }) })
  await call('getWithdrawal', { path: { externalId: 'w-1' } })
  await call('createRefund', { path: { endToEndId }, body: { amount: 1, externalId: 'r-1' } })
  const transfer = { amount: 5, externalId: 't-1', destinationWalletId: a2.walletId }
  await call('createInternalTransfer', { body: transfer })
  await call('configureWebhook', {
    body: { url: 'http://127.0.0.1:9', authentication: { type: 'NONE' }, events: [] },
  })
  await call('getBalance')
  await call('listStatement', { query: { initDate: '2026-01-05', endDate: '2026-01-05' } })
  await note(service.send('/v1/nowhere'))
  const other = chargeBody({ externalId: 'd-2', pixKey: 'contato@betaapostas.example' })
  await note(b.call('createImmediateCharge', { body: other }))
  for (const { payload } of await eventsOf(store, a)) lines.push(JSON.stringify(payload))
  lines.push(await a.token())
  return lines.join('\n')
}

test('the same calls with the same seed give the same bytes, and another seed gives other bytes', async () => {
  const [first, again, other] = [await transcript('one'), await transcript('one'), await transcript('two')]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  // The transcripts differ only in ids and secrets.
  const bare = (text: string): string =>
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
      .replaceAll(/[ED][0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}/g, 'PIX')
      .replaceAll(/"brCode":"[^"]*"|whsec_[A-Za-z0-9+/=]*|"txid":"[^"]*"/g, 'SECRET')
      .split('\n')
      .slice(0, -1)
      .join('\n')
  expect(bare(other)).toBe(bare(first))
})

test('calls of one wallet do not change the ids of another', async () => {
  const idOfB = async (before: number): Promise<string> => {
    await using service = await startService({ seed: 'one' })
    for (let call = 0; call < before; call += 1)
      await service.a.ok('createImmediateCharge', { body: chargeBody() })
    const body = chargeBody({ pixKey: 'contato@betaapostas.example' })
    return (await service.b.ok('createImmediateCharge', { body })).chargeId
  }
  expect(await idOfB(3)).toBe(await idOfB(0))
})

test('without a seed two services have no id in common', async () => {
  const idOf = async (): Promise<string> => {
    await using service = await startService()
    return (await service.a.ok('createImmediateCharge', { body: chargeBody() })).chargeId
  }
  expect(await idOf()).not.toBe(await idOf())
})

test('seeded wallets are frozen at Monday, 2026-01-05 09:00 in America/Sao_Paulo', async () => {
  await using service = await startService({ seed: 'one' })
  const { updatedAt } = await service.a.ok('getBalance')
  service.clock.pass(60_000)
  expect(updatedAt).toBe('2026-01-05T12:00:00.000Z')
  expect((await service.a.ok('getBalance')).updatedAt).toBe(updatedAt)
  await counterparties(service).settle(service.a)
  const path = { externalId: 'w' }
  await service.a.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w' }) })
  service.clock.pass(60_000)
  expect((await service.a.ok('getWithdrawal', { path })).status).toBe('PROCESSING')
  expect(outcomeOf(await service.a.call('getBalance'))).toBe('200')
})
