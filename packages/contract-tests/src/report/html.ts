import { mutationCount, reasonsOf, summaryLine } from './matrix.ts'
import type {
  CaseReport,
  ContractReport,
  OperationReport,
  Outcome,
  StatusReport,
  WebhookReport,
} from './report.ts'
import { htmlStyle } from './html-style.ts'

const WORDS: Readonly<Record<Outcome, string>> = {
  covered: 'covered',
  'not-reachable': 'not reachable',
  failed: 'failed',
}

/** Returns the report as one HTML file. It has no scripts and loads no other files. */
export function htmlReport(report: ContractReport): string {
  const { contractVersion, target, startedAt, seed, summary } = report
  const tags = [...new Set(report.operations.map(({ tag }) => tag))]
  const started = startedAt === undefined ? '' : `<dt>Started</dt><dd>${escape(startedAt)}</dd>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract tests: ${escape(target.kind)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
<h1>Contract tests</h1>
<p class="sum ${summary.failed === 0 ? 'covered' : 'failed'}">${escape(summaryLine(report))}</p>
<dl>
<dt>Target</dt><dd>${escape(target.kind)} <code>${escape(target.baseUrl)}</code></dd>
<dt>Contract</dt><dd>${escape(contractVersion)}</dd>
<dt>Mutations</dt><dd>${mutationCount(report)}</dd>
<dt>Seed</dt><dd>${seed}</dd>
${started}
</dl>
<p class="key">${(['covered', 'not-reachable', 'failed'] as const).map((it) => chip(it, WORDS[it])).join(' ')}</p>
${tags
  .map(
    (tag) =>
      `<h2>${escape(tag)}</h2>\n${report.operations
        .filter((it) => it.tag === tag)
        .map(operation)
        .join('\n')}`,
  )
  .join('\n')}
${report.webhooks.length === 0 ? '' : `<h2>Deliveries of webhooks</h2>\n${report.webhooks.map(webhook).join('\n')}`}
${report.scenarios.length === 0 ? '' : `<h2>Scenarios</h2>\n${caseList(report.scenarios)}`}
${report.general.length === 0 ? '' : `<h2>Routes</h2>\n${caseList(report.general)}`}
${reasons(report)}
</main>
</body>
</html>
`
}

function operation({ operationId, method, path, mutations, statuses }: OperationReport): string {
  const open = statuses.some(({ outcome }) => outcome === 'failed') ? ' open' : ''
  const chips = statuses.map(({ status, outcome }) => chip(outcome, String(status))).join(' ')
  return `<details${open}><summary><b>${escape(operationId)}</b> <code>${escape(method)} ${escape(path)}</code><span class="chips">${chips}</span></summary>
<p>${mutations} ways to break one rule of a request.</p>
${statuses.map(statusSection).join('\n')}
</details>`
}

function statusSection({ status, outcome, codes, cases }: StatusReport): string {
  const list = codes
    .map(
      ({ code, outcome, reason }) =>
        `<li>${chip(outcome, code)}${reason === undefined ? '' : ` ${escape(reason)}`}</li>`,
    )
    .join('')
  return `<h3>${chip(outcome, String(status))}</h3>${list === '' ? '' : `<ul class="codes">${list}</ul>`}${caseList(cases)}`
}

function webhook({ event, outcome, cases }: WebhookReport): string {
  const open = outcome === 'failed' ? ' open' : ''
  return `<details${open}><summary><b>${escape(event)}</b><span class="chips">${chip(outcome, WORDS[outcome])}</span></summary>${caseList(cases)}</details>`
}

function caseList(cases: readonly CaseReport[]): string {
  return `<ul class="cases">${cases.map(caseItem).join('')}</ul>`
}

function caseItem({
  name,
  source,
  outcome,
  reason,
  rules = [],
  gaps = [],
  violations = [],
}: CaseReport): string {
  const notes = [source, ...rules, ...gaps].map((it) => `<small>${escape(it)}</small>`).join(' ')
  const why = reason === undefined ? '' : `<p>${escape(reason)}</p>`
  const broken = violations
    .map(({ at, message }) => `<li><code>${escape(at)}</code> ${escape(message)}</li>`)
    .join('')
  return `<li class="${outcome}">${escape(name)} ${notes}${why}${broken === '' ? '' : `<ul>${broken}</ul>`}</li>`
}

function reasons(report: ContractReport): string {
  const rows = reasonsOf(report)
  if (rows.length === 0) return ''
  const items = rows
    .map(([reason, cases]) => {
      const places = [...new Set(cases.map(({ place }) => place))].map(escape).join(', ')
      return `<details><summary>${cases.length} × ${escape(reason)}</summary><p>${places}</p></details>`
    })
    .join('\n')
  return `<h2>Not reachable on this target</h2>\n${items}`
}

const chip = (outcome: Outcome, text: string): string =>
  `<span class="chip ${outcome}" title="${WORDS[outcome]}">${escape(text)}</span>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text that the target sent, because it could contain HTML. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (it) => ENTITIES[it] ?? it)
