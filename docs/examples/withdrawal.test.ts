import { createPixClient, PixError } from '@pix-payments/client'
import { createMock, type Mock } from '@pix-payments/mock'
import { afterAll, beforeAll, expect, it } from 'vitest'

// #region mock
let mock: Mock
beforeAll(async () => {
  mock = await createMock() // listens on a free port
})
afterAll(() => mock.close())
// #endregion

// #region test
it('rejects a withdrawal to the key of another person', async () => {
  const pix = createPixClient({ baseUrl: mock.url, clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' })
  const withdrawal = pix.withdrawals.createWithdrawalByPixKey(
    {
      amount: 7500,
      externalId: 'withdrawal-000045',
      pixKey: 'maria.silva@example.com',
      expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
    },
    { headers: { prefer: 'code=422, example=IGAMING_CPF_MISMATCH' } },
  )
  const error: unknown = await withdrawal.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PixError)
  expect(error).toMatchObject({ status: 422, code: 'IGAMING_CPF_MISMATCH', retryable: false })
})
// #endregion
