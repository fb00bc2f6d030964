import {
  earliestFirstPaymentDate,
  isCpf,
  RECURRENCE_FREQUENCIES,
  type RecurrenceFrequency,
} from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { type Phrase, t } from '../language/language.ts'
import { AmountField, CommandForm, CpfField, digitsOf } from '../parts/form.tsx'
import { amountText, readMoney } from '../parts/money.ts'
import { Field, Trouble, ViewLink } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { useNow } from '../state/now.ts'
import { usePage } from '../state/page.ts'
import { showLater } from '../state/url.ts'
import { endOf, useJourney } from './use-journey.ts'

/** The time that the payer has to pay and to authorize: one hour. */
const EXPIRES_IN = 3600

const FREQUENCIES: Readonly<Record<RecurrenceFrequency, Phrase>> = {
  WEEKLY: 'Each week',
  MONTHLY: 'Each month',
  QUARTERLY: 'Each quarter',
  SEMIANNUAL: 'Each half-year',
  ANNUAL: 'Each year',
}

/** A form that creates a recurrence. Its first cycle after the first payment begins as early as the contract allows. */
export function RecurrenceForm(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  const [amount, setAmount] = useState(amountText(2990))
  const [frequency, setFrequency] = useState<RecurrenceFrequency>('MONTHLY')
  const [totalCharges, setTotalCharges] = useState(6)
  const [cpf, setCpf] = useState('529.982.247-25')
  const cents = readMoney(amount)
  const taxId = digitsOf(cpf)
  const journey = useJourney(isCpf(taxId) ? taxId : undefined)
  const now = useNow(wallet.clock)
  const blocking = journey.value ?? undefined
  const isBlocked = blocking !== undefined && endOf(blocking) > now
  const create = useCommand(async () => {
    if (cents === undefined) return
    const open = showLater()
    const expiresAt = Date.parse(wallet.clock.now) + (EXPIRES_IN + 60) * 1000
    const externalId = newId()
    const recurrence = await session.call(walletId, (pix) =>
      pix.recurrences.createRecurrence({
        receiverCnpj: wallet.cnpj,
        pixKey: wallet.pixKeys[0] ?? '',
        externalId,
        expiresIn: EXPIRES_IN,
        recurrenceDetails: {
          frequency,
          firstPaymentDate: earliestFirstPaymentDate(expiresAt),
          totalCharges,
          allowPostDuePayment: true,
          contract: { id: externalId },
        },
        expectedPayer: { taxId },
        amount: cents,
      }),
    )
    open({ recurrence: recurrence.id })
  })
  return (
    <CommandForm
      title={t('New recurrence')}
      button={t('Create recurrence')}
      command={create}
      isReady={cents !== undefined && isCpf(taxId) && journey.value !== undefined && !isBlocked}
    >
      <AmountField value={amount} onChange={setAmount} />
      <Field label={t('How often')}>
        <select
          value={frequency}
          onChange={({ currentTarget }) => setFrequency(currentTarget.value as RecurrenceFrequency)}
        >
          {RECURRENCE_FREQUENCIES.map((it) => (
            <option key={it} value={it}>
              {t(FREQUENCIES[it])}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('Number of charges, with the first payment')}>
        <input
          type="number"
          min={1}
          max={999}
          required
          value={totalCharges}
          onInput={({ currentTarget }) => setTotalCharges(currentTarget.valueAsNumber)}
        />
      </Field>
      <CpfField label={t('CPF of the payer')} value={cpf} onChange={setCpf} />
      <Trouble error={journey.error} />
      {isBlocked && (
        <p class="hint">
          {blocking.status === 'PENDING'
            ? t(
                'This payer has a recurrence that is not authorized yet. Choose another CPF, or end that one first.',
              )
            : t(
                'This payer refused a recurrence, so another one can begin from {from}. Choose another CPF.',
                {
                  from: instant(endOf(blocking)),
                },
              )}{' '}
          <ViewLink to={{ recurrence: blocking.id }}>{t('Open it')}</ViewLink>
        </p>
      )}
    </CommandForm>
  )
}
