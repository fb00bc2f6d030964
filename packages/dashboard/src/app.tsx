import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLive, useStream } from './api/live.ts'
import { needsToken } from './api/problem.ts'
import { keepToken, openSession, storedToken } from './api/session.ts'
import { ChargeScreen } from './charge/charge-screen.tsx'
import { EventScreen } from './events/event-screen.tsx'
import { Header } from './frame/header.tsx'
import { Help } from './frame/help.tsx'
import { TokenGate } from './frame/token-gate.tsx'
import { speak, t } from './language/language.ts'
import { Trouble } from './parts/parts.tsx'
import { RecurrenceScreen } from './recurrence/recurrence-screen.tsx'
import { RequestScreen } from './requests/request-screen.tsx'
import { Page } from './state/page.ts'
import { type Screen, useView } from './state/url.ts'
import { Strip } from './strip/strip.tsx'
import { MovementScreen } from './timeline/movement-screen.tsx'
import { TimelineScreen } from './timeline/timeline-screen.tsx'
import { WalletScreen } from './wallet/wallet-screen.tsx'
import { WithdrawalScreen } from './withdrawal/withdrawal-screen.tsx'

const SCREENS: Readonly<Record<Screen, () => JSX.Element>> = {
  wallet: WalletScreen,
  charge: ChargeScreen,
  withdrawal: WithdrawalScreen,
  timeline: TimelineScreen,
  recurrence: RecurrenceScreen,
  movements: MovementScreen,
  events: EventScreen,
  requests: RequestScreen,
}

/** The whole page: the header, the strip, and the screen that the address names. */
export function App(): JSX.Element {
  const view = useView()
  const [token, setToken] = useState(storedToken)
  const session = useMemo(() => openSession(token), [token])
  useStream(token)
  speak(view.lang)
  useEffect(() => {
    document.documentElement.dataset['theme'] = view.theme
  }, [view.theme])
  const {
    value: wallets,
    error,
    read,
    newer,
  } = useLive(`wallets ${token}`, async (signal) => {
    const { wallets } = session.sandbox
    const { data } = await wallets.listWallets({ limit: 100 }, { signal })
    const walletId = view.wallet
    if (walletId === undefined || data.some((it) => it.walletId === walletId)) return data
    // The wallet of the address may be on a later page.
    const named = await wallets.getWallet({ walletId }, { signal }).catch(() => undefined)
    return named === undefined ? data : [...data, named]
  })
  if (needsToken(error)) {
    return (
      <TokenGate
        isWrong={token !== undefined}
        onToken={(given) => {
          keepToken(given)
          setToken(given)
        }}
      />
    )
  }
  const wallet = wallets?.find(({ walletId }) => walletId === view.wallet) ?? wallets?.[0]
  const ShownScreen = SCREENS[view.screen]
  return (
    <div class="frame">
      <a class="skip" href="#main">
        {t('Skip to the content')}
      </a>
      <Header view={view} wallets={wallets ?? []} newer={newer} wallet={wallet} session={session} />
      {wallet === undefined ? (
        <main id="main" tabIndex={-1}>
          <Trouble error={error} />
          {error === undefined && (
            <p class="empty">{wallets === undefined ? t('Loading…') : t('There is no wallet yet.')}</p>
          )}
        </main>
      ) : (
        <Page.Provider value={{ session, view, wallet, walletId: wallet.walletId, wallets: { read, newer } }}>
          <Strip key={`strip ${wallet.walletId}`} />
          <main id="main" tabIndex={-1}>
            {error !== undefined && <Trouble error={error} />}
            <ShownScreen key={wallet.walletId} />
          </main>
        </Page.Provider>
      )}
      <Help />
    </div>
  )
}
