import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type Phrase, t } from '../language/language.ts'

const KEYS: readonly (readonly [key: string, phrase: Phrase])[] = [
  ['/', 'Go to the search, or to the first field of the screen'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['?', 'Show the keys'],
  ['Esc', 'Close'],
]

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** Moves the focus to the next or the previous row of the lists on the screen. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main a[data-row], main button[data-row]')]
  const index = rows.findIndex((row) => row === document.activeElement)
  const next = index === -1 ? (step === 1 ? 0 : rows.length - 1) : index + step
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus()
}

/** The keys of the page, and the dialog that lists them. */
export function Help(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '?') dialog.current?.showModal()
      else if (event.key === 'j') moveRow(1)
      else if (event.key === 'k') moveRow(-1)
      else if (event.key === '/') {
        const field = document.querySelector<HTMLElement>('main input[type=search], main input')
        if (field === null) return
        field.focus()
      } else return
      event.preventDefault()
    }
    const click = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[data-help]') !== null) dialog.current?.showModal()
    }
    addEventListener('keydown', press)
    addEventListener('click', click)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', click)
    }
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby="help-title">
      <h2 id="help-title">{t('Keyboard')}</h2>
      <dl class="keys">
        {KEYS.map(([key, phrase]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(phrase)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button>{t('Close')}</button>
      </form>
    </dialog>
  )
}
