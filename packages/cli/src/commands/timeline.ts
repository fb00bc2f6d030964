import type { Activity, Cause } from '@pix-payments/client/sandbox'
import { style } from '../output/style.ts'
import { money, visible } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'

export async function showTimeline(
  { control, wallet, output }: Session,
  _options: TargetOptions,
  resource = '',
): Promise<void> {
  const story = await control.activity.getTimeline({ walletId: (await wallet()).walletId, resource })
  const lines = [
    style('bold', visible(`${story.resource} ${story.resourceId}: ${story.status}`)),
    ...story.entries.map((entry) => activityLine(entry, story.resourceId)),
    ...story.due.map(({ at, kind }) => `${at}  ${'due'.padEnd(8)} ${kind}`),
  ]
  output.result(story, lines.join('\n'))
  if (story.truncated) output.note('The story is longer than one answer. These are its newest entries.')
}

/** One line for an entry: when, what, and why. The resource of a change is named when it is not the known one. */
export const activityLine = (entry: Activity, known?: string): string =>
  `${entry.at}  ${entry.kind.padEnd(8)} ${factsOf(entry, known)}`

function factsOf(entry: Activity, known: string | undefined): string {
  const { resourceId, request, command, change, line, event, attempt, fault, clock, causedBy } = entry
  const call = request ?? command
  const facts = [
    call && `${call.operationId} ${call.status ?? ''} ${call.code ?? ''}`.trimEnd(),
    change &&
      [...(resourceId === known ? [] : [`${change.resource} ${resourceId}:`]), change.from, '→', change.to]
        .filter((it) => it !== null)
        .join(' '),
    line && `${line.type} ${money(line.amount)}, balance ${money(line.balanceAfter)}, line ${line.id}`,
    event && `${event.event} ${event.eventId}`,
    attempt && `${attempt.event} attempt ${attempt.number}: ${attempt.status ?? attempt.error}`,
    fault && `${fault.effect} on ${fault.target}`,
    clock && `${clock.from} → ${clock.to} ${clock.mode}`,
  ]
  return [
    ...facts.filter((it): it is string => typeof it === 'string').map(visible),
    ...(causedBy === null ? [] : [style('dim', `because of ${causeText(causedBy)}`)]),
  ].join('  ')
}

function causeText({ kind, operationId, timer, report, faultId }: Cause): string {
  switch (kind) {
    case 'timer':
      return `timer ${timer}${operationId === undefined ? '' : ` of ${operationId}`}`
    case 'report':
      return `report ${report}`
    case 'fault':
      return `fault ${faultId}`
    default:
      return operationId ?? kind
  }
}
