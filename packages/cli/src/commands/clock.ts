import { type ClockAdvance, followSandbox, type SandboxClient } from '@pix-payments/client/sandbox'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError, EXIT } from '../output/exit-codes.ts'
import { pairs, summary, visible } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { eventName } from './event-name.ts'
import { instantOf, secondsOf } from '../read-values.ts'
import { activityLine } from './timeline.ts'
import { newestPosition } from './wait-until.ts'

export async function showClock({ control, wallet, output }: Session): Promise<void> {
  const { walletId } = await wallet()
  const [clock, due] = await Promise.all([
    control.clock.getClock({ walletId }),
    control.activity.listDue({ walletId, limit: 5 }),
  ])
  const next = due.data.map(({ at, kind, resourceId }) => ['due', `${at}  ${kind} ${resourceId}`] as const)
  output.result({ ...clock, due: due.data }, pairs([['now', `${clock.now} ${clock.mode}`], ...next]))
}

export const freezeClock = (session: Session): Promise<void> => setMode(session, 'FROZEN')
export const runClock = (session: Session): Promise<void> => setMode(session, 'RUNNING')

async function setMode({ control, wallet, output }: Session, mode: 'FROZEN' | 'RUNNING'): Promise<void> {
  const { walletId } = await wallet()
  const clock = await control.clock.setClock({ walletId, mode })
  output.result(clock, summary(clock))
}

export const advanceBy = (session: Session, _options: TargetOptions, duration = ''): Promise<void> =>
  advance(session, { by: secondsOf('DURATION', duration) })

export const advanceTo = async (session: Session, _options: TargetOptions, text = ''): Promise<void> =>
  advance(session, { to: await instantOf('INSTANT', text) })

export const advanceUntilIdle = (session: Session): Promise<void> => advance(session, { until: 'idle' })

/** The kinds of entries that a move shows. */
const ON_THE_WAY = ['change', 'line', 'event', 'attempt'] as const

type Advance = Omit<Parameters<SandboxClient['clock']['advanceClock']>[0], 'walletId'>

async function advance(session: Session, by: Advance): Promise<void> {
  const { control, wallet, output } = session
  const { walletId } = await wallet()
  const moved = await withProgress(session, control.clock.advanceClock({ walletId, ...by }))
  output.result(moved, stepsOf(moved))
}

/** A move that takes longer shows on stderr what happens on the way. Receivers that do not answer make it slow. */
const PROGRESS_AFTER_MILLISECONDS = 1000

async function withProgress<T>(session: Session, move: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const shown = showProgress(session, ended.signal)
  try {
    return await move
  } finally {
    ended.abort()
    await shown
  }
}

async function showProgress({ target, wallet, output }: Session, signal: AbortSignal): Promise<void> {
  await sleep(PROGRESS_AFTER_MILLISECONDS, undefined, { signal }).catch(() => undefined)
  if (signal.aborted) return
  output.note('The clock is moving. This happens on the way:')
  const { url: baseUrl, controlToken: token } = target
  const { walletId } = await wallet()
  try {
    for await (const message of followSandbox({ baseUrl, token, walletId, kinds: [...ON_THE_WAY], signal })) {
      if (message.type === 'activity') output.note(activityLine(message.activity))
    }
  } catch {
    // The move itself reports why the sandbox does not answer.
  }
}

/** Moves the clock from timer to timer until the wallet has a new event of that name. */
export async function advanceUntil(session: Session, _options: TargetOptions, given = ''): Promise<void> {
  const { control, wallet, output } = session
  const event = await eventName(given)
  const { walletId } = await wallet()
  const afterPosition = await newestPosition(session)
  for (;;) {
    const moved = await withProgress(session, control.clock.advanceClock({ walletId, until: 'nextDue' }))
    if (!output.json) output.note(stepsOf(moved))
    const { met, event: found } = await control.events.waitFor({
      walletId,
      event,
      afterPosition,
      timeoutSeconds: 0,
    })
    if (met) return output.result(found, `${found?.occurredAt} ${event} ${found?.resourceId}`)
    if (moved.total === 0) {
      throw new CommandError(`${event} did not come: nothing else is due in this wallet.`, EXIT.absent)
    }
  }
}

function stepsOf({ ran, from, to, total }: ClockAdvance): string {
  const steps = ran.map(({ at, kind, event, resourceId }) =>
    visible(`${at}  ${event ?? kind}  ${resourceId}`),
  )
  const left = total > ran.length ? [`… and ${total - ran.length} more`] : []
  const timers = total === 1 ? '1 timer ran' : `${total} timers ran`
  return [...steps, ...left, `The clock moved from ${from} to ${to}; ${timers}.`].join('\n')
}
