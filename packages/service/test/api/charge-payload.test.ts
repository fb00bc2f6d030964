import { loadContract } from '@pix-payments/http-contract/load'
import { compactVerify } from 'jose'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { MARIA, chargeBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { type Answer, outcomeOf, send } from '../support/http-call.ts'
import { keysAt, locationIn, readPayload } from '../support/payload.ts'
import { SECOND, START, type TestService, startService } from '../support/service.ts'

const { validation } = await loadContract('rail')

/** Fetches the location of a brCode, and compares the response with the rail contract. */
async function fetchLocation({ url }: Pick<TestService, 'url'>, brCode: string): Promise<Answer> {
  const answer = await send(url, locationIn(brCode).slice('pix.example.com'.length))
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, it]) => [name, String(it)]))
  const body = answer.body ?? answer.text
  const options = { undocumented: 'error' as const }
  expect(validation.response('getChargePayload', answer.status, headers, body, options)).toEqual([])
  return answer
}

describe('the location of a charge (G-020, G-344)', () => {
  it('serves the charge, signed, to an app that knows only the brCode (G-370, G-372, G-373)', async () => {
    await using service = await startService()
    const { a, clock, url } = service
    const expectedPayer = { taxId: MARIA, name: 'Maria Silva' }
    const body = chargeBody({ description: 'Depósito na carteira', expectedPayer })
    const { brCode, chargeId, pixKey } = await a.ok('createImmediateCharge', { body })
    expect(locationIn(brCode)).toBe(`pix.example.com/qr/v2/${chargeId.replaceAll('-', '')}`)
    clock.pass(90 * SECOND)
    const { header, claims, payload } = await readPayload(url, brCode)
    expect(header).toEqual({
      alg: 'ES256',
      kid: expect.stringMatching(/^[\w-]{43}$/),
      jku: 'https://pix.example.com/rail/jwks.json',
    })
    expect(claims).toEqual({
      revisao: 0,
      calendario: {
        criacao: '2026-03-02T12:00:00.000Z',
        apresentacao: '2026-03-02T12:01:30.000Z',
        expiracao: 600,
      },
      devedor: { cpf: MARIA, nome: 'Maria Silva' },
      valor: { original: '10.00', modalidadeAlteracao: 0 },
      chave: pixKey,
      txid: expect.stringMatching(/^\w{32}$/),
      solicitacaoPagador: 'Depósito na carteira',
      status: 'ATIVA',
    })
    expect(payload).toMatchObject({ amountCents: 1000, createdAt: START })
    await a.ok('simulatePayment', { body: { chargeId, receiverCnpj: '11222333000181' } })
    const { pixTransaction } = await a.ok('getImmediateCharge', { path: { chargeId } })
    expect(pixTransaction?.txid).toBe(payload.txid)
  })

  test.each([
    { what: 'no payer and no description', overrides: {} },
    { what: 'a payer without a name', overrides: { expectedPayer: { taxId: MARIA }, description: '' } },
    { what: 'a name without a tax id', overrides: { expectedPayer: { name: 'Maria' } } },
  ])('serves no devedor and no solicitacaoPagador of a charge with $what (G-373)', async ({ overrides }) => {
    await using service = await startService()
    const { brCode } = await service.a.ok('createImmediateCharge', { body: chargeBody(overrides) })
    const { payload } = await readPayload(service.url, brCode)
    expect(payload).toMatchObject({ debtor: null, payerRequest: null })
  })

  it('has the documented headers and type, and can be cached by nobody', async () => {
    await using service = await startService()
    const { brCode } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
    const { status, headers, text } = await fetchLocation(service, brCode)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/jose',
      'no-store',
    ])
    expect(text).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(headers['content-length']).toBe(String(text.length))
  })

  it('answers 410 from the instant at which a payment would be refused (G-371)', async () => {
    await using service = await startService()
    const { a, clock } = service
    const control = new Control(service.url)
    const create = async (): Promise<{ chargeId: string; brCode: string }> =>
      a.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 60 }) })
    const [paid, canceled, expired] = [await create(), await create(), await create()]
    const outcomes = async (): Promise<readonly string[]> => {
      const answers = [paid, canceled, expired].map(({ brCode }) => fetchLocation(service, brCode))
      return (await Promise.all(answers)).map(outcomeOf)
    }
    expect(await outcomes()).toEqual(['200', '200', '200'])
    await a.ok('simulatePayment', { body: { chargeId: paid.chargeId, receiverCnpj: '11222333000181' } })
    await control.ok('cancelCharge', { path: { walletId: a.walletId, chargeId: canceled.chargeId } })
    clock.pass(60 * SECOND - 1)
    expect(await outcomes()).toEqual(['410 Gone', '410 Gone', '200'])
    clock.pass(1)
    expect(await outcomes()).toEqual(['410 Gone', '410 Gone', '410 Gone'])
  })

  it.each([
    ['a chargeId that does not exist', '/qr/v2/4d6f8a0b2c3e4f509182a3b4c5d6e7f8'],
    ['a chargeId with hyphens', '/qr/v2/4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'],
    ['capitals', '/qr/v2/4D6F8A0B2C3E4F509182A3B4C5D6E7F8'],
    ['another length', '/qr/v2/4d6f8a0b'],
    ['malformed percent-encoding', '/qr/v2/%zz'],
    ['a null character', '/qr/v2/%00'],
    ['no token', '/qr/v2/'],
    ['another version', '/qr/v3/4d6f8a0b2c3e4f509182a3b4c5d6e7f8'],
    ['a longer path', '/qr/v2/4d6f8a0b2c3e4f509182a3b4c5d6e7f8/x'],
    ['a path of the institution', '/health'],
    ['an unknown path of the rail', '/rail/keys'],
  ])('answers 404 to %s (G-370)', async (_, path) => {
    await using service = await startService()
    expect(outcomeOf(await send(service.url, path))).toBe('404 NotFound')
  })

  it('is public: HEAD, CORS of any origin, and only GET', async () => {
    await using service = await startService()
    const { brCode } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
    const target = locationIn(brCode).slice('pix.example.com'.length)
    const head = await send(service.url, target, { method: 'HEAD' })
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'application/jose', ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    const page = await send(service.url, target, { headers: { origin: 'https://app.bank.example' } })
    expect(page.headers['access-control-allow-origin']).toBe('*')
    const preflight = await send(service.url, '/rail/jwks.json', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.bank.example', 'access-control-request-method': 'GET' },
    })
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET'])
    const post = await send(service.url, target, { method: 'POST' })
    expect([outcomeOf(post), post.headers['allow']]).toEqual(['405 MethodNotAllowed', 'GET'])
  })

  it('is in the request log of the wallet', async () => {
    await using service = await startService()
    const { brCode } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
    await fetchLocation(service, brCode)
    const path = { walletId: service.a.walletId }
    const { data } = await new Control(service.url).ok('listRequests', { path })
    expect(data[0]).toMatchObject({ operationId: 'getChargePayload', status: 200 })
  })

  it('belongs to one charge: a signature of another payload does not fit', async () => {
    await using service = await startService()
    const [one, other] = [
      await service.a.ok('createImmediateCharge', { body: chargeBody() }),
      await service.a.ok('createImmediateCharge', { body: chargeBody({ amount: 1 }) }),
    ]
    const [head, , signature] = (await fetchLocation(service, one.brCode)).text.split('.')
    const [, claims] = (await fetchLocation(service, other.brCode)).text.split('.')
    const keys = keysAt(service.url, 'https://pix.example.com/rail/jwks.json')
    await expect(compactVerify(`${head}.${claims}.${signature}`, keys)).rejects.toThrow(
      'signature verification failed',
    )
  })
})

describe('the location of a recurrence', async () => {
  const automatic = await startAutomatic()
  afterAll(() => automatic.service.close())
  const { url } = automatic.service

  it('serves the first payment, at the token of the terms and on their host (G-065, G-370)', async () => {
    const receiver = await automatic.receiver()
    const { textContent, recUrlAccessToken, descriptionToPayer } = await receiver.create(
      { expectedPayer: { taxId: MARIA, name: 'Maria Silva' } },
      { descriptionToPayer: 'Mensalidade' },
    )
    expect(locationIn(textContent)).toBe(`pix.example.com/qr/v2/${recUrlAccessToken}`)
    expect(textContent).toContain(`pix.example.com/rec/${recUrlAccessToken}`)
    const { payload } = await readPayload(url, textContent)
    expect(payload).toMatchObject({
      amountCents: 4990,
      createdAt: START,
      expiresInSeconds: 3600,
      pixKey: receiver.pixKey,
      debtor: { taxId: MARIA, name: 'Maria Silva' },
      payerRequest: descriptionToPayer,
    })
  })

  it('serves the amount of the first payment when cycles have other amounts, and an unnamed payer as none', async () => {
    const receiver = await automatic.receiver()
    const variable = { amount: undefined, firstPaymentAmount: 1234, minimumAmount: 1000 }
    const expectedPayer = { taxId: MARIA, name: '' }
    const { textContent } = await receiver.create({ ...variable, expectedPayer })
    const { payload } = await readPayload(url, textContent)
    expect(payload).toMatchObject({ amountCents: 1234, debtor: null, payerRequest: null })
  })

  it('answers 410 when the first payment is paid, expired or canceled (G-371)', async () => {
    const receiver = await automatic.receiver()
    const fresh = () => receiver.create({ expiresIn: 60 })
    const [paid, canceled, expired] = [await fresh(), await fresh(), await fresh()]
    await receiver.operator.ok('simulateFirstPayment', { path: { id: paid.id } })
    const cancel = { reason: 'RECEIVER_REQUESTED', externalId: 'cancel-1' }
    await receiver.operator.ok('cancelRecurrence', { path: { id: canceled.id }, body: cancel })
    const outcomes = async (): Promise<readonly string[]> => {
      const answers = [paid, canceled, expired].map((it) => fetchLocation({ url }, it.textContent))
      return (await Promise.all(answers)).map(outcomeOf)
    }
    expect(await outcomes()).toEqual(['410 Gone', '410 Gone', '200'])
    await receiver.pass(60 * SECOND)
    expect(await outcomes()).toEqual(['410 Gone', '410 Gone', '410 Gone'])
  })
})
