import { describe, expect, it } from 'vitest'
import { eventNames } from '../src/commands/event-name.ts'
import { type Ended, startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()
const EVENTS = await eventNames()

interface Triggered {
  readonly walletId: string
  readonly event: {
    readonly event: string
    readonly eventId: string
    readonly payload: Readonly<Record<string, unknown>>
  }
}

describe('pix trigger', () => {
  it.for(EVENTS)('causes %s in a new wallet', async (name) => {
    const { walletId, event } = await sandbox.json<Triggered>('trigger', name, '--new-wallet')
    expect(event.event).toBe(name)
    const check = await sandbox.json('ledger', 'check', '--wallet', walletId)
    expect(check).toMatchObject({ ok: true })
  })

  it.for(EVENTS)('causes %s in a wallet whose clock runs, and keeps its settings', async (name) => {
    const { walletId } = await sandbox.json<{ walletId: string }>('wallet', 'create', '--balance', '1000000')
    const wallet = ['--wallet', walletId]
    const before = await sandbox.json<{ outcomes: unknown }>('wallet', 'show', ...wallet)
    const { walletId: used, event } = await sandbox.json<Triggered>('trigger', name, ...wallet)
    expect({ used, event: event.event }).toEqual({ used: walletId, event: name })
    const { outcomes } = await sandbox.json<{ outcomes: unknown }>('wallet', 'show', ...wallet)
    expect(outcomes).toEqual(before.outcomes)
  })

  it('causes an event again, and says when the wallet refuses it', async () => {
    const { walletId } = await sandbox.json<{ walletId: string }>('wallet', 'create')
    const again = (name: string): Promise<Ended> => sandbox.pix(['trigger', name, '--wallet', walletId])
    expect([(await again('pixChargePaid')).code, (await again('pixChargePaid')).code]).toEqual([0, 0])
    await again('pixAutomaticRecurrenceRejected')
    const { code, stderr } = await again('pixAutomaticRecurrenceRejected')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/409 RECENT_PAYER_JOURNEY_EXISTS.*--new-wallet/) as unknown,
    })
  })

  it('sets values of the requests', async () => {
    const { walletId } = await sandbox.json<Triggered>(
      'trigger', 'pixChargePaid', '--new-wallet', '--set', 'amount=700',
    ) // prettier-ignore
    const { stdout } = await sandbox.pix(['api', 'getBalance'], { PIX_WALLET: walletId })
    expect(JSON.parse(stdout)).toMatchObject({ availableBalance: 1_000_700 })
  })

  it.each(['pixWithdrawReturned', 'pixChargeTakenBack'])('takes the whole amount back: %s', async (name) => {
    const { event } = await sandbox.json<Triggered>('trigger', name, '--new-wallet', '--set', 'amount=700')
    expect(event.payload).toMatchObject({ amount: 700 })
  })

  it('names the step that failed and its code', async () => {
    const refused = await sandbox.pix(['trigger', 'pixWithdrawSettled', '--set', 'amount=-5'])
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(
      'pixWithdrawSettled failed at createWithdrawalByPixKey: 400 MalformedRequest',
    )
  })

  it('exits with 5 and names the events that came instead', async () => {
    const absent = await sandbox.pix(
      [
      'trigger', 'pixWithdrawSettled', '--new-wallet', '--set', 'amount=99999999',
    ], // prettier-ignore
    )
    expect(absent.code).toBe(5)
    expect(absent.stderr).toContain('The wallet has pixWithdrawFailed (INSUFFICIENT_BALANCE).')
  })

  it('exits with 2 for an event, an example or a field that does not exist', async () => {
    for (const args of [
      ['pixChargePayed'],
      ['pixChargePaid', '--example', 'none'],
      ['pixChargePaid', '--set', 'ammount=5'],
      ['pixChargePaid', '--wallet', 'main', '--new-wallet'],
    ]) {
      expect(await sandbox.pix(['trigger', ...args])).toMatchObject({ code: 2 })
    }
  })
})
