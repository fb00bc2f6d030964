import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { usePage } from '../state/page.ts'
import { parsed } from './call-code.ts'
import { anchorOf, meaningOf, type Meanings } from './meanings.ts'
import { useMeanings } from './use-meanings.ts'

/** The published documentation. The page only links to it. */
const DOCUMENTATION = 'https://pix-payments.github.io/pix-payments'

/** Why a request was refused: the rule, what broke it, and the links to the reference. */
export function Refusal({ entry }: { readonly entry: RequestLogEntry }): JSX.Element {
  const { view } = usePage()
  const { operationId, code, responseBody } = entry
  const value = useMeanings()
  const meaning = code === null || value === undefined ? undefined : meaningOf(value, operationId, code)
  const site = view.lang === 'en' ? DOCUMENTATION : `${DOCUMENTATION}/pt-br`
  return (
    <div class="refusal">
      <h3>{t('Why was this refused?')}</h3>
      <p>
        <code>
          {entry.status} {code}
        </code>
        {entry.isByFault
          ? `: ${t('The fault that you ordered did this. The wallet itself works.')}`
          : meaning !== undefined && <>: {withCode(meaning.text)}</>}
      </p>
      <ul>
        {detailsIn(responseBody).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <code>{field}</code> {message}
          </li>
        ))}
      </ul>
      <p class="hint">
        {meaning !== undefined && code !== null && (
          <a
            href={`${site}/errors.html#${anchorOf(value as Meanings, meaning.family, code)}`}
            rel="noreferrer"
            target="_blank"
          >
            {t('The code in the error catalogue')}
          </a>
        )}{' '}
        {operationId !== null && (
          <a href={`${site}/reference/index.html#operation/${operationId}`} rel="noreferrer" target="_blank">
            {t('The operation in the reference')}
          </a>
        )}
      </p>
    </div>
  )
}

/** Shows the parts of a text between backticks as code. */
const withCode = (text: string): readonly (string | JSX.Element)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

interface Detail {
  readonly field: string
  readonly message: string
}

/** The fields that the response names. */
function detailsIn(body: string | null): readonly Detail[] {
  const details = (parsed(body) as { readonly details?: readonly Detail[] } | undefined)?.details
  return Array.isArray(details) ? details : []
}
