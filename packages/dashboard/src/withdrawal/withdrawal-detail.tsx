import type { Withdrawal } from '@pix-payments/client'
import type { SetWithdrawalOutcomeRequest } from '@pix-payments/client/sandbox'
import { formatTaxId } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useCommand, useVersioned } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Ids, Status, Trouble } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { statesAhead } from '../state/arrows.ts'
import { usePage } from '../state/page.ts'
import { ResourceTimeline } from '../timeline/timeline.tsx'

type Outcome = SetWithdrawalOutcomeRequest['status']

/** The statuses in which a withdrawal ends. */
const OUTCOMES: readonly Outcome[] = ['SUCCESS', 'REJECTED', 'FAILED', 'EXPIRED', 'CANCELED']

/** A withdrawal, its ending, and its timeline. */
export function WithdrawalDetail({ externalId }: { readonly externalId: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { sandbox } = session
  const { value: withdrawal, error } = useVersioned<Withdrawal>(
    `withdrawal ${externalId}`,
    async (signal, known) => {
      if (known === undefined) return undefined
      const { transactionId: resource } = known
      return (await sandbox.activity.getTimeline({ walletId, resource }, { signal })).status
    },
    (signal) => session.call(walletId, (pix) => pix.withdrawals.getWithdrawal({ externalId }, { signal })),
  )
  const transactionId = withdrawal?.transactionId
  const ahead = statesAhead('withdrawal', withdrawal?.status ?? '')
  const outcomes = OUTCOMES.filter((outcome) => ahead.has(outcome))
  const end = useCommand((outcome: Outcome) =>
    sandbox.withdrawals.setWithdrawalOutcome({ walletId, externalId, status: outcome }),
  )
  return (
    <div class="column">
      <Card title={t('Withdrawal')} aside={withdrawal !== undefined && <Status of={withdrawal.status} />}>
        <Trouble error={error} />
        {withdrawal !== undefined && <Facts withdrawal={withdrawal} />}
        {outcomes.length > 0 && (
          <div class="pay">
            <h3>{t('End it now')}</h3>
            <div class="actions">
              {outcomes.map((outcome) => (
                <button
                  key={outcome}
                  type="button"
                  disabled={end.isBusy}
                  onClick={() => void end.run(outcome)}
                >
                  {outcome}
                </button>
              ))}
            </div>
            {!ahead.has('CANCELED') && (
              <p class="hint">{t('It was sent already, so it cannot be canceled.')}</p>
            )}
          </div>
        )}
        <Trouble error={end.error} />
      </Card>
      {transactionId !== undefined && <ResourceTimeline key={transactionId} resource={transactionId} />}
    </div>
  )
}

function Facts({ withdrawal }: { readonly withdrawal: Withdrawal }): JSX.Element {
  const { amount, creditor, errorCode, errorDescription, settlementDateTime, endToEndId } = withdrawal
  const rows = [
    ['transactionId', withdrawal.transactionId],
    ['externalId', withdrawal.externalId],
    [t('Receiver'), `${creditor.name}, ${formatTaxId(creditor.taxId)}`],
    [t('Settled at'), settlementDateTime === null ? '–' : instant(settlementDateTime)],
    ['endToEndId', endToEndId ?? '–'],
    ...(errorCode === null ? [] : [[t('Error'), `${errorCode}: ${errorDescription ?? ''}`] as const]),
  ] as const
  return (
    <>
      <p class="amount">{money(amount)}</p>
      <Ids rows={rows} />
    </>
  )
}
