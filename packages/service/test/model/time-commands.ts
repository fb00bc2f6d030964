import { expect } from 'vitest'
import { type Command, accountOf, command, wantOutcome } from './command.ts'
import { type Write, nowOf } from './model-run.ts'

export const pass = (seconds: number): Command =>
  command(`${seconds} s pass`, async ({ subject }) => {
    subject.clock.pass(seconds * 1000)
  })

export const advance = (
  who: number,
  move: { readonly by: number } | { readonly until: 'nextDue' | 'idle' },
): Command =>
  command(`clock of ${who} moves ${JSON.stringify(move)}`, async (run) => {
    const account = accountOf(run, who)
    const { party, model } = account
    const path = { walletId: party.walletId }
    const from = nowOf(run, account)
    let to = from
    if ('by' in move) to = from + move.by * 1000
    else if (move.until === 'nextDue') to = model.nextDueAt ?? from
    else while (model.nextDueAt !== undefined) model.settle((to = model.nextDueAt))
    model.offset += to - from
    const moved = await run.subject.control.ok('advanceClock', { path, body: move })
    expect(Date.parse(moved.to)).toBe(to)
  })

/**
 * R-177, G-190: repeats a request. With the same body, it returns the same resource and changes nothing; with another
 * body, it is refused.
 */
export const repeat = (which: number, isAltered: boolean): Command =>
  command(`repeat write ${which}${isAltered ? ', altered' : ''}`, async (run) => {
    const write: Write | undefined = run.writes[which % run.writes.length]
    if (write === undefined) return
    const { account, operationId, path, idField, id } = write
    const body = isAltered ? { ...write.body, description: 'Altered' } : write.body
    const answer = await run.subject.as(account.party).call(operationId, { path, body })
    if (isAltered) {
      wantOutcome(answer, 'IDEMPOTENCY_ERROR')
    } else {
      expect(answer.status).toBeLessThan(300)
      expect((answer.body as Readonly<Record<string, string>>)[idField]).toBe(id)
    }
  })

export const restart: Command = command('restart', ({ subject }) => subject.restart())
