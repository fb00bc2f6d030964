/** A page for the people who operate the kit. */
import type { OperatorKit } from '../create-operator-kit.ts'
import type { Html } from './html.ts'
import { daysOf, findingsOf, foundOf, type Page, pageOf, workOf } from './views.ts'

export interface AdminOptions {
  /**
   * Says who asks: a name, which is stored with each decision. Undefined answers 403, and a `Response` is sent as it is, for
   * example a redirect to your login.
   */
  authorize(request: Request): Promise<string | Response | undefined> | string | Response | undefined
}

/** The kit that the page shows. It needs the option `operations`. */
type ShownKit = Pick<OperatorKit<never>, 'operations' | 'findings' | 'days'>

/** The most findings and days of a page. */
const MOST = 100

/**
 * Returns a handler of web requests that serves a page about findings, open work, days, and the history of a deposit or
 * payout. It needs no files and no script. Mount it at any path, behind your own login. Pass requests of `GET` and `POST`.
 *
 * @throws TypeError when the kit has no option `operations`.
 */
export function adminPage(
  kit: ShownKit,
  { authorize }: AdminOptions,
): (request: Request) => Promise<Response> {
  const { operations } = kit
  const show = async (parameters: URLSearchParams): Promise<Shown> => {
    switch (parameters.get('page')) {
      case 'work':
        return { page: 'work', title: 'Open work', content: workOf(await operations.measure()) }
      case 'days':
        return { page: 'days', title: 'Days', content: daysOf(await kit.days.list({ limit: MOST })) }
      case 'find': {
        const id = (parameters.get('id') ?? '').trim()
        const content = foundOf(id, await operations.lookUp(id))
        return { page: 'find', title: `Search: ${id}`, id, content }
      }
      default: {
        const status = parameters.get('status') === 'resolved' ? 'resolved' : 'open'
        const findings = await kit.findings.list({ status, limit: MOST })
        const title = status === 'open' ? 'Findings' : 'Resolved findings'
        return { page: 'findings', title, content: findingsOf(findings, status, MOST) }
      }
    }
  }
  return async (request) => {
    const who = await authorize(request)
    if (who instanceof Response) return who
    if (who === undefined || who === '') return new Response('Forbidden\n', { status: 403 })
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET' || request.method === 'HEAD') return answer(await show(searchParams))
    if (request.method !== 'POST') return new Response('GET or POST\n', { status: 405 })
    if (!isOwnForm(request.headers)) return new Response('Forbidden\n', { status: 403 })
    const form = new URLSearchParams(await request.text())
    const [action, id, reason] = ['action', 'id', 'reason'].map((name) => form.get(name) ?? '')
    const by = { actor: who, reason: (reason ?? '').trim() }
    if (action === 'retry') await operations.retryNow()
    else if (by.reason === '') return new Response('A decision needs a reason.\n', { status: 400 })
    else if (action === 'resolve') await kit.findings.resolve(id ?? '', by)
    else if (action === 'dismiss') await operations.dismissEvent(id ?? '', by)
    // So that a reload repeats nothing.
    return new Response(null, { status: 303, headers: { location: pathname + new URL(request.url).search } })
  }
}

interface Shown {
  readonly page: Page
  readonly title: string
  readonly id?: string
  readonly content: Html
}

function answer({ content, ...shown }: Shown): Response {
  const nonce = crypto.randomUUID()
  return new Response(pageOf({ ...shown, nonce }, content), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Whether a form of this page sends the request: no other site can decide with the login of a person. */
function isOwnForm(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
