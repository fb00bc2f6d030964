import type { Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import type { Session } from '../api/session.ts'
import { type Language, LANGUAGES, type Phrase, t } from '../language/language.ts'
import { ViewLink } from '../parts/parts.tsx'
import { keepCreated } from '../wallet/credentials.tsx'
import { type Screen, SCREENS, show, showLater, type Theme, THEMES, type View } from '../state/url.ts'

const TITLES: Readonly<Record<Screen, Phrase>> = {
  wallet: 'Wallet',
  charge: 'Charges',
  withdrawal: 'Withdrawals',
  recurrence: 'Recurrences',
  movements: 'Refunds, transfers',
  events: 'Events',
  requests: 'Requests',
  timeline: 'Timeline',
}
const THEME_NAMES: Readonly<Record<Theme, Phrase>> = {
  auto: 'Automatic',
  light: 'Light',
  dark: 'Dark',
}
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', 'pt-BR': 'Português' }

/** The name of the page, the wallet, the menu of screens, and the settings. */
export function Header({
  view,
  wallets,
  newer,
  wallet,
  session,
}: {
  readonly view: View
  readonly wallets: readonly Wallet[]
  /** Resolves when the wallets have been read again. */
  readonly newer: () => Promise<void>
  readonly wallet: Wallet | undefined
  readonly session: Session
}): JSX.Element {
  const create = useCommand(async () => {
    const showCreated = showLater()
    const { walletId, credentials } = await session.sandbox.wallets.createWallet({
      openingBalance: 1_000_000,
    })
    keepCreated(walletId, credentials)
    // The page shows the first wallet instead of one that it does not know.
    await newer()
    // Its credentials are there.
    showCreated({ ...viewOf(walletId), screen: 'wallet' })
  })
  const [isOpen, setOpen] = useState(false)
  // The menu covers the screen that was chosen from it.
  useEffect(() => setOpen(false), [view])
  return (
    <header class={isOpen ? 'top open' : 'top'}>
      <div class="brand">
        <h1>{t('Pix sandbox')}</h1>
        <select
          aria-label={t('Wallet')}
          value={wallet?.walletId ?? ''}
          onChange={({ currentTarget }) => show(viewOf(currentTarget.value))}
        >
          {wallets.map(({ walletId, operatorName, name }) => (
            <option key={walletId} value={walletId}>
              {`${operatorName} · ${name}`}
            </option>
          ))}
        </select>
        <button type="button" disabled={create.isBusy} onClick={() => void create.run()}>
          {t('New wallet')}
        </button>
        <button type="button" class="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('Menu')}
        </button>
      </div>
      <nav aria-label={t('Screens')}>
        {SCREENS.map((screen) => (
          <ViewLink key={screen} to={{ screen, q: undefined }} isCurrent={view.screen === screen}>
            {t(TITLES[screen])}
          </ViewLink>
        ))}
      </nav>
      <div class="settings">
        <select
          aria-label={t('Language')}
          value={view.lang}
          onChange={({ currentTarget }) => show({ lang: currentTarget.value as Language }, { replace: true })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
        <select
          aria-label={t('Theme')}
          value={view.theme}
          onChange={({ currentTarget }) => show({ theme: currentTarget.value as Theme }, { replace: true })}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(THEME_NAMES[theme])}
            </option>
          ))}
        </select>
        <button type="button" class="round" data-help aria-label={t('Keyboard')} title={t('Keyboard')}>
          ?
        </button>
      </div>
    </header>
  )
}

/** The view of another wallet. The open resource belongs to the old one. */
const viewOf = (walletId: string): Partial<View> => ({
  wallet: walletId,
  charge: undefined,
  withdrawal: undefined,
  recurrence: undefined,
  resource: undefined,
  request: undefined,
  beside: undefined,
  event: undefined,
  q: undefined,
})
