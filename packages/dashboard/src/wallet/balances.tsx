import type { Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { type Phrase, t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Copy } from '../parts/parts.tsx'

const BALANCES: readonly (readonly [name: keyof Wallet['balance'], phrase: Phrase, hint: Phrase])[] = [
  ['available', 'Available', 'for withdrawals, refunds and transfers'],
  ['blocked', 'Blocked', 'reserved until an outcome, or by a court'],
  ['total', 'Total', 'available and blocked'],
  ['pending', 'Pending', 'charges that nobody has paid yet'],
]

/** The balances of the wallet, and the values that a call of the API needs. */
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
      <details>
        <summary>{t('Ids and keys')}</summary>
        <dl class="ids">
          <Id name="walletId" value={wallet.walletId} />
          <Id name="CNPJ" value={wallet.cnpj} />
          {wallet.pixKeys.map((key) => (
            <Id key={key} name="pixKey" value={key} />
          ))}
        </dl>
      </details>
    </Card>
  )
}

const Id = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code> <Copy text={value} />
    </dd>
  </div>
)
