import { AUTHORIZATIONS, REFUSED_BODIES, outcomeOf } from '@pix-payments/testing/request-cases'
import { afterAll, describe, expect, test } from 'vitest'
import { startRailProcess } from '../../src/rail/process/start-rail-process.ts'
import { send } from '../support/http-call.ts'
import { ORDER_SECRET } from '../support/order-sender.ts'
import { REPORT_SECRET, signatureOf } from '../support/reporter.ts'
import { startService } from '../support/service.ts'

const CONTROL_TOKEN = 'control-token=='
const service = await startService({ reportSecrets: [REPORT_SECRET], controlToken: CONTROL_TOKEN })
const { a, clock, url } = service
const token = await a.token()
const institution = await startRailProcess({
  serviceUrl: url,
  orderSecrets: [ORDER_SECRET],
  reportSecrets: [REPORT_SECRET],
  clock,
})
afterAll(async () => {
  await institution.close()
  await service.close()
})

const bearer = (): Record<string, string> => ({ authorization: `Bearer ${token}` })
const signed =
  (secret: string) =>
  (body: string): Record<string, string> =>
    signatureOf(body, { id: 'request-1', at: clock.now(), secrets: [secret] })

describe('the checks that every server of the contract shares', () => {
  describe.each([
    { api: 'the API of operators', path: '/v1/balance', valid: token },
    { api: 'the control API', path: '/sandbox/wallets', valid: CONTROL_TOKEN },
  ])('in $api', ({ path, valid }) => {
    test.each(AUTHORIZATIONS)('Authorization "%s" returns %i', async (given, status) => {
      const headers = { authorization: given.replaceAll('TOKEN', valid) }
      expect((await send(url, path, { headers })).status).toBe(status)
    })
  })

  describe.each([
    { server: 'the API of operators', at: `${url}/v1/internal-transfer`, method: 'POST', proof: bearer },
    {
      server: 'the reports of the institution',
      at: `${url}/rail/reports/transfer-settled`,
      method: 'POST',
      proof: signed(REPORT_SECRET),
    },
    {
      server: 'the process of the institution',
      at: `${institution.url}/transfers/00000000-0000-4000-8000-000000000001`,
      method: 'PUT',
      proof: signed(ORDER_SECRET),
    },
  ])('in $server', ({ at, method, proof }) => {
    test.each(REFUSED_BODIES)('a body %s returns %s (G-168, G-292)', async (_, want, headers, body) => {
      expect(await outcomeOf(at, { method, headers: { ...proof(body), ...headers }, body })).toBe(want)
    })
  })
})
