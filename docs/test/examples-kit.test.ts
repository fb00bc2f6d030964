import { createPixClient, type PixClient } from '@pix-payments/client'
import { createService } from '@pix-payments/service'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isPaid, payAsThePlayer, takeDeposit } from '../examples/kit-deposit.ts'
import { close, reconcile, review } from '../examples/kit-reconciliation.ts'
import { refundDeposit, refundStateOf } from '../examples/kit-refund.ts'
import { cyclesOf, endMembership, startMembership, waiveMonth } from '../examples/kit-subscription.ts'
import { createAdmin, everyDay, exportMetrics } from '../examples/kit-production.ts'
import { createReceiver, work } from '../examples/kit-webhook.ts'
import { authorizeAsThePayer } from '../examples/recurrence.ts'
import { stateOf, withdrawToAccount, withdrawToKey } from '../examples/kit-withdrawal.ts'
import { balanceOf, openOperator, openStorage, type Operator } from '../examples/kit.ts'

const PLAYER = { playerId: 'p-7001', name: 'Maria Silva', taxId: '52998224725' }
const DEPOSIT = { playerId: 'p-7001', taxId: '52998224725', externalId: 'deposit-000123', amount: 10_000 }
const CNPJ = '11222333000181'

interface World {
  readonly operator: Operator
  readonly pix: PixClient
  balance(): Promise<number>
}

/** The samples beside a sandbox, with webhooks and a worker. */
async function world(): Promise<World> {
  const service = await createService()
  const credentials = { clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' }
  const pix = createPixClient({ baseUrl: service.url, ...credentials })
  let secret = ''
  const storage = await openStorage(undefined)
  const operator = await openOperator({ pix, secrets: async () => [secret], storage })
  const receiver = createReceiver(operator)
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = `http://127.0.0.1:${port}/webhooks/pix`
  const { signingSecret } = await pix.webhooks.configureWebhook({ url, authentication: { type: 'NONE' } })
  secret = signingSecret ?? ''
  const worker = work(operator)
  onTestFinished(async () => {
    await worker.stop()
    await service.close()
    receiver.close()
    receiver.closeAllConnections()
  })
  return {
    operator,
    pix,
    balance: () => operator.storage.transaction((t) => balanceOf(t, PLAYER.playerId)),
  }
}

/** A player with a deposit that is paid. */
async function paidWorld(): Promise<World> {
  const opened = await world()
  const { chargeId = '' } = await takeDeposit(opened.operator, DEPOSIT)
  await payAsThePlayer(opened.pix, chargeId, CNPJ)
  expect(await isPaid(opened.operator, chargeId)).toBe(true)
  return opened
}

describe('the kit', () => {
  it('is measured, looked at and cleaned in production', async () => {
    const { operator } = await paidWorld()
    await everyDay(operator, '2026-03-01')
    const admin = createAdmin(operator, async () => 'ana')
    const found = await admin(new Request(`http://admin.test/?page=find&id=${DEPOSIT.externalId}`))
    expect(await found.text()).toContain('deposit: R$100.00, PAID')
    const observed: unknown[] = []
    const gauge = {
      addCallback: (observe: (result: { observe(...args: unknown[]): void }) => Promise<void>) =>
        void observed.push(observe({ observe: (...args) => void observed.push(args) })),
    }
    exportMetrics(operator, { createObservableGauge: () => gauge })
    await observed[0]
  })

  it('opens a deposit once, and credits it', async () => {
    const { operator, balance, pix } = await world()
    const opened = await takeDeposit(operator, DEPOSIT)
    expect(await takeDeposit(operator, DEPOSIT)).toEqual(opened)
    expect([opened.brCode?.slice(0, 6), opened.status, await balance()]).toEqual(['000201', 'PENDING', 0])
    await payAsThePlayer(pix, opened.chargeId ?? '', CNPJ)
    expect(await isPaid(operator, opened.chargeId ?? '')).toBe(true)
    expect(await balance()).toBe(10_000)
  })

  it('pays a withdrawal to a key, and refuses a second one that the balance does not cover', async () => {
    const { operator, balance } = await paidWorld()
    const { externalId } = await withdrawToKey(operator, PLAYER, 'maria.silva@example.com')
    await expect(withdrawToAccount(operator, PLAYER)).rejects.toThrow('The balance is too small.')
    expect(await balance()).toBe(2_500)
    await expect.poll(() => stateOf(operator, externalId), { timeout: 20_000 }).toBe('You have the money.')
    expect(await balance()).toBe(2_500)
    expect(await stateOf(operator, 'unknown')).toBe('There is no such withdrawal.')
  })

  it('credits the first payment of a subscription, leaves out a month, and ends it', async () => {
    const { operator, balance, pix } = await world()
    const firstPaymentDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const membership = { externalId: 'club-7001', ...PLAYER, firstPaymentDate }
    const started = await startMembership(operator, membership)
    expect(await startMembership(operator, membership)).toEqual(started)
    expect(started.brCode?.slice(0, 6)).toBe('000201')
    await authorizeAsThePayer(pix, started.recurrenceId ?? '')
    await expect.poll(balance, { timeout: 20_000 }).toBe(4990)
    expect((await waiveMonth(operator, 'club-7001', 3)).status).toBe('FAILED')
    const cycles = (await cyclesOf(operator, 'club-7001')).map(({ number, status }) => [number, status])
    expect(cycles).toContainEqual([1, 'PAID'])
    expect(cycles).toContainEqual([3, 'FAILED'])
    const ended = await endMembership(operator, 'club-7001')
    expect([ended.status, ended.isCancelRequested]).toEqual(['CANCELLED', true])
  })

  it('returns the amount of a withdrawal that is refused', async () => {
    const { operator, balance } = await paidWorld()
    const { externalId } = await withdrawToKey(operator, PLAYER, 'nobody@example.com')
    await expect
      .poll(() => stateOf(operator, externalId), { timeout: 20_000 })
      .toBe('The amount is back in your balance: PIX_KEY_NOT_FOUND.')
    expect(await balance()).toBe(10_000)
  })

  it('pays a withdrawal to an account', async () => {
    const { operator, balance } = await paidWorld()
    const { externalId } = await withdrawToAccount(operator, PLAYER)
    expect(await balance()).toBe(4_000)
    await expect.poll(() => stateOf(operator, externalId), { timeout: 20_000 }).not.toMatch(/on its way/)
  })

  it('refunds a part of a deposit', async () => {
    const { operator, balance } = await paidWorld()
    await refundDeposit(operator, DEPOSIT.externalId, { externalId: 'refund-1', amount: 2_500 })
    expect(await balance()).toBe(7_500)
    await expect.poll(() => refundStateOf(operator, 'refund-1'), { timeout: 20_000 }).toBe('SUCCESS')
    await expect(refundDeposit(operator, 'unknown', { externalId: 'refund-2', amount: 1 })).rejects.toThrow(
      'This deposit was not paid.',
    )
    expect(await refundStateOf(operator, 'refund-2')).toBe('There is no such refund.')
  })

  it('compares the days that are over', async () => {
    const { operator } = await world()
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    onTestFinished(() => void printed.mockRestore())
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    const yesterday = day.format(Date.now() - 86_400_000)
    await reconcile(operator, yesterday)
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^${yesterday} is \\w+, with \\d+ centavos`))],
    ])
  })

  it('lists what a person must look at, until it is closed', async () => {
    const { operator, pix } = await world()
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => {
      printed.mockRestore()
      warned.mockRestore()
    })
    const { chargeId } = await pix.deposits.createImmediateCharge({
      amount: 5_000,
      expiresIn: 900,
      externalId: 'shop-1',
      pixKey: 'pagamentos@alfajogos.example',
    })
    await payAsThePlayer(pix, chargeId, CNPJ)
    await expect.poll(() => operator.kit.findings.list(), { timeout: 20_000 }).toHaveLength(1)
    await review(operator)
    expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(chargeId))
    const [finding] = await operator.kit.findings.list()
    await close(operator, finding?.id ?? '')
    expect(await operator.kit.findings.list()).toEqual([])
  })
})
