import { describe, expect, it } from 'vitest'
import { eventNames } from '../src/commands/event-name.ts'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()
const EVENTS = await eventNames()

interface Triggered {
  readonly walletId: string
  readonly event: { readonly event: string; readonly payload: Readonly<Record<string, unknown>> }
}

describe('pix trigger', () => {
  it.for(EVENTS)('causes %s in a new wallet', async (name) => {
    const { walletId, event } = await sandbox.json<Triggered>('trigger', name)
    expect(event.event).toBe(name)
    const check = await sandbox.json('ledger', 'check', '--wallet', walletId)
    expect(check).toMatchObject({ ok: true })
  })

  it('sets values of the requests', async () => {
    const { walletId } = await sandbox.json<Triggered>('trigger', 'pixChargePaid', '--set', 'amount=700')
    const { stdout } = await sandbox.pix(['api', 'getBalance'], { PIX_WALLET: walletId })
    expect(JSON.parse(stdout)).toMatchObject({ availableBalance: 1_000_700 })
  })

  it.each(['pixWithdrawReturned', 'pixChargeTakenBack'])('takes the whole amount back: %s', async (name) => {
    const { event } = await sandbox.json<Triggered>('trigger', name, '--set', 'amount=700')
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
    const absent = await sandbox.pix(['trigger', 'pixWithdrawSettled', '--set', 'amount=99999999'])
    expect(absent.code).toBe(5)
    expect(absent.stderr).toContain('The wallet has pixWithdrawFailed (INSUFFICIENT_BALANCE).')
  })

  it('exits with 2 for an event, an example or a field that does not exist', async () => {
    for (const args of [
      ['pixChargePayed'],
      ['pixChargePaid', '--example', 'none'],
      ['pixChargePaid', '--set', 'ammount=5'],
      // It creates its own wallet.
      ['pixChargePaid', '--wallet', 'main'],
    ]) {
      expect(await sandbox.pix(['trigger', ...args])).toMatchObject({ code: 2 })
    }
  })
})
