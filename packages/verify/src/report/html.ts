import { reais } from '../checks/difference.ts'
import { byWeight, headlineOf } from '../checks/headline.ts'
import type { Views } from '../checks/views.ts'
import type { Result } from '../run/run-scenarios.ts'
import { describeStep } from './describe-step.ts'
import { escapeXml as escape } from './junit.ts'
import { remedyLink, ruleLink } from './links.ts'
import { infoLines, type RunInfo } from './run-info.ts'
import { countsText } from './terminal.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left;vertical-align:top}
td{overflow-wrap:anywhere;min-width:4.5rem}section,.sides>div{overflow-x:auto}
.passed{color:#17703a}.failed,.notPlayed{color:#b3261e}.skipped{color:#6b5d00}.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}
li.here{font-weight:bold}code,pre{font-size:.9em}pre{white-space:pre-wrap;margin:0}@media(prefers-color-scheme:dark){body{background:#151515;color:#eee}.passed{color:#6fd08c}.failed,.notPlayed{color:#ff8a80}.skipped{color:#e2cf5c}}
@media(max-width:48rem){.sides{grid-template-columns:minmax(0,1fr)}}`

/** The results as one HTML file, without scripts and other files. Each failure shows the views of both sides. */
export function htmlReport(results: readonly Result[], info: RunInfo): string {
  const summary = countsText(results)
  const failed = results.filter(({ failure }) => failure !== undefined)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pix-verify: ${summary}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>pix-verify</h1>
<p>${summary}</p>
${infoLines(info)
  .map((it) => `<p><code>${escape(it)}</code></p>`)
  .join('\n')}
${failed.map(failureHtml).join('\n')}
<h2>All scenarios</h2>
<table>
<tr><th>Scenario</th><th>Seed</th><th>Result</th><th>Time</th><th>Follows from</th></tr>
${results.map(rowHtml).join('\n')}
</table>
</main>
</body>
</html>
`
}

const rowHtml = ({ scenario, seed, outcome, milliseconds, reason }: Result): string =>
  `<tr><td><code>${scenario.id}</code> ${escape(scenario.title)}</td><td>${seed}</td><td class="${outcome}">${outcome === 'notPlayed' ? 'not played' : outcome}${
    reason === undefined ? '' : ` (${escape(reason)})`
  }</td><td>${milliseconds} ms</td><td>${rulesHtml(scenario)}</td></tr>`

const rulesHtml = ({ rules }: Result['scenario']): string =>
  rules.map((it) => `<a href="${ruleLink(it)}">${it}</a>`).join(', ')

function failureHtml({ scenario, seed, steps = [], failure }: Result): string {
  if (failure === undefined) return ''
  const items = steps.map(
    (step, at) =>
      `<li${failure.afterStep === at + 1 ? ' class="here"' : ''}>${escape(describeStep(step))}</li>`,
  )
  const differences = byWeight(failure.differences).map(
    ({ text, wallet, backEnd }) =>
      `<tr><td>${escape(text)}</td><td>${escape(wallet)}</td><td>${escape(backEnd)}</td></tr>`,
  )
  const calls = failure.calls.map(
    ({ operationId, served, answered, fault, at, milliseconds, request, response }) =>
      `<tr><td>${at}<br>${milliseconds} ms</td><td><code>${escape(operationId)}</code></td><td>${served ?? 'not reached'}</td><td>${escape(answered)}</td><td>${escape(fault ?? '')}</td><td><pre>${escape(request)}</pre></td><td><pre>${escape(response)}</pre></td></tr>`,
  )
  return `<section>
<h2><code>${scenario.id}</code>, seed ${seed}</h2>
<p><strong class="failed">${escape(headlineOf(failure.differences))}</strong></p>
<p>${escape(scenario.title)} What it can cost: ${escape(scenario.cost)} Follows from ${rulesHtml(scenario)}.
<a href="${remedyLink(scenario)}">How to fix it</a></p>
<ol>${items.join('')}</ol>
<h3>Where both sides differ first</h3>
<table><tr><th></th><th>Payment API</th><th>Back end</th></tr>${differences.join('')}</table>
${failure.log.length === 0 ? '' : `<h3>What happened</h3><ul>${failure.log.map((it) => `<li>${escape(it)}</li>`).join('')}</ul>`}
${failure.views === undefined ? '' : viewsHtml(failure.views)}
<details><summary>${failure.deliveries.length} deliveries to the back end</summary>
${tableHtml(
  ['At', 'Event', 'Answered', 'Time', 'True'],
  failure.deliveries.map(({ sentAt, event, status, milliseconds, isTrue }) => [
    sentAt,
    event,
    String(status ?? 'no answer'),
    `${milliseconds} ms`,
    isTrue ? 'yes' : 'forged',
  ]),
)}
</details>
<details><summary>${calls.length} calls of the back end</summary>
<table><tr><th>At</th><th>Operation</th><th>Served</th><th>Answered</th><th>Fault</th><th>Request</th><th>Response</th></tr>${calls.join('')}</table>
</details>
</section>`
}

function viewsHtml({ wallet, backEnd }: Views): string {
  const lines = wallet.lines.map(({ day, text, amount, playerId, endToEndId }) => [
    day,
    text,
    reais(amount),
    playerId ?? '',
    endToEndId ?? '',
  ])
  const entries = backEnd.entries.map(({ day, amount, playerId, endToEndId }) => [
    day,
    reais(amount),
    playerId ?? '',
    endToEndId ?? '',
  ])
  const players = backEnd.players.map(({ playerId, balance }) => [playerId, reais(balance)])
  return `<div class="sides">
<div><h3>Payment API</h3><p>Balance ${reais(wallet.total)}</p>${tableHtml(['Day', 'Line', 'Amount', 'Player', 'endToEndId'], lines)}</div>
<div><h3>Back end</h3><p>In flight ${reais(backEnd.inFlight)}, operator ${reais(backEnd.operator)}</p>
${tableHtml(['Player', 'Balance'], players)}${tableHtml(['Day', 'Amount', 'Player', 'endToEndId'], entries)}</div>
</div>`
}

const tableHtml = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${head.map((it) => `<th>${it}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((it) => `<td>${escape(it)}</td>`).join('')}</tr>`)
    .join('')}</table>`
