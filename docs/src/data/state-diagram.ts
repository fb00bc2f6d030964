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
const ROOM = 1.23
/** Graphviz rounds the sizes inside labels, after `ROOM` is applied. */
const LINK_SIZE = 11.4
const GAP_SIZE = 10.5
/** The empty row between the labels of two arrows on the same line. */
const SPACER = '<TR><TD HEIGHT="6"></TD></TR>'

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
 * The state machine in the language of Graphviz, in three columns that fit the page: open states from top to bottom on
 * the left, the labels of the arrows that end the life of the resource, and final states on the right. A final state
 * stands beside every arrow that leads to it, so that its lines cross no others. The arrows that stay in a final state
 * form a fourth column. A label is a node, because Graphviz keeps lines away from nodes but draws them across the labels
 * of lines.
 */
export function stateGraph(name: MachineName): string {
  const machine: StateMachine = machines[name]
  const open = [START, ...Object.keys(machine.states).filter((state) => !isTerminal(machine, state))]
  const all = bundles(machine.transitions)
  const drawn = open.flatMap((state) => all.filter(({ from }) => from === state))
  const [between, ending] = [false, true].map((ends) =>
    drawn.filter(({ to }) => isTerminal(machine, to) === ends),
  ) as [Bundle[], Bundle[]]
  // A final state can stand beside several arrows; its own arrows are drawn once, beside the first of them.
  const staying = all.flatMap((bundle) => {
    const end = ending.find(({ to }) => to === bundle.from)
    return end === undefined ? [] : [{ bundle, final: finalOf(end) }]
  })
  const columns = [
    [...open, ...between.map(labelOf)],
    ending.map(labelOf),
    ending.map(finalOf),
    staying.map(({ bundle }) => labelOf(bundle)),
  ].filter((column) => column.length > 0)
  return `digraph {
  graph [rankdir=LR, nodesep=0.22, ranksep=0.45, bgcolor=transparent, pad=0.15]
  node [shape=box, style=rounded, margin="0.12,0.09", fontname="${FONT}", fontsize=${14 * ROOM}]
  edge [fontname="${FONT}", fontsize=${12 * ROOM}, arrowsize=0.75]
  ${[
    `${quote(START)} [shape=point, width=0.14, class="start"]`,
    ...open.slice(1).map((state) => `${quote(state)} [${stateAttributes(machine, state)}]`),
    ...ending.map((bundle) => `${quote(finalOf(bundle))} [${stateAttributes(machine, bundle.to)}]`),
    ...[...drawn, ...staying.map(({ bundle }) => bundle)].map(
      (bundle) => `${quote(labelOf(bundle))} [${labelAttributes(bundle)}]`,
    ),
    ...between.flatMap(verticalLines),
    ...ending.flatMap(horizontalLines),
    ...staying.flatMap(({ bundle, final }) => loopLines(bundle, final)),
    ...columns.map((column) => `{ rank=same; ${column.map(quote).join('; ')} }`),
    // Keeps the labels in the order of the open states.
    `${ending.map((bundle) => quote(labelOf(bundle))).join(' -> ')} [style=invis]`,
  ].join('\n  ')}
}`
}

const START = 'start'

/** The node of a label, and the node of the final state beside it. */
const labelOf = ({ from, to }: Bundle): string => `${from} to ${to}`
const finalOf = ({ from, to }: Bundle): string => `${to} after ${from}`

function labelAttributes({ arrows }: Bundle): string {
  return `class="arrow", shape=none, margin="0.12,0.02", fontsize=${12 * ROOM}, label=<${labels(arrows)}>`
}

/** The two lines of an arrow between open states, with its label between them. */
function verticalLines(bundle: Bundle): readonly string[] {
  const [from, label, to] = [bundle.from, labelOf(bundle), bundle.to].map(quote)
  if (bundle.from === bundle.to) return loopLines(bundle, bundle.from)
  return [
    `${from} -> ${label} [${lineClass(bundle)}, arrowhead=none]`,
    `${label} -> ${to} [${lineClass(bundle)}]`,
  ]
}

/** The two lines of an arrow that stays in its state, whose node is `state`. */
function loopLines(bundle: Bundle, state: string): readonly string[] {
  const [from, label] = [state, labelOf(bundle)].map(quote)
  return [
    `${from} -> ${label} [${lineClass(bundle)}, arrowhead=none]`,
    // The second line also starts at the state, so that Graphviz puts the label after the state.
    `${from} -> ${label} [${lineClass(bundle)}, dir=back]`,
  ]
}

/** The two lines of an arrow to a final state, with its label between them. */
function horizontalLines(bundle: Bundle): readonly string[] {
  const [from, label, to] = [bundle.from, labelOf(bundle), finalOf(bundle)].map(quote)
  return [
    `${from}:e -> ${label}:w [${lineClass(bundle)}, arrowhead=none]`,
    `${label}:e -> ${to}:w [${lineClass(bundle)}]`,
  ]
}

const lineClass = ({ arrows }: Bundle): string => `class="${arrows.every(isAssumed) ? 'assumed' : 'stated'}"`

/** True when no section of the source states this arrow. */
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
  const rows = arrows.flatMap((arrow, index) => [
    ...(index > 0 ? [SPACER] : []),
    eventRow(arrow),
    ...arrow.operations.map((id) => row(font(id, 'link', LINK_SIZE), operationAddress(id))),
    ...(arrow.sends === null
      ? []
      : [row(font(`sends ${arrow.sends}`, 'link', LINK_SIZE), operationAddress(arrow.sends))]),
  ])
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">${rows.join('')}</TABLE>`
}

/** The event of an arrow, and beside it a badge with its first gap and the number of further gaps. */
function eventRow({ on, gaps: [first, ...more] }: Transition): string {
  const event = `<B>${font(on, 'event')}</B>`
  if (first === undefined) return row(event)
  const badge = font(`${first}${more.length > 0 ? ` +${more.length}` : ''} `, 'gap', GAP_SIZE)
  const cells = [
    `<TD>${event}</TD>`,
    '<TD WIDTH="6"></TD>',
    `<TD BORDER="1" COLOR="${ROLES.gap}" HREF="${escapeHtml(gapAddress(first))}">${badge}</TD>`,
  ]
  return row(
    `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR>${cells.join('')}</TR></TABLE>`,
  )
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
