import { isCpf } from '@pix-payments/pix'
import type { WithdrawalOutcomeStatus } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { readMoney } from '../parts/money.ts'
import { Card, Field, Trouble } from '../parts/parts.tsx'
import { t } from '../state/language.ts'
import { usePage } from '../state/page.ts'
import { show } from '../state/url.ts'
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
  const [amount, setAmount] = useState('25,00')
  const [cpf, setCpf] = useState('529.982.247-25')
  const [ending, setEnding] = useState<WithdrawalOutcomeStatus>('SUCCESS')
  const cents = readMoney(amount)
  const taxId = cpf.replaceAll(/\D/g, '')
  const create = useCommand(async () => {
    if (cents === undefined) return
    await session.sandbox.directory.putPixKey({
      walletId,
      pixKey: taxId,
      holder: { ...PLAYER, taxId },
      outcome: { status: ending },
    })
    const { externalId } = await session.call(walletId, (pix) =>
      pix.withdrawals.createWithdrawalByPixKey({
        amount: cents,
        externalId: `page-${crypto.randomUUID().slice(0, 8)}`,
        pixKey: taxId,
        expectedCreditor: { name: PLAYER.name, taxId },
      }),
    )
    show({ withdrawal: externalId })
  })
  return (
    <Card title={t('New withdrawal')}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          void create.run()
        }}
      >
        <Field
          label={t('Amount in R$')}
          hint={cents === undefined ? t('Write an amount such as 50,00.') : undefined}
        >
          <input
            inputMode="decimal"
            required
            value={amount}
            aria-invalid={cents === undefined}
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        <Field
          label={t('CPF of the player, which is also the Pix key')}
          hint={isCpf(taxId) ? undefined : t('The check digits of this CPF are wrong.')}
        >
          <input
            inputMode="numeric"
            required
            value={cpf}
            aria-invalid={!isCpf(taxId)}
            onInput={({ currentTarget }) => setCpf(currentTarget.value)}
          />
        </Field>
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
        <button class="primary" disabled={create.isBusy || cents === undefined || !isCpf(taxId)}>
          {t('Create withdrawal')}
        </button>
        <Trouble error={create.error} />
      </form>
    </Card>
  )
}
