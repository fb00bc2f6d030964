import type { Recurrence } from '@pix-payments/client'
import type { EventOf } from '@pix-payments/spec'
import { formatTaxId } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { otherCpf } from '../charge/cpfs.ts'
import { t } from '../language/language.ts'
import { Status, Trouble } from '../parts/parts.tsx'
import { hasArrow, stateOf } from '../state/arrows.ts'
import { usePage } from '../state/page.ts'

/** What the payer and the payer's institution can do with a recurrence now. */
export function PayerActs({ recurrence }: { readonly recurrence: Recurrence }): JSX.Element {
  const { session, walletId } = usePage()
  const { id, expectedPayer, textContent } = recurrence
  const can = (event: EventOf<'recurrence'>): boolean => hasArrow('recurrence', stateOf(recurrence), event)
  const wrong = otherCpf(expectedPayer.taxId)
  const [outcome, setOutcome] = useState<string>()
  const pay = useCommand(async (taxId: string) => {
    setOutcome(undefined)
    const payment = await session.sandbox.charges.payBrCode({ brCode: textContent, payer: { taxId } })
    setOutcome([payment.outcome, payment.rejectedReason ?? ''].join(' ').trim())
  })
  const authorize = useCommand(() =>
    session.call(walletId, (pix) => pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })),
  )
  const reject = useCommand(() =>
    session.call(walletId, (pix) => pix.simulations.simulateAuthorization({ id, outcome: 'REJECTED' })),
  )
  const cancel = useCommand(() =>
    session.call(walletId, (pix) => pix.simulations.simulateRecurrencePayerCancellation({ id })),
  )
  return (
    <div class="pay">
      <h3>{t('Act as the payer or the institution')}</h3>
      {can('settleFirstPayment') && (
        <>
          <button
            type="button"
            class="primary"
            disabled={pay.isBusy}
            onClick={() => void pay.run(expectedPayer.taxId)}
          >
            {t('Pay with the right CPF')} <span class="cpf">{formatTaxId(expectedPayer.taxId)}</span>
          </button>
          <button type="button" disabled={pay.isBusy} onClick={() => void pay.run(wrong)}>
            {t('Pay with a wrong CPF')} <span class="cpf">{formatTaxId(wrong)}</span>
          </button>
        </>
      )}
      {can('approveAuthorization') && (
        <button
          type="button"
          class="primary"
          disabled={authorize.isBusy}
          onClick={() => void authorize.run()}
        >
          {t('Authorize')}
        </button>
      )}
      {can('rejectAuthorization') && (
        <button type="button" disabled={reject.isBusy} onClick={() => void reject.run()}>
          {t('Refuse the authorization')}
        </button>
      )}
      {can('cancelByPayer') && (
        <button type="button" disabled={cancel.isBusy} onClick={() => void cancel.run()}>
          {t('Cancel as the payer')}
        </button>
      )}
      <div role="status">
        {outcome !== undefined && (
          <p>
            <Status of={outcome} />
          </p>
        )}
      </div>
      <Trouble error={pay.error ?? authorize.error ?? reject.error ?? cancel.error} />
    </div>
  )
}
