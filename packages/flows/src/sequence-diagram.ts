import type { Actor, CallStep, Flow, Step } from './flow.ts'

const NAMES: Readonly<Record<Actor | 'service', string>> = {
  operator: "Operator's back end",
  service: 'Pix payment service',
  payer: "Payer's banking app",
  institution: 'Other institution',
}

/** The first words of the description of an action. The diagram leaves them out, because the arrow shows who acts. */
const SUBJECT =
  /^(?:The (?:institution|app) of the (?:payer|player)|The (?:player|payer|provider)|Maria|João) /

/** The widest line of a note, in characters. */
const WIDTH = 34

/** The properties that say best how a step ended, the best first. */
const TELLING = ['status', 'outcome', 'code', 'availableBalance', 'totalBalance', 'totalItems', 'purpose']

/**
 * Draws a flow as a Mermaid sequence diagram. A call of the operator is the operation with its response. An action of
 * the payer or of an institution is its description. An event is an arrow to the operator, and time is a note.
 */
export function sequenceDiagram({ title, steps }: Flow): string {
  const actors = new Set<Actor>([
    'operator',
    ...steps.flatMap((it) => (it.kind === 'call' ? [it.actor] : [])),
  ])
  const others = (['payer', 'institution'] as const).filter((it) => actors.has(it))
  return [
    'sequenceDiagram',
    `  accTitle: ${title}`,
    ...(['operator', 'service', ...others] as const).map(participant),
    ...steps.flatMap((step) => linesOf(step)).map((line) => `  ${line}`),
    '',
  ].join('\n')
}

const participant = (id: Actor | 'service'): string => `  participant ${id} as ${NAMES[id]}`

function linesOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'setup':
      return []
    case 'time':
      return [`Note over operator,service: ${wrapped(withoutStop(step.description))}`]
    case 'event':
      return [`service->>operator: ${step.event}`]
    case 'call':
      return step.actor === 'operator' ? callLines(step) : actionLines(step)
  }
}

function callLines(step: CallStep): readonly string[] {
  return [`operator->>service: ${step.operation.id}`, `service-->>operator: ${answerOf(step)}`]
}

function actionLines(step: CallStep): readonly string[] {
  const outcome = valueOf(step, 'outcome')
  return [
    `${step.actor}->>service: ${withoutStop(step.description).replace(SUBJECT, '')}`,
    ...(outcome === undefined ? [] : [`service-->>${step.actor}: ${outcome}`]),
  ]
}

/** For example `202, status PROCESSING`: the status of the response and the most telling value. */
function answerOf(step: CallStep): string {
  const status = step.conditions.map((it) => /^\$statusCode == (\d+)$/.exec(it)?.[1]).find(Boolean) ?? ''
  const name = TELLING.find((it) => valueOf(step, it) !== undefined)
  if (name === undefined) return status
  const value = valueOf(step, name) ?? ''
  return [`${status},`, ...(name === 'code' ? [] : [name]), value].join(' ')
}

/** The value that a criterion states for a property: `PAID` for `$response.body#/status == 'PAID'`. */
function valueOf({ conditions }: CallStep, name: string): string | undefined {
  const criterion = new RegExp(String.raw`^\$response\.body#/(?:error/)?${name} == '?([\w.]+)'?$`)
  return conditions.map((it) => criterion.exec(it)?.[1]).find(Boolean)
}

/** The first sentence, because a diagram has little room. The page shows the whole description. */
const withoutStop = (text: string): string => text.replace(/\.(?: .*)?$/s, '')

function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('<br/>')
}
