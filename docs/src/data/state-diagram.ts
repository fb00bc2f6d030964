import { type MachineName, machines, type StateMachine, type Transition } from '@pix-payments/spec'
import { instance } from '@viz-js/viz'
import { gapAddress, operationAddress } from './addresses.ts'
import { escapeHtml } from './prose.ts'

/** Colours that stand for a role; `states.css` gives each its colour of the theme. */
const ROLES = {
  link: '#010101',
  event: '#020202',
  gap: '#030303',
} as const

const FONT = 'Helvetica,Arial,sans-serif'
/** Graphviz measures Helvetica. It leaves so much more room, for systems whose nearest font is wider. */
const ROOM = 1.14
/** Graphviz rounds sizes inside labels, after the room is added. */
const LINK_SIZE = 11.4
const GAP_SIZE = 10.5

/** Arrows between the same two states, which the diagram shows as one with several labels. */
interface Bundle {
  readonly from: string | null
  readonly to: string
  readonly arrows: readonly Transition[]
}

/** The diagram of a machine as SVG: selectable text, links on operations, events and gaps, colours by class. */
export async function stateDiagram(name: MachineName): Promise<string> {
  const viz = await instance()
  const svg = viz.renderString(stateGraph(name), { format: 'svg', engine: 'dot' })
  return accessible(svg, name)
}

/** The machine in the language of Graphviz. */
export function stateGraph(name: MachineName): string {
  const machine: StateMachine = machines[name]
  const nodes = Object.keys(machine.states).map(
    (state) => `${quote(state)} [${stateAttributes(machine, state)}]`,
  )
  const edges = bundles(machine.transitions).map(
    ({ from, to, arrows }) =>
      `${quote(from ?? START)} -> ${quote(to)} [class="${arrows.every(isAssumed) ? 'assumed' : 'stated'}", label=<${labels(arrows)}>]`,
  )
  const starts = machine.transitions.some(({ from }) => from === null)
    ? [`${quote(START)} [shape=point, width=0.14, class="start"]`]
    : []
  return `digraph {
  graph [rankdir=TB, nodesep=0.35, ranksep=0.45, bgcolor=transparent, pad=0.15]
  node [shape=box, style=rounded, margin="0.16,0.09", fontname="${FONT}", fontsize=${14 * ROOM}]
  edge [fontname="${FONT}", fontsize=${12 * ROOM}, arrowsize=0.75]
  ${[...starts, ...nodes, ...edges].join('\n  ')}
}`
}

const START = 'start'

/** An arrow that no section of the source states. */
const isAssumed = (arrow: Transition): boolean => arrow.sources.length === 0

function bundles(transitions: readonly Transition[]): readonly Bundle[] {
  const groups = Map.groupBy(transitions, ({ from, to }) => JSON.stringify([from, to]))
  return [...groups.values()].flatMap((arrows) =>
    arrows[0] === undefined ? [] : [{ from: arrows[0].from, to: arrows[0].to, arrows }],
  )
}

function stateAttributes(machine: StateMachine, state: string): string {
  const { status, statusDetailed } = machine.states[state] ?? { status: state, statusDetailed: null }
  const label = statusDetailed === null ? status : `${status}\\n${statusDetailed}`
  const terminal = machine.sets['terminal']?.states.includes(state) === true
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

/** The first gap under an arrow, and how many more the table lists. */
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

/** Without the prologue of a file and fixed colours; named, with plain links and without Graphviz's own titles. */
function accessible(svg: string, name: MachineName): string {
  const title = `State diagram of the ${name}; the table of arrows below says the same in words.`
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
