import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { startReceiver, silence } from '../outbox/support/receiver.ts'
import { chargeBody } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { type ServiceProcess, openSite } from './support/service-process.ts'

const TEN_MINUTES = 600_000
const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`processes that share a database${missing}`, () => {
  const site = openSite()
  afterAll(() => site[Symbol.asyncDispose]())

  /**
   * Starts one process per entry of `shifts` on a new database. Each entry is the error of the machine's clock, in
   * milliseconds.
   */
  async function serve(shifts: readonly number[]): Promise<{
    readonly services: readonly [ServiceProcess, ServiceProcess]
    end(): Promise<void>
  }> {
    if ('missing' in found) throw new Error(found.missing)
    const { url, schema, drop } = freshSchema(found.url)
    const args = ['--database-url', url, '--database-schema', schema, '--metrics']
    const [a, b] = await Promise.all(shifts.map((shift) => site.serve({ args, shift })))
    if (a === undefined || b === undefined) throw new Error('Two are needed')
    return {
      services: [a, b],
      async end() {
        await Promise.all([a.end('SIGKILL'), b.end('SIGKILL')])
        await drop()
      },
    }
  }

  test('use its clock, however far the clock of a machine is off', async () => {
    await using receiver = await startReceiver()
    const { services, end } = await serve([0, TEN_MINUTES])
    const [right, wrong] = services
    const path = { walletId: right.operator.walletId }
    const webhook = { url: receiver.url, authentication: { type: 'NONE' } }
    await right.operator.ok('configureWebhook', { body: webhook })
    const body = chargeBody({ expiresIn: 600 })
    const charges = [
      await right.operator.ok('createImmediateCharge', { body }),
      await wrong.operator.ok('createImmediateCharge', { body }),
    ]
    for (const { chargeId, createdAt } of charges) {
      expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(TEN_MINUTES / 4)
      for (const { operator } of services) {
        const charge = await operator.ok('getImmediateCharge', { path: { chargeId } })
        expect(charge.status).toBe('PENDING')
      }
    }
    for (const [index, { control }] of services.entries()) {
      await control.ok('createPaymentAttempt', {
        path: { ...path, chargeId: charges[index]?.chargeId ?? '' },
      })
    }
    await receiver.untilReceived(2)
    for (const { headers } of receiver.received) {
      const seconds = Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)
      expect(seconds).toBeLessThan(TEN_MINUTES / 4000)
    }
    expect(wrong.log()).toMatch(/"level":40.*"offsetSeconds":600.*clock of the database/)
    expect(right.log()).not.toContain('offsetSeconds')
    const metrics = await (await fetch(`${wrong.url}/metrics`)).text()
    expect(Number(/^pix_clock_offset_seconds (\S+)$/m.exec(metrics)?.[1])).toBeCloseTo(600, 0)
    // Corrects the clock of one machine while its process runs.
    wrong.shift(0)
    await expect.poll(() => wrong.log()).toMatch(/"level":40.*"offsetSeconds":0/)
    const clocks = await Promise.all(services.map(({ control }) => control.ok('getClock', { path })))
    expect(Math.abs(Date.parse(clocks[0]?.now ?? '') - Date.parse(clocks[1]?.now ?? ''))).toBeLessThan(5000)
    await end()
  })

  /**
   * Starts two processes. One of them moves the clock of the first wallet, and waits for a receiver that does not
   * respond.
   */
  async function moving(): Promise<{
    readonly mover: ServiceProcess
    readonly other: ServiceProcess
    readonly receiver: Awaited<ReturnType<typeof startReceiver>>
    readonly path: { readonly walletId: string }
    readonly move: Promise<string>
    end(): Promise<void>
  }> {
    const receiver = await startReceiver(silence)
    const { services, end } = await serve([0, 0])
    const [mover, other] = services
    const path = { walletId: mover.operator.walletId }
    const webhook = { url: receiver.url, authentication: { type: 'NONE' }, events: ['pixChargeExpired'] }
    await mover.operator.ok('configureWebhook', { body: webhook })
    await mover.control.ok('setClock', { path, body: { mode: 'FROZEN' } })
    for (const expiresIn of [600, 700, 800]) {
      await mover.operator.ok('createImmediateCharge', { body: chargeBody({ expiresIn }) })
    }
    const move = mover.control
      .call('advanceClock', { path, body: { by: 3600 } })
      .then(outcomeOf, () => 'no answer')
    await receiver.untilReceived(1)
    return {
      mover,
      other,
      receiver,
      path,
      move,
      async end() {
        await end()
        await receiver[Symbol.asyncDispose]()
      },
    }
  }

  /** Returns the outcomes of the three charges, and whether the ledger is consistent. */
  async function outcomes({ control }: ServiceProcess, path: { readonly walletId: string }): Promise<object> {
    const events = await control.ok('listEvents', { path, query: { event: 'pixChargeExpired' } })
    const { wallets } = await control.ok('checkLedger', { query: path })
    return { expired: events.data.length, problems: wallets.flatMap(({ problems }) => problems) }
  }

  test('move a clock within 5 seconds after the process that was moving it was killed', async () => {
    const { mover, other, receiver, path, move, end } = await moving()
    await mover.end('SIGKILL')
    const killedAt = performance.now()
    receiver.answerWith((_, response) => response.end())
    const moved = await other.control.ok('advanceClock', { path, body: { by: 3600 } })
    const took = performance.now() - killedAt
    expect(await move).toBe('no answer')
    expect(moved.ran.filter(({ kind }) => kind === 'chargeExpiry')).toHaveLength(2)
    expect(await outcomes(other, path)).toEqual({ expired: 3, problems: [] })
    // The limit is far longer than needed, because the machine may be busy.
    expect(took).toBeLessThan(10_000)
    await end()
  })

  test('take over the move of a paused process, which changes nothing more and reports it', async () => {
    const { mover, other, receiver, path, move, end } = await moving()
    mover.signal('SIGSTOP')
    receiver.answerWith((_, response) => response.end())
    const moved = await other.control.ok('advanceClock', { path, body: { by: 3600 } })
    await setTimeout(1000)
    mover.signal('SIGCONT')
    // The database may have ended a transaction of the paused process before it noticed.
    expect(await move).toMatch(/^(?:409 ClockMoveLost|503 )/)
    const clock = await mover.control.ok('getClock', { path })
    expect(clock.now).toBe(moved.to)
    expect(await outcomes(mover, path)).toEqual({ expired: 3, problems: [] })
    await expect.poll(() => mover.log(), { timeout: 10_000 }).toContain('counted this one as dead')
    // The process can move the clock again.
    const again = await mover.control.ok('advanceClock', { path, body: { by: 60 } })
    expect(again.from).toBe(moved.to)
    await end()
  })

  test('do not take over the move of a process that was paused shortly', async () => {
    const { mover, other, receiver, path, move, end } = await moving()
    mover.signal('SIGSTOP')
    const moving2 = other.control.ok('advanceClock', { path, body: { by: 60 } })
    receiver.answerWith((_, response) => response.end())
    await setTimeout(1000)
    mover.signal('SIGCONT')
    expect(await move).toBe('200')
    const { from } = await moving2
    expect(await outcomes(other, path)).toEqual({ expired: 3, problems: [] })
    expect(Date.parse(from)).toBeGreaterThan(0)
    await end()
  })
})
