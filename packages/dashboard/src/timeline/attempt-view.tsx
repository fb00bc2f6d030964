import type { DeliveryAttempt } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Code, Headers } from '../parts/code.tsx'
import { errorText } from '../parts/names.ts'
import { curlOfDelivery } from '../requests/call-code.ts'

/** A request to the webhook with its response. */
export function AttemptView({ attempt }: { readonly attempt: DeliveryAttempt }): JSX.Element {
  return (
    <div class="call">
      <p>
        <code>POST {attempt.url}</code>{' '}
        <span class="hint">
          {attempt.status ?? errorText(attempt.error)} · {attempt.durationMilliseconds} ms
        </span>
      </p>
      {attempt.responseHeaders?.['signature-check'] === 'valid' && (
        <p>{t('The receiver verified the signature.')}</p>
      )}
      {attempt.responseHeaders?.['signature-check'] === 'refused' && (
        <p role="alert">{t('The receiver refused the signature. Its response has the reason.')}</p>
      )}
      <Headers title={t('Request headers')} headers={attempt.requestHeaders} />
      <Code title={t('Request body')} text={attempt.requestBody} />
      <Headers title={t('Response headers')} headers={attempt.responseHeaders} isClosed />
      {attempt.responseBody !== null && attempt.responseBody !== '' && (
        <Code title={t('Response body')} text={attempt.responseBody} />
      )}
      <Code title="curl" text={curlOfDelivery(attempt)} isClosed />
    </div>
  )
}
