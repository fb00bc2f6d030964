import type { WalletLedgerCheck } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useOnce } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** The proof that the balances are the sums of the statement lines. It is made again when the money changes. */
export function LedgerProof({ money: version }: { readonly money: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useOnce(`ledger ${walletId}`, version, async (signal) => {
    const { wallets } = await session.sandbox.state.checkLedger({ walletId }, { signal })
    return wallets[0]
  })
  return (
    <Card
      title={t('Ledger proof')}
      aside={
        value !== undefined && (
          <span class={value.ok ? 'status good' : 'status bad'}>{value.ok ? t('Correct') : t('Wrong')}</span>
        )
      }
    >
      <Trouble error={error} />
      {value !== undefined && <Proof check={value} />}
    </Card>
  )
}

function Proof({ check }: { readonly check: WalletLedgerCheck }): JSX.Element {
  const rows = [
    [t('Statement lines'), String(check.lines)],
    [t('Opening balance'), money(check.opening)],
    [t('plus credits'), money(check.credits)],
    [t('minus debits'), money(check.debits)],
    [t('is the total'), money(check.total)],
    [t('of which blocked'), money(check.blocked)],
    [t('and available'), money(check.available)],
  ] as const
  return (
    <>
      <dl class="sum">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {check.problems.length > 0 && (
        <ul class="trouble">
          {check.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  )
}
