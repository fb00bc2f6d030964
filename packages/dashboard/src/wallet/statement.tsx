import type { StatementPage } from '@pix-payments/client'
import type { Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import type { Live } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { BalanceChart } from './balance-chart.tsx'

/** The newest lines of the statement, and the balance after each of them. */
export function Statement({
  statement: { value, error },
  wallet,
}: {
  readonly statement: Live<StatementPage>
  readonly wallet: Wallet
}): JSX.Element | null {
  const lines = value?.data ?? []
  if (value?.data.length === 0) return null
  return (
    <Card title={t('Balance over time')} wide>
      <Trouble error={error} />
      {value === undefined && error === undefined && <Empty>{t('Loading…')}</Empty>}
      {lines.length > 0 && (
        <div class="chart-and-table">
          <BalanceChart lines={lines} now={wallet.clock.now} />
          <div class="scroll" tabIndex={0} role="region" aria-label={t('Newest lines')}>
            <table>
              <caption>
                {t('Newest lines')}{' '}
                {value !== undefined &&
                  value.totalItems > lines.length &&
                  `(${lines.length} / ${value.totalItems})`}
              </caption>
              <thead>
                <tr>
                  <th scope="col" class="when">
                    {t('Time')}
                  </th>
                  <th scope="col">{t('Movement')}</th>
                  <th scope="col" class="number">
                    {t('Amount')}
                  </th>
                  <th scope="col" class="number">
                    {t('Balance')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.id}>
                    <td class="when">
                      <time dateTime={line.settledAt}>{shortInstant(line.settledAt)}</time>
                    </td>
                    <td>
                      <small class="narrow">{shortInstant(line.settledAt)}</small>
                      {line.counterparty?.name ?? line.description ?? line.method}{' '}
                      <small>
                        {line.productTransactionId === null ? (
                          (line.externalId ?? line.method)
                        ) : (
                          <ViewLink to={{ screen: 'timeline', resource: line.productTransactionId }}>
                            {line.externalId ?? line.method}
                          </ViewLink>
                        )}
                      </small>
                    </td>
                    <td class={`number ${line.type === 'CREDIT' ? 'credit' : 'debit'}`}>
                      {line.type === 'CREDIT' ? '+' : '−'}
                      {money(line.amount)}
                    </td>
                    <td class="number">{money(line.balanceAfter)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </Card>
  )
}
