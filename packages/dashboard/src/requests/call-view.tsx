import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Code, Headers } from '../parts/code.tsx'
import { instant } from '../parts/time.ts'
import { type Call, clientCodeOf, curlOf } from './call-code.ts'
import { Refusal } from './refusal.tsx'

/** A request to the API with its response, and the same call as curl and as code for the client. */
export function CallView({ entry }: { readonly entry: RequestLogEntry }): JSX.Element {
  return (
    <div class="call">
      <p>
        <code>
          {entry.method} {entry.path}
        </code>{' '}
        <span class="hint">
          {entry.status ?? t('no response')} · {entry.durationMilliseconds} ms · {instant(entry.at)}
        </span>
      </p>
      {(entry.code !== null || entry.isByFault) && <Refusal entry={entry} />}
      <Headers title={t('Request headers')} headers={entry.requestHeaders} isClosed />
      {entry.requestBody !== null && <Code title={t('Request body')} text={entry.requestBody} />}
      <Headers title={t('Response headers')} headers={entry.responseHeaders} isClosed />
      {entry.responseBody !== null && <Code title={t('Response body')} text={entry.responseBody} />}
      <dl class="ids">
        <div>
          <dt>x-request-id</dt>
          <dd>
            <code>{entry.requestId}</code>
          </dd>
        </div>
        <div>
          <dt>x-correlation-id</dt>
          <dd>
            <code>{entry.correlationId}</code>
          </dd>
        </div>
      </dl>
      <CallCode call={{ ...entry, body: entry.requestBody }} />
    </div>
  )
}

/** A call as curl and as code for the client. */
export function CallCode({ call }: { readonly call: Call }): JSX.Element {
  const code = clientCodeOf(call)
  return (
    <>
      <Code title="curl" text={curlOf(call, location.origin)} isClosed />
      {code !== undefined && <Code title={t('Code for the client')} text={code} isClosed />}
    </>
  )
}
