import { readOperations } from '../api/operations.ts'
import { CommandError, EXIT, usageError } from '../output/exit-codes.ts'
import { style } from '../output/style.ts'
import { checkStory } from '../story/check-story.ts'
import { runStory, type StepRun, type StoryRun } from '../story/run-story.ts'
import { storyOf } from '../story/story-of.ts'
import { storyNames } from '../story/packaged-stories.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { eventNames } from './event-name.ts'

type Options = TargetOptions & { readonly all?: boolean }

export async function run(session: Session, options: Options, ...given: readonly string[]): Promise<void> {
  const { output } = session
  const wanted = options.all === true ? storyNames() : given
  if (wanted.length === 0) throw usageError('STORY is missing. "pix run --list" lists the stories.')
  const files = wanted.map(storyOf)
  const [operations, events] = await Promise.all([readOperations(), eventNames()])
  for (const file of files) checkStory(file, { operations, events })
  const runs: StoryRun[] = []
  for (const file of files) {
    if (!output.json) output.entry(undefined, style('bold', file.story.story))
    const onStep = (step: StepRun): void => {
      if (!output.json) output.entry(step, lineOf(step))
    }
    const played = await runStory(session, operations, file, onStep)
    output.note(`The wallet is ${played.walletId}.`)
    runs.push(played)
  }
  if (output.json) output.result(runs)
  const failed = runs.filter(({ ok }) => !ok)
  if (failed.length > 0) {
    const names = failed.map(({ file }) => file).join(', ')
    const message = `${failed.length} of ${runs.length} failed: ${names}.`
    throw new CommandError(message, failed[0]?.exitCode ?? EXIT.failed, { isShown: true })
  }
}

function lineOf({ number, title, ok, problems }: StepRun): string {
  const sign = ok ? style('green', '✓') : style('red', '✗')
  return [
    `${sign} ${String(number).padStart(2)}  ${title}`,
    ...problems.map((it) => `      ${it.replaceAll('\n', '\n      ')}`),
  ].join('\n')
}
