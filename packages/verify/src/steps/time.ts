import { InterfaceError } from '../back-end/back-end.ts'
import type { ScenarioRun } from './scenario-run.ts'

/** The most passes of `POST /work` at one instant. */
const MAX_PASSES = 10

/** How long a back end without the capability `work` must make no call until it counts as idle. */
const IDLE_MS = 40

/** Moves the clock of the wallet, delivers what is due, and lets the back end do its work. */
export async function pass(run: ScenarioRun, seconds: number): Promise<void> {
  const { sandbox, walletId, capabilities, proxy } = run
  const isWorked = capabilities.has('work')
  const { begun } = proxy
  await moveClock(run, seconds)
  await work(run)
  // What the work caused, such as an outcome that comes at once. Without a call, it caused nothing.
  if (!isWorked || proxy.begun > begun) await sandbox.clock.advanceClock({ walletId, by: 0 })
  await proxy.untilIdle(isWorked ? 1 : IDLE_MS)
}

/** Moves the clock of the wallet and of the back end, and delivers what is due. */
export async function moveClock(run: ScenarioRun, seconds: number): Promise<void> {
  const { sandbox, walletId, capabilities, backEnd } = run
  const { to } = await sandbox.clock.advanceClock({ walletId, by: seconds })
  const isMoved = run.now.getTime() !== Date.parse(to)
  run.now = new Date(to)
  // A call of `work` shows by itself that the back end was killed.
  if (!capabilities.has('work')) await ensureRunning(run)
  if (isMoved && capabilities.has('clock')) await backEnd.call('setClock', { now: to })
}

/** Starts the back end again after a kill. */
export async function ensureRunning({ backEnd, lifecycle, capabilities, now }: ScenarioRun): Promise<void> {
  if (!lifecycle.canRestart) return
  const health = await backEnd.call('getHealth')
  if (health.ok) return
  await lifecycle.start()
  if (capabilities.has('clock')) await backEnd.call('setClock', { now: now.toISOString() })
}

async function work(run: ScenarioRun): Promise<void> {
  const { capabilities, backEnd, api } = run
  if (!capabilities.has('work')) return
  let before = -1
  for (let passes = 0; passes < MAX_PASSES; passes += 1) {
    const answer = await backEnd.call('runWork')
    // Killed at one of its calls: it starts again, and continues in the next pass.
    if (!answer.ok) {
      await ensureRunning(run)
      continue
    }
    const wrong = api.problem('runWork', answer.body)
    if (wrong !== undefined) throw new InterfaceError(wrong)
    const { open } = answer.body as { readonly open: number }
    if (open === 0 || open === before) return
    before = open
  }
}

const IN_BRASILIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The day in Brasília, YYYY-MM-DD. */
export const dayOf = (date: Date): string => IN_BRASILIA.format(date)
