import { expect, it } from 'vitest'
import { stage } from './support/stage.ts'

const sandbox = stage()
const PAYER = '52998224725'

it('shows a new user money, events and time in at most 12 commands', async () => {
  let commands = 0
  let env: Record<string, string> = {}
  const pix = async (...args: readonly string[]): Promise<{ code: number; stdout: string }> => {
    commands += 1
    return sandbox.pix(args, env)
  }
  const json = async <T>(...args: readonly string[]): Promise<T> =>
    JSON.parse((await pix(...args)).stdout) as T

  // Open. The clock is frozen, so that time passes only on command.
  const lines = (await pix('wallet', 'create', '--frozen', '--now', '2026-03-03T12:00:00.000Z', '--env'))
    .stdout
  env = Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  )
  // Create a charge, and pay it by a wrong and a right CPF.
  const { brCode } = await json<{ brCode: string }>(
    'api', 'createImmediateCharge', '--amount', '5000', '--expiresIn', '900', '--externalId', 'deposit-1',
    '--pixKey', env['PIX_KEY'] ?? '', '--expectedPayer.taxId', PAYER,
  ) // prettier-ignore
  expect((await pix('pay', brCode, '--as', '12345678909')).code).toBe(1)
  expect((await pix('pay', brCode, '--as', PAYER)).code).toBe(0)
  // See both events and the money.
  const events = await pix('events', 'list')
  expect(events.stdout).toMatch(/pixChargeRejected[^]*pixChargePaid/)
  expect((await pix('ledger', 'check')).stdout).toContain('R$ 50,00')
  // Withdraw, and advance the clock until the money has left.
  await pix(
    'api', 'createWithdrawalByPixKey', '--amount', '2000', '--externalId', 'payout-1', '--pixKey', PAYER,
    '--expectedCreditor.taxId', PAYER, '--expectedCreditor.name', 'Maria Silva',
  ) // prettier-ignore
  expect((await pix('clock', 'until', 'pixWithdrawSettled')).code).toBe(0)
  // A subscription with its next cycle, which the payer institution refuses.
  const { walletId } = await json<{ walletId: string }>('trigger', 'pixAutomaticScheduleScheduled', '--json')
  env = { PIX_WALLET: walletId }
  const { data } = await json<{ data: readonly { id: string }[] }>('api', 'listSchedules')
  const failed = await pix('schedule', 'fail', data[0]?.id ?? '', '--code', 'AM02')
  expect(failed.code).toBe(0)
  expect((await pix('events', 'wait', 'pixAutomaticScheduleRejected', '--timeout', '5s')).code).toBe(0)
  expect(commands).toBeLessThanOrEqual(12)
})
