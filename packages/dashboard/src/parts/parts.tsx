import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { problemOf } from '../api/problem.ts'
import { t } from '../language/language.ts'
import { addressOf, show, type View } from '../state/url.ts'
import { copyText } from './copy-text.ts'

/** A part of a screen with a heading. */
export function Card({
  title,
  children,
  aside,
  wide = false,
}: {
  readonly title: string
  readonly children: ComponentChildren
  readonly aside?: ComponentChildren
  readonly wide?: boolean
}): JSX.Element {
  return (
    <section class={wide ? 'card wide' : 'card'}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Shows the ids and the other facts of a resource. */
export function Ids({
  rows,
}: {
  readonly rows: readonly (readonly [name: string, value: string])[]
}): JSX.Element {
  return (
    <dl class="ids">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows an error with its code; nothing while there is none. It is read out when it appears. */
export function Trouble({ error }: { readonly error: unknown }): JSX.Element | null {
  if (error === undefined) return null
  const { code, message, details } = problemOf(error)
  return (
    <div class="trouble" role="alert">
      {code !== undefined && <code>{code}</code>} {message}
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A link to another view of the page, which opens without loading the page again. */
export function ViewLink({
  to,
  children,
  isCurrent = false,
  isRow = false,
  isButton = false,
}: {
  readonly to: Partial<View>
  readonly children: ComponentChildren
  /** True when the page shows this view. */
  readonly isCurrent?: boolean
  /** True for a row of a list, which the keys j and k reach. */
  readonly isRow?: boolean
  /** True for the first thing to do on a screen. */
  readonly isButton?: boolean
}): JSX.Element {
  return (
    <a
      class={isButton ? 'primary' : undefined}
      aria-current={isCurrent ? (isRow ? 'true' : 'page') : undefined}
      data-row={isRow ? '' : undefined}
      href={addressOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        show(to)
      }}
    >
      {children}
    </a>
  )
}

/** A button that copies a text, and says so. */
export function Copy({ text, label }: { readonly text: string; readonly label?: string }): JSX.Element {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      {isCopied ? t('Copied') : (label ?? t('Copy'))}
    </button>
  )
}

/** A field of a form with its label. */
export function Field({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      {children}
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}

/** The status of a resource, with a colour for its meaning. The text says the same as the colour. */
export function Status({ of }: { readonly of: string }): JSX.Element {
  return <span class={`status ${meaningOf(of)}`}>{of}</span>
}

/** Whether a status is the end that one wants, another end, or none yet. */
export const meaningOf = (status: string): 'good' | 'bad' | 'neutral' =>
  MEANINGS.find(([pattern]) => pattern.test(status))?.[1] ?? 'neutral'

const MEANINGS = [
  [
    /^(?:PAID|SUCCESS|DELIVERED|AUTHORIZED(?:\.VALIDATION_SUCCEEDED)?|VALIDATION_SUCCEEDED|SETTLED|COMPLETED|SCHEDULED)$/,
    'good',
  ],
  [
    /^(?:REJECTED|FAILED|DEAD|EXPIRED|CANCELED|CANCELLED|NOT_PAYABLE|JOURNEY_EXPIRED)\b|_REJECTED$|^CANCELLED_/,
    'bad',
  ],
] as const

/** What a list shows when it has no items. */
export function Empty({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <p class="empty">{children}</p>
}
