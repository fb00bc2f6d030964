import { type MachineName, machines, type StateMachine, type Transition } from '@pix-payments/spec'
import { instance } from '@viz-js/viz'
import { gapAddress, operationAddress } from './addresses.ts'
import { escapeHtml } from './prose.ts'

/** Placeholder colours, one for each role. `states.css` replaces them with the colours of the theme. */
const ROLES = {
  link: '#010101',
  event: '#020202',
  gap: '#030303',
} as const

const FONT = 'Helvetica,Arial,sans-serif'
/** Graphviz measures Helvetica. This factor adds room for systems whose font is wider. */
const ROOM = 1.14
/** Graphviz rounds the sizes inside labels, after `ROOM` is applied. */
const LINK_SIZE = 11.4
const GAP_SIZE = 10.5

/** The arrows between the same two states. The diagram draws them as one line with one label. */
interface Bundle {
  readonly from: string
  readonly to: string
  readonly arrows: readonly Transition[]
}

/** The state machine as SVG with selectable text, and with links on operations, events and gaps. */
export async function stateDiagram(name: MachineName): Promise<string> {
  const viz = await instance()
  const svg = viz.renderString(stateGraph(name), { format: 'svg', engine: 'dot' })
  return accessible(svg, name)
}

/**
 * The state machine in the language of Graphviz, in three columns, so that it fits the page: open states from top to
 * bottom on the left, final states on the right, and the labels of the arrows between them. A label is a node of its
 * own, because Graphviz keeps lines away from nodes but draws them across the labels of lines.
 */
export function stateGraph(name: MachineName): string {
  const machine: StateMachine = machines[name]
  const drawn = bundles(machine.transitions)
  const states = Object.keys(machine.states)
  const left = [START, ...states.filter((state) => !isTerminal(machine, state))]
  const right = states.filter((state) => isTerminal(machine, state))
  const between = ({ from, to }: Bundle): boolean => left.includes(from) && left.includes(to)
  const columns = [
    [...left, ...drawn.filter(between).map(labelOf)],
    drawn.filter((bundle) => !between(bundle)).map(labelOf),
    right,
  ]
  return `digraph {
  graph [rankdir=LR, nodesep=0.22, ranksep=0.45, bgcolor=transparent, pad=0.15]
  node [shape=box, style=rounded, margin="0.12,0.09", fontname="${FONT}", fontsize=${14 * ROOM}]
  edge [fontname="${FONT}", fontsize=${12 * ROOM}, arrowsize=0.75]
  ${[
    `${quote(START)} [shape=point, width=0.14, class="start"]`,
    ...states.map((state) => `${quote(state)} [${stateAttributes(machine, state)}]`),
    ...drawn.flatMap((bundle) => lines(bundle, between(bundle))),
    ...columns.map((column) => `{ rank=same; ${column.map(quote).join('; ')} }`),
  ].join('\n  ')}
}`
}

const START = 'start'

const labelOf = ({ from, to }: Bundle): string => `${from} to ${to}`

/** A label and the two lines that lead through it. */
function lines(bundle: Bundle, isVertical: boolean): readonly string[] {
  const { from, to, arrows } = bundle
  const style = `class="${arrows.every(isAssumed) ? 'assumed' : 'stated'}"`
  const label = quote(labelOf(bundle))
  const [out, into] = isVertical ? ['', ''] : [':e', ':w']
  return [
    `${label} [class="arrow", shape=none, margin="0.12,0.02", fontsize=${12 * ROOM}, label=<${labels(arrows)}>]`,
    `${quote(from)}${out} -> ${label}${into} [${style}, arrowhead=none]`,
    // Written from the state to the label, so that Graphviz puts the label of a loop below its state.
    from === to
      ? `${quote(to)} -> ${label} [${style}, dir=back]`
      : `${label}${out} -> ${quote(to)}${into} [${style}]`,
  ]
}

/** No section of the source states this arrow. */
const isAssumed = (arrow: Transition): boolean => arrow.sources.length === 0

const isTerminal = (machine: StateMachine, state: string): boolean =>
  machine.sets['terminal']?.states.includes(state) === true

function bundles(transitions: readonly Transition[]): readonly Bundle[] {
  const groups = Map.groupBy(transitions, ({ from, to }) => JSON.stringify([from, to]))
  return [...groups.values()].flatMap((arrows) =>
    arrows[0] === undefined ? [] : [{ from: arrows[0].from ?? START, to: arrows[0].to, arrows }],
  )
}

function stateAttributes(machine: StateMachine, state: string): string {
  const { status, statusDetailed } = machine.states[state] ?? { status: state, statusDetailed: null }
  const label = statusDetailed === null ? status : `${status}\\n${statusDetailed}`
  const terminal = isTerminal(machine, state)
  const failure = machine.sets['terminalFailure']?.states.includes(state) === true
  const kind = failure ? 'terminal failure' : terminal ? 'terminal success' : 'open'
  return `label="${label}", class="${kind}"${terminal ? ', peripheries=2' : ''}`
}

function labels(arrows: readonly Transition[]): string {
  const rows = arrows.flatMap((arrow) => [
    row(`<B>${font(arrow.on, 'event')}</B>`),
    ...arrow.operations.map((id) => row(font(id, 'link', LINK_SIZE), operationAddress(id))),
    ...(arrow.sends === null
      ? []
      : [row(font(`sends ${arrow.sends}`, 'link', LINK_SIZE), operationAddress(arrow.sends))]),
    ...gapRow(arrow),
  ])
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">${rows.join('')}</TABLE>`
}

/** The first gap of an arrow, and the number of further gaps, which the table lists. */
function gapRow({ gaps }: Transition): readonly string[] {
  const [first, ...more] = gaps
  if (first === undefined) return []
  return [
    row(
      font(`Assumed ${first}${more.length > 0 ? ` +${more.length}` : ''}`, 'gap', GAP_SIZE),
      gapAddress(first),
    ),
  ]
}

function row(content: string, address?: string): string {
  const link = address === undefined ? '' : ` HREF="${escapeHtml(address)}"`
  return `<TR><TD ALIGN="LEFT"${link}>${content}</TD></TR>`
}

function font(text: string, role: keyof typeof ROLES, size?: number): string {
  return `<FONT COLOR="${ROLES[role]}"${size === undefined ? '' : ` POINT-SIZE="${Math.round(size * ROOM)}"`}>&#160;${escapeHtml(text)}</FONT>`
}

const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`

/** Adds an accessible name and plain links. Removes the XML prologue and Graphviz's own titles. */
function accessible(svg: string, name: MachineName): string {
  const title = `State diagram of the ${name}. The table of arrows below has the same content.`
  return svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->\n?/gs, '')
    .replaceAll(/<title>.*?<\/title>\n?/gs, '')
    .replaceAll(/ xlink:title="[^"]*"/g, '')
    .replaceAll('xlink:href=', 'href=')
    .replaceAll(
      /font-size="([\d.]+)"/g,
      (_, size: string) => `font-size="${(Number(size) / ROOM).toFixed(1)}"`,
    )
    .replaceAll(/(width|height)="(\d+)pt"/g, '$1="$2"')
    .replace('<svg ', `<svg role="group" aria-label="${title}" class="state-diagram" `)
    .trimEnd()
}
