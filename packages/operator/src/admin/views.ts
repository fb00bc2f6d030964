import type { Day } from '../days/day.ts'
import type { Finding } from '../kit/finding.ts'
import type { Found } from '../operations/look-up.ts'
import type { OpenWork } from '../operations/measure.ts'
import { ADVICE } from './advice.ts'
import { type Html, html } from './html.ts'
import { STYLE } from './style.ts'

const REAIS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'BRL' })
const reais = (centavos: number | undefined): string =>
  centavos === undefined ? '' : REAIS.format(centavos / 100)

const SECONDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const time = (at: Date | undefined): Html =>
  at === undefined ? html`` : html`<time datetime="${at.toISOString()}">${SECONDS.format(at)}</time>`

const PAGES = { findings: 'Findings', work: 'Open work', days: 'Days' } as const
export type Page = keyof typeof PAGES | 'find'

/** A whole page. `nonce` allows its style, and nothing else is loaded. */
export const pageOf = (
  {
    page,
    title,
    id = '',
    nonce,
  }: { readonly page: Page; readonly title: string; readonly id?: string; readonly nonce: string },
  content: Html,
): string => {
  const link = ([name, label]: readonly [string, string]): Html =>
    html`<a href="?page=${name}" ${name === page ? html` aria-current="page"` : undefined}>${label}</a>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Pix operator</title>
        <style nonce="${nonce}">
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <header>
          <strong>Pix operator</strong>
          <nav aria-label="Pages">${Object.entries(PAGES).map(link)}</nav>
          <form role="search">
            <input type="hidden" name="page" value="find" />
            <label for="id">Player or id</label>
            <input id="id" name="id" value="${id}" required />
            <button>Search</button>
          </form>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.html
}

/** The externalId of the key of a deposit or payout, or the id of an event or line. */
const idOf = ({ subject, walletId }: Finding): string => {
  const prefix = `${walletId}/`
  const at = subject.indexOf(prefix)
  return at === -1 ? subject : subject.slice(at + prefix.length)
}

const decision = (action: 'resolve' | 'dismiss', id: string, label: string, index: number): Html =>
  html` <form method="post">
    <input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="id" value="${id}" />
    <label for="${action}-${index}">Reason</label>
    <input id="${action}-${index}" name="reason" required maxlength="500" />
    <button>${label}</button>
  </form>`

const findingOf = (finding: Finding, index: number): Html =>
  html` <article aria-labelledby="finding-${index}">
    <h2 id="finding-${index}">${finding.kind}</h2>
    <dl>
      <dt>Detail</dt>
      <dd>${finding.detail}</dd>
      <dt>Subject</dt>
      <dd><a href="?page=find&amp;id=${encodeURIComponent(idOf(finding))}">${finding.subject}</a></dd>
      <dt>Wallet</dt>
      <dd>${finding.walletId}</dd>
      ${
        finding.day === undefined
          ? undefined
          : html`<dt>Day</dt>
              <dd>${finding.day}</dd>`
      }
      <dt>Since</dt>
      <dd>${time(finding.openedAt)}</dd>
      ${
        finding.status === 'open'
          ? undefined
          : html`<dt>Resolved</dt>
              <dd>${time(finding.resolvedAt)} by ${finding.actor}: ${finding.reason}</dd>`
      }
    </dl>
    ${
      finding.status === 'open'
        ? html`<p class="advice">${ADVICE[finding.kind]}</p>
            ${decision('resolve', finding.id, 'Resolve', index)}
            ${finding.kind === 'stuck' ? decision('dismiss', finding.subject, 'Dismiss the event', index) : undefined}`
        : undefined
    }
  </article>`

export const findingsOf = (findings: readonly Finding[], status: 'open' | 'resolved', most: number): Html =>
  html` <p>
      ${
        status === 'open'
          ? html`These need a person. No finding moves money.
              <a href="?page=findings&amp;status=resolved">Resolved findings</a>`
          : html`<a href="?page=findings">Open findings</a>`
      }
    </p>
    ${findings.length === 0 ? html`<p>There are no ${status} findings.</p>` : undefined}
    ${findings.length === most ? html`<p>These are the oldest ${most}.</p>` : undefined}
    ${findings.map(findingOf)}`

export const workOf = (work: readonly OpenWork[]): Html =>
  html` <p>
      Work without an outcome. The amounts of withdrawals, refunds and transfers are the money in flight.
    </p>
    <div class="wide" role="region" aria-label="Open work" tabindex="0">
      <table>
        <caption>
          Open work by kind and wallet
        </caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Wallet</th>
            <th scope="col" class="number">Open</th>
            <th scope="col" class="number">Failing</th>
            <th scope="col" class="number">Amount</th>
            <th scope="col" class="number">Oldest waits</th>
          </tr>
        </thead>
        <tbody>
          ${work.map(
            (it) =>
              html`<tr>
                <td>${it.kind}</td>
                <td>${it.walletId}</td>
                <td class="number">${it.open}</td>
                <td class="number${it.failing > 0 ? ' bad' : ''}">${it.failing}</td>
                <td class="number">${it.kind === 'event' ? '' : reais(it.amount)}</td>
                <td class="number">${it.oldestDueSeconds} s</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <form method="post">
      <input type="hidden" name="action" value="retry" /><button>Retry all failing work now</button>
    </form>`

export const daysOf = (days: readonly Day[]): Html =>
  html` <div class="wide" role="region" aria-label="Compared days" tabindex="0">
      <table>
        <caption>
          Compared days, the newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Wallet</th>
            <th scope="col">Status</th>
            <th scope="col" class="number">Opening</th>
            <th scope="col" class="number">Credits</th>
            <th scope="col" class="number">Debits</th>
            <th scope="col" class="number">Closing</th>
            <th scope="col" class="number">Lines</th>
            <th scope="col">Compared</th>
          </tr>
        </thead>
        <tbody>
          ${days.map(
            (it) =>
              html`<tr>
                <td>${it.day}</td>
                <td>${it.walletId}</td>
                <td class="${it.status === 'open' ? 'bad' : ''}">${it.status}</td>
                <td class="number">${reais(it.openingBalance)}</td>
                <td class="number">${reais(it.credits)}</td>
                <td class="number">${reais(it.debits)}</td>
                <td class="number">${reais(it.closingBalance)}</td>
                <td class="number">${it.lineCount}</td>
                <td>${time(it.checkedAt)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>A day that is open has an open finding.</p>`

export const foundOf = (id: string, found: readonly Found[]): Html =>
  html` ${found.length === 0 ? html`<p>Nothing has the id ${id}.</p>` : undefined}
  ${found.map(
    (it, index) =>
      html` <article aria-labelledby="found-${index}">
        <h2 id="found-${index}">${it.kind}: ${reais(it.amount)}, ${it.status}</h2>
        <dl>
          <dt>externalId</dt>
          <dd>${it.externalId}</dd>
          <dt>Player</dt>
          <dd><a href="?page=find&amp;id=${encodeURIComponent(it.playerId)}">${it.playerId}</a></dd>
          <dt>Wallet</dt>
          <dd>${it.walletId}</dd>
          ${
            it.resourceId === undefined
              ? undefined
              : html`<dt>Id at the API</dt>
                  <dd>${it.resourceId}</dd>`
          }
          ${
            it.endToEndId === undefined
              ? undefined
              : html`<dt>endToEndId</dt>
                  <dd>${it.endToEndId}</dd>`
          }
          ${
            it.nextAt === undefined
              ? undefined
              : html`<dt>Next look</dt>
                  <dd>${time(it.nextAt)}</dd>`
          }
        </dl>
        <table>
          <caption>
            History
          </caption>
          <thead>
            <tr>
              <th scope="col">Time in Brasília</th>
              <th scope="col">Kind</th>
              <th scope="col">What happened</th>
            </tr>
          </thead>
          <tbody>
            ${it.history.map(
              (step) =>
                html`<tr>
                  <td>${time(step.at)}</td>
                  <td>${step.kind}</td>
                  <td class="id">${step.text}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </article>`,
  )}`
