import type { JSX } from 'preact'
import { t } from '../language/language.ts'

/** Asks for the control token, with which the service was started. */
export function TokenGate({
  isWrong,
  onToken,
}: {
  /** True when a token was given and the service refused it. */
  readonly isWrong: boolean
  readonly onToken: (token: string) => void
}): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement).get('token')
    if (typeof given === 'string' && /^[\x21-\x7e]+$/.test(given)) onToken(given)
  }
  return (
    <main class="gate">
      <h1>{t('Pix sandbox')}</h1>
      <p>{t('This sandbox was started with a control token. The service prints it when it starts.')}</p>
      <form onSubmit={submit}>
        <label class="field">
          <span>{t('Control token')}</span>
          <input type="password" name="token" autocomplete="off" required pattern="[!-~]+" />
        </label>
        <button class="primary">{t('Open')}</button>
      </form>
      {isWrong && (
        <p class="trouble" role="alert">
          {t('The service refused this token.')}
        </p>
      )}
    </main>
  )
}
