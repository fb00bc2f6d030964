import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useOnce } from '../api/live.ts'
import { dayOf } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { Balances } from './balances.tsx'
import { CredentialCard, hasCreated } from './credentials.tsx'
import { Due } from './due.tsx'
import { Latest } from './latest.tsx'
import { LedgerProof } from './ledger-proof.tsx'
import { Statement } from './statement.tsx'

/** The days that the statement shows. The API allows up to 90. */
const DAYS = 30

/** What a wallet has, what moved, waits and failed, and the first thing to do. Below, the proof of its money and its credentials. */
export function WalletScreen(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  // A new secret is the first thing to copy. It does not move while the screen is open.
  const [hasSecret] = useState(() => hasCreated(walletId))
  const { total, blocked } = wallet.balance
  const today = dayOf(wallet.clock.now)
  const money = `${today} ${total} ${blocked}`
  const statement = useOnce(`statement ${walletId}`, money, (signal) =>
    session.call(walletId, (pix) =>
      pix.statements.listStatement(
        { initDate: dayOf(Date.parse(wallet.clock.now) - DAYS * 86_400_000), endDate: today, pageSize: 100 },
        { signal },
      ),
    ),
  )
  return (
    <div class="grid">
      <Balances wallet={wallet} />
      {hasSecret && <CredentialCard />}
      <Latest />
      <Statement statement={statement} wallet={wallet} />
      <Due />
      <LedgerProof money={money} />
      {!hasSecret && <CredentialCard />}
    </div>
  )
}
