import type { ImmediateCharge } from '@pix-payments/client'
import type { BrCodePayment } from '@pix-payments/client/sandbox'
import { formatTaxId, isCpf } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Command, useCommand } from '../api/live.ts'
import { t } from '../language/language.ts'
import { digitsOf } from '../parts/form.tsx'
import { Field, Status, Trouble } from '../parts/parts.tsx'
import { hasArrow } from '../state/arrows.ts'
import { usePage } from '../state/page.ts'
import { otherCpf, USUAL_CPF } from './cpfs.ts'

/** Pays the QR code as a payer: the right one, a wrong one, or any other. */
export function PayAs({ charge }: { readonly charge: ImmediateCharge }): JSX.Element {
  const { session } = usePage()
  const [payment, setPayment] = useState<BrCodePayment & { readonly taxId: string }>()
  const pay = useCommand(async (taxId: string) => {
    setPayment(undefined)
    const outcome = await session.sandbox.charges.payBrCode({ brCode: charge.brCode, payer: { taxId } })
    setPayment({ ...outcome, taxId })
  })
  const isPayable = hasArrow('charge', charge.status, 'settle')
  return (
    <>
      <h3>
        {isPayable
          ? t('Pay as…')
          : t('Nobody can pay it any more: it is {status}.', { status: charge.status })}
      </h3>
      {isPayable && <Payers charge={charge} pay={pay} />}
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
    </>
  )
}

function Payers({
  charge,
  pay,
}: {
  readonly charge: ImmediateCharge
  readonly pay: Command<[taxId: string]>
}): JSX.Element {
  const right = charge.expectedPayer?.taxId ?? USUAL_CPF
  const wrong = otherCpf(right)
  const [cpf, setCpf] = useState('')
  const typed = digitsOf(cpf)
  return (
    <>
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
    </>
  )
}
