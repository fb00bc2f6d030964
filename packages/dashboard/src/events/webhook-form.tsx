import type { ConfigureWebhookRequest, WebhookEventName } from '@pix-payments/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EVENT_NAMES } from 'virtual:contract'
import { useCommand } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Code } from '../parts/code.tsx'
import { Check } from '../parts/form.tsx'
import { Field, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** What the deliveries of each authentication carry, by the names of the contract. */
const CREDENTIALS = {
  NONE: [],
  BASIC: ['username', 'password'],
  BEARER: ['token'],
  HEADER: ['headerName', 'headerValue'],
} as const satisfies Record<ConfigureWebhookRequest['authentication']['type'], readonly string[]>

/** A form that makes a URL of your own the webhook of the wallet, with its authentication, for all events or some. */
export function WebhookForm(): JSX.Element {
  const { session, walletId } = usePage()
  const [url, setUrl] = useState('')
  const [type, setType] = useState<keyof typeof CREDENTIALS>('NONE')
  const [credentials, setCredentials] = useState<Readonly<Record<string, string>>>({})
  const [events, setEvents] = useState<readonly WebhookEventName[]>(EVENT_NAMES)
  const [secret, setSecret] = useState<string | null>(null)
  const configure = useCommand(async () => {
    const isAll = events.length === EVENT_NAMES.length
    const configured = await session.call(walletId, (pix) =>
      pix.webhooks.configureWebhook({
        url,
        authentication: { type, ...credentials } as ConfigureWebhookRequest['authentication'],
        events: isAll ? null : [...events],
      }),
    )
    setSecret(configured.signingSecret)
  })
  return (
    <details>
      <summary>{t('A URL of your own')}</summary>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          void configure.run()
        }}
      >
        <Field label="URL">
          <input
            type="url"
            required
            placeholder="http://127.0.0.1:3000/pix"
            value={url}
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </Field>
        <Field label={t('Authentication')}>
          <select
            value={type}
            onChange={({ currentTarget }) => {
              setType(currentTarget.value as keyof typeof CREDENTIALS)
              setCredentials({})
            }}
          >
            {Object.keys(CREDENTIALS).map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        </Field>
        {CREDENTIALS[type].map((name) => (
          <Field key={name} label={name}>
            <input
              required
              autocomplete="off"
              value={credentials[name] ?? ''}
              onInput={({ currentTarget }) => setCredentials({ ...credentials, [name]: currentTarget.value })}
            />
          </Field>
        ))}
        <fieldset>
          <legend>{t('Events')}</legend>
          {EVENT_NAMES.map((name) => (
            <Check
              key={name}
              label={name}
              isChecked={events.includes(name)}
              onChange={(isChecked) =>
                setEvents(EVENT_NAMES.filter((it) => (it === name ? isChecked : events.includes(it))))
              }
            />
          ))}
        </fieldset>
        <button class="primary" disabled={configure.isBusy}>
          {t('Send the events there')}
        </button>
        <Trouble error={configure.error} />
        {secret !== null && <Code title={t('Signing secret')} text={secret} />}
      </form>
    </details>
  )
}
