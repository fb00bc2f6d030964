import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { START } from '../support/service.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const at = (seconds: number): string => new Date(START + seconds * 1000).toISOString()

describe('the clock of a wallet (G-271)', () => {
  test('is frozen while real time passes, and shows the next due instant', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(3600) } })
    sandbox.clock.pass(5000)
    await wallet.charge({ expiresIn: 600 })
    const clock = await wallet.ok('getClock')
    expect(clock).toMatchObject({ now: at(3600), mode: 'FROZEN', nextDueAt: at(4200) })
  })

  test('can be ahead of real time or behind it', async () => {
    const [ahead, behind] = [await sandbox.wallet(), await sandbox.wallet()]
    const shown = new Date(sandbox.clock.now()).toISOString()
    const later = new Date(sandbox.clock.now() + 90_000).toISOString()
    expect(await ahead.ok('setClock', { body: { mode: 'RUNNING', now: later } })).toEqual({
      now: later,
      mode: 'RUNNING',
      offsetSeconds: 90,
      nextDueAt: null,
    })
    sandbox.clock.pass(10_000)
    expect(await behind.ok('getClock')).toMatchObject({ now: shown, offsetSeconds: -10 })
    expect(await ahead.ok('getClock')).toMatchObject({ offsetSeconds: 90 })
  })

  test('setClock runs what falls due on the way', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(0) } })
    await wallet.charge({ expiresIn: 60 })
    await wallet.ok('setClock', { body: { mode: 'FROZEN', now: at(60) } })
    expect(await wallet.events()).toEqual(['pixChargeExpired'])
  })

  test('advanceClock lists what ran, each at its own instant', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(0) } })
    const chargeId = await wallet.charge({ expiresIn: 60 })
    const { endToEndId } = await wallet.deposit()
    await wallet.operator.ok('createRefund', {
      path: { endToEndId },
      body: { amount: 10, externalId: 'r' },
    })
    expect(await wallet.ok('advanceClock', { body: { by: 900 } })).toMatchObject({
      from: at(0),
      to: at(900),
      mode: 'FROZEN',
      ran: [
        { at: at(2), kind: 'refundEnded', event: 'pixRefundSettled' },
        { at: at(60), kind: 'chargeExpiry', resourceId: chargeId, event: 'pixChargeExpired' },
      ],
      total: 2,
      truncated: false,
    })
  })

  test('nextDue moves one step, idle moves until nothing is due', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(0) } })
    await wallet.charge({ expiresIn: 60 })
    await wallet.charge({ expiresIn: 300 })
    expect((await wallet.ok('advanceClock', { body: { until: 'nextDue' } })).to).toBe(at(60))
    expect((await wallet.ok('advanceClock', { body: { until: 'idle' } })).to).toBe(at(300))
    expect(await wallet.ok('advanceClock', { body: { until: 'nextDue' } })).toMatchObject({
      to: at(300),
      ran: [],
    })
  })

  test('cannot be moved beyond 2099 in America/Sao_Paulo', async () => {
    const last = '2100-01-01T02:59:59.999Z'
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: '2099-12-31T12:00:00.000Z' } })
    await wallet.charge({ expiresIn: 86_400 })
    expect(outcomeOf(await wallet.control('advanceClock', { body: { by: 86_400 } }))).toBe(
      '400 MalformedRequest',
    )
    expect(await wallet.ok('advanceClock', { body: { until: 'nextDue' } })).toMatchObject({ ran: [] })
    expect(await wallet.ok('advanceClock', { body: { until: 'idle' } })).toMatchObject({ ran: [] })
    expect(await wallet.ok('advanceClock', { body: { to: last } })).toMatchObject({ to: last })
    expect(await wallet.ok('advanceClock', { body: { by: 0 } })).toMatchObject({ to: last })
    const late = await wallet.charge({ expiresIn: 2_592_000 })
    expect(await wallet.operator.ok('getImmediateCharge', { path: { chargeId: late } })).toMatchObject({
      expiresAt: '2100-01-31T02:59:59.999Z',
    })
  })

  test.each([
    ['2027-12-01T12:00:00Z', '2027-12-01T12:00:00.000Z'],
    ['2027-12-01T12:00:00-03:00', '2027-12-01T15:00:00.000Z'],
    ['2027-12-01T12:00:00.5+05:30', '2027-12-01T06:30:00.500Z'],
  ])('takes the ISO 8601 instant %s', async (instant, utc) => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(0) } })
    expect(await wallet.ok('advanceClock', { body: { to: instant } })).toMatchObject({ to: utc })
    const other = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(0) } })
    const body = { mode: 'FROZEN', now: instant } as const
    expect(await other.ok('setClock', { body })).toMatchObject({ now: utc })
  })

  test.each(['2027-12-01', '2027-12-01T12:00:00', '2027-02-30T12:00:00Z', 'December 1 2027'])(
    'refuses %s and shows an instant',
    async (to) => {
      const answer = await (await sandbox.wallet()).control('advanceClock', { body: { to } })
      expect(outcomeOf(answer)).toBe('400 MalformedRequest')
      expect(answer.text).toMatch(/as in 20|must be from/)
    },
  )

  test('cannot go back', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: at(100) } })
    const set = await wallet.control('setClock', { body: { mode: 'FROZEN', now: at(99) } })
    const advanced = await wallet.control('advanceClock', { body: { to: at(99) } })
    for (const answer of [set, advanced]) {
      expect(outcomeOf(answer)).toBe('422 ClockCannotGoBack')
      expect(answer.text).toContain(`It is ${at(100)} for the wallet, and ${at(99)} is before that.`)
    }
    expect((await wallet.ok('getClock')).now).toBe(at(100))
  })

  test.each([
    { body: { to: '2100-01-01T03:00:00.000Z' } },
    { body: { to: '2026-06-30T23:59:60.000Z' } },
    { body: { by: 1, until: 'idle' } },
    { body: {} },
    { body: { by: 31_622_401 } },
  ])('advanceClock refuses $body', async ({ body }) => {
    const wallet = await sandbox.wallet()
    expect(outcomeOf(await wallet.control('advanceClock', { body }))).toBe('400 MalformedRequest')
  })
})
