import type { Recurrence } from '@pix-payments/client'
import { formatTaxId } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { otherCpf } from '../charge/cpfs.ts'
import { t } from '../language/language.ts'
import { Status, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** What the payer and the payer's institution can do with a recurrence now. */
export function PayerActs({ recurrence }: { readonly recurrence: Recurrence }): JSX.Element {
  const { session, walletId } = usePage()
  const { id, status, firstPaymentStatus, expectedPayer, textContent } = recurrence
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
      {status === 'PENDING' && firstPaymentStatus === 'PENDING' && (
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
      {status === 'PENDING' && firstPaymentStatus === 'SETTLED' && (
        <button
          type="button"
          class="primary"
          disabled={authorize.isBusy}
          onClick={() => void authorize.run()}
        >
          {t('Authorize')}
        </button>
      )}
      {status === 'PENDING' && (
        <button type="button" disabled={reject.isBusy} onClick={() => void reject.run()}>
          {t('Refuse the authorization')}
        </button>
      )}
      {status === 'AUTHORIZED' && (
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
