import type { ImmediateCharge } from '@pix-payments/client'
import type { BrCodePayment } from '@pix-payments/client/sandbox'
import { formatTaxId, isCpf } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Field, Status, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'
import { otherCpf, USUAL_CPF } from './cpfs.ts'

/** Pays the QR code as a payer: the right one, a wrong one, or any other. */
export function PayAs({ charge }: { readonly charge: ImmediateCharge }): JSX.Element {
  const { session } = usePage()
  const right = charge.expectedPayer?.taxId ?? USUAL_CPF
  const wrong = otherCpf(right)
  const [cpf, setCpf] = useState('')
  const [payment, setPayment] = useState<BrCodePayment & { readonly taxId: string }>()
  const pay = useCommand(async (taxId: string) => {
    setPayment(undefined)
    const outcome = await session.sandbox.charges.payBrCode({ brCode: charge.brCode, payer: { taxId } })
    setPayment({ ...outcome, taxId })
  })
  const typed = cpf.replaceAll(/\D/g, '')
  return (
    <div class="pay">
      <h3>{t('Pay as…')}</h3>
      <button type="button" class="primary" disabled={pay.isBusy} onClick={() => void pay.run(right)}>
        {charge.expectedPayer?.taxId === undefined ? t('Pay with this CPF') : t('Pay with the right CPF')}{' '}
        <span class="cpf">{formatTaxId(right)}</span>
      </button>
      {charge.expectedPayer?.taxId !== undefined && (
        <button type="button" disabled={pay.isBusy} onClick={() => void pay.run(wrong)}>
          {t('Pay with a wrong CPF')} <span class="cpf">{formatTaxId(wrong)}</span>
        </button>
      )}
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault()
          void pay.run(typed)
        }}
      >
        <Field label={t('Another CPF')}>
          <input
            inputMode="numeric"
            value={cpf}
            onInput={({ currentTarget }) => setCpf(currentTarget.value)}
          />
        </Field>
        <button disabled={pay.isBusy || !isCpf(typed)}>{t('Pay')}</button>
      </form>
      <div role="status">
        {payment !== undefined && (
          <p>
            <Status of={payment.outcome} /> {formatTaxId(payment.taxId)}
            {payment.rejectedReason !== null && (
              <>
                : <code>{payment.rejectedReason}</code>
              </>
            )}
          </p>
        )}
      </div>
      <Trouble error={pay.error} />
    </div>
  )
}
