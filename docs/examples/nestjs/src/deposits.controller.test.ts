import 'reflect-metadata'
import { expect, it } from '@jest/globals'
import { Test } from '@nestjs/testing'
import { createPixClient, type PixMoneyError } from '@pix-payments/client'
import { DepositsController } from './deposits.controller'
import { PIX, PixModule } from './pix.module'

/** A provider that issues tokens and returns one response to every other request. */
const answering =
  (status: number, body: object): typeof fetch =>
  async (input) => {
    const isToken = new URL(String(input)).pathname === '/v1/oauth2/token'
    const token = { access_token: 'token', token_type: 'Bearer', expires_in: 3600 }
    return Response.json(isToken ? token : body, { status: isToken ? 200 : status })
  }

async function controllerWith(provider: typeof fetch): Promise<DepositsController> {
  const pix = createPixClient({
    baseUrl: 'http://127.0.0.1:4010',
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    fetch: provider,
  })
  const module = await Test.createTestingModule({ imports: [PixModule], controllers: [DepositsController] })
    .overrideProvider(PIX)
    .useValue(pix)
    .compile()
  return module.get(DepositsController)
}

it('returns the BR Code of the charge', async () => {
  const controller = await controllerWith(answering(201, { brCode: '000201' }))
  expect(await controller.open({ amount: 5000, depositId: 'deposit-1' })).toEqual({ brCode: '000201' })
})

it('passes the error of the provider on', async () => {
  const body = { code: 'MalformedRequest', message: 'amount is too small', details: [] }
  const controller = await controllerWith(answering(400, body))
  const error = (await controller
    .open({ amount: 0, depositId: 'deposit-1' })
    .catch((it: unknown) => it)) as PixMoneyError
  expect(error).toMatchObject({ name: 'PixMoneyError', status: 400, code: 'MalformedRequest' })
})
