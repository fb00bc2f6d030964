import { formatTaxId, isCpf } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { AmountField, CommandForm, CpfField, digitsOf } from '../parts/form.tsx'
import { amountText, readMoney } from '../parts/money.ts'
import { Field } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'
import { showLater } from '../state/url.ts'
import { USUAL_CPF } from './cpfs.ts'

/** A form that creates a charge as the operator, through the API. */
export function ChargeForm(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  const [amount, setAmount] = useState(amountText(5000))
  const [minutes, setMinutes] = useState(15)
  const [cpf, setCpf] = useState(formatTaxId(USUAL_CPF))
  const [pixKey, setPixKey] = useState(wallet.pixKeys[0] ?? '')
  const cents = readMoney(amount)
  const digits = digitsOf(cpf)
  const isWrongCpf = cpf.trim() !== '' && !isCpf(digits)
  const create = useCommand(async () => {
    if (cents === undefined) return
    const open = showLater()
    const charge = await session.call(walletId, (pix) =>
      pix.deposits.createImmediateCharge({
        amount: cents,
        expiresIn: minutes * 60,
        externalId: newId(),
        pixKey,
        ...(digits !== '' && { expectedPayer: { taxId: digits } }),
      }),
    )
    open({ charge: charge.chargeId })
  })
  return (
    <CommandForm
      title={t('New charge')}
      button={t('Create charge')}
      command={create}
      isReady={cents !== undefined && !isWrongCpf}
    >
      <AmountField value={amount} onChange={setAmount} />
      <Field label={t('Minutes until it expires')}>
        <input
          type="number"
          min={1}
          max={43_200}
          required
          value={minutes}
          onInput={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber)}
        />
      </Field>
      <CpfField label={t('CPF that must pay (empty: anybody)')} value={cpf} onChange={setCpf} isOptional />
      <Field label={t('Pix key')}>
        <select value={pixKey} onChange={({ currentTarget }) => setPixKey(currentTarget.value)}>
          {wallet.pixKeys.map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </Field>
    </CommandForm>
  )
}
