import type { Activity } from '@pix-payments/client/sandbox'
import { style } from '../output/style.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'

export async function showTimeline(
  { control, wallet, output }: Session,
  _options: TargetOptions,
  resource = '',
): Promise<void> {
  const story = await control.activity.getTimeline({ walletId: (await wallet()).walletId, resource })
  const lines = [
    style('bold', `${story.resource} ${story.resourceId}: ${story.status}`),
    ...story.entries.map((entry) => `${entry.at}  ${entry.kind.padEnd(8)} ${factsOf(entry)}`),
    ...story.due.map(({ at, kind }) => `${at}  ${'due'.padEnd(8)} ${kind}`),
  ]
  output.result(story, lines.join('\n'))
  if (story.truncated) output.note('The story is longer than one answer. These are its newest entries.')
}

/** What happened, and why. */
function factsOf(entry: Activity): string {
  const { request, command, change, line, event, attempt, fault, clock, causedBy } = entry
  const call = request ?? command
  const facts = [
    call && `${call.operationId} ${call.status ?? ''} ${call.code ?? ''}`.trimEnd(),
    change && `${change.from ?? ''} → ${change.to}`.trimStart(),
    line && `statement line ${line.id}`,
    event && event.event,
    attempt && `${attempt.event} attempt ${attempt.number}: ${attempt.status ?? attempt.error}`,
    fault && `${fault.effect} on ${fault.target}`,
    clock && `${clock.from} → ${clock.to} ${clock.mode}`,
  ]
  const cause = causedBy?.operationId ?? causedBy?.timer ?? causedBy?.report ?? causedBy?.kind
  return [
    ...facts.filter((it): it is string => typeof it === 'string'),
    ...(cause === undefined || call !== undefined ? [] : [style('dim', `because of ${cause}`)]),
  ].join('  ')
}
