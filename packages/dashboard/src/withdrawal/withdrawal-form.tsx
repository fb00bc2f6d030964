import { isCpf } from '@pix-payments/pix'
import type { WithdrawalOutcomeStatus } from '@pix-payments/client/sandbox'
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
import { ENDINGS } from './endings.ts'

/** The player who receives the money, in the simulated directory of keys. */
const PLAYER = {
  name: 'Maria Silva',
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '123456789',
  accountType: 'CACC',
} as const

/** A form that creates a withdrawal as the operator, and first tells the simulated world how it ends. */
export function WithdrawalForm(): JSX.Element {
  const { session, walletId } = usePage()
  const [amount, setAmount] = useState(amountText(2500))
  const [cpf, setCpf] = useState('529.982.247-25')
  const [ending, setEnding] = useState<WithdrawalOutcomeStatus>('SUCCESS')
  const cents = readMoney(amount)
  const taxId = digitsOf(cpf)
  const create = useCommand(async () => {
    if (cents === undefined) return
    const open = showLater()
    await session.sandbox.directory.putPixKey({
      walletId,
      pixKey: taxId,
      holder: { ...PLAYER, taxId },
      outcome: { status: ending },
    })
    const { externalId } = await session.call(walletId, (pix) =>
      pix.withdrawals.createWithdrawalByPixKey({
        amount: cents,
        externalId: newId(),
        pixKey: taxId,
        expectedCreditor: { name: PLAYER.name, taxId },
      }),
    )
    open({ withdrawal: externalId })
  })
  return (
    <CommandForm
      title={t('New withdrawal')}
      button={t('Create withdrawal')}
      command={create}
      isReady={cents !== undefined && isCpf(taxId)}
    >
      <AmountField value={amount} onChange={setAmount} />
      <CpfField label={t('CPF of the player, which is also the Pix key')} value={cpf} onChange={setCpf} />
      <Field label={t('How it ends')}>
        <select
          value={ending}
          onChange={({ currentTarget }) => setEnding(currentTarget.value as WithdrawalOutcomeStatus)}
        >
          {ENDINGS.map(([status, phrase]) => (
            <option key={status} value={status}>
              {t(phrase)}
            </option>
          ))}
        </select>
      </Field>
    </CommandForm>
  )
}
