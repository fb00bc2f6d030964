import type { Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { type Phrase, t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, ViewLink } from '../parts/parts.tsx'

const BALANCES: readonly (readonly [name: keyof Wallet['balance'], phrase: Phrase, hint: Phrase])[] = [
  ['available', 'Available', 'for withdrawals, refunds and transfers'],
  ['blocked', 'Blocked', 'reserved until an outcome, or by a court'],
  ['total', 'Total', 'available and blocked'],
  ['pending', 'Pending', 'charges that nobody has paid yet'],
]

/** The balances of the wallet, and the first thing to do with it. */
export function Balances({ wallet }: { readonly wallet: Wallet }): JSX.Element {
  return (
    <Card title={wallet.operatorName} wide>
      <dl class="figures">
        {BALANCES.map(([name, phrase, hint]) => (
          <div key={name} class={name}>
            <dt>{t(phrase)}</dt>
            <dd>
              {money(wallet.balance[name])} <small>{t(hint)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p class="start">
        <ViewLink isButton to={{ screen: 'charge', charge: undefined }}>
          {t('Take a deposit')}
        </ViewLink>{' '}
        <span class="hint">{t('Create a charge with its QR code, and pay it as a player.')}</span>
      </p>
    </Card>
  )
}
