import { createPixClient } from '@pix-payments/client'
import type { Operation } from '../api/operations.ts'
import { describeFailure } from '../output/report-failure.ts'
import { EXIT, type ExitCode } from '../output/exit-codes.ts'
import { rememberCredentials, type Session } from '../target/session.ts'
import { playStep, type StoryState } from './play-step.ts'
import { type Step, type StoryFile, titleOf } from './story.ts'

const FROZEN = { clock: { mode: 'FROZEN', now: '2026-03-02T12:00:00.000Z' } } as const

export interface StepRun {
  /** 1 for the first step. */
  readonly number: number
  readonly title: string
  readonly ok: boolean
  /** Each problem as `file:line:column: problem`. Empty when `ok`. */
  readonly problems: readonly string[]
  /** The response, the payload of the event, or the move of the clock. Absent after an error. */
  readonly result?: unknown
}

export interface StoryRun {
  readonly story: string
  readonly file: string
  readonly walletId: string
  readonly ok: boolean
  readonly exitCode: ExitCode
  readonly steps: readonly StepRun[]
}

/** Plays a story in a new wallet, until its end or its first problem. @throws PixError when no sandbox answers. */
export async function runStory(
  session: Session,
  operations: ReadonlyMap<string, Operation>,
  file: StoryFile,
  onStep: (step: StepRun) => void,
): Promise<StoryRun> {
  const { story, name } = file
  const { control, target } = session
  const wallet = await control.wallets.createWallet({ ...FROZEN, ...story.wallet })
  const { walletId, credentials } = wallet
  rememberCredentials(`${target.url} ${walletId}`, credentials)
  const client = createPixClient({ baseUrl: target.url, ...credentials, maxRetries: 0 })
  const state: StoryState = {
    session: { ...session, wallet: () => Promise.resolve(wallet), operator: () => Promise.resolve(client) },
    operations,
    named: new Map([['wallet', wallet]]),
    waited: new Map(),
  }
  const steps: StepRun[] = []
  let exitCode: ExitCode = EXIT.done
  for (const [index, step] of story.steps.entries()) {
    const played = await play(state, file, step, index)
    exitCode = played.exitCode
    steps.push(played.step)
    onStep(played.step)
    if (exitCode !== EXIT.done) break
  }
  return { story: story.story, file: name, walletId, ok: exitCode === EXIT.done, exitCode, steps }
}

async function play(
  state: StoryState,
  { at }: StoryFile,
  step: Step,
  index: number,
): Promise<{ readonly step: StepRun; readonly exitCode: ExitCode }> {
  const head = { number: index + 1, title: titleOf(step) }
  try {
    const { result, differences } = await playStep(state, step)
    const problems = differences.map((it) => `${at(['steps', index, ...it.path])}: ${it.message}`)
    const ok = problems.length === 0
    return { step: { ...head, ok, problems, result }, exitCode: ok ? EXIT.done : EXIT.failed }
  } catch (error) {
    const { exitCode, message } = describeFailure(error)
    if (exitCode === EXIT.unreachable) throw error
    return {
      step: { ...head, ok: false, problems: [`${at(['steps', index])}: ${message}`] },
      exitCode,
    }
  }
}
