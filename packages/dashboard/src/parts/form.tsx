import { isCpf } from '@pix-payments/pix'
import type { ComponentChildren, JSX } from 'preact'
import type { Command } from '../api/live.ts'
import { t } from '../language/language.ts'
import { amountText, doubtOf, money, readMoney } from './money.ts'
import { Card, Field, Trouble } from './parts.tsx'

/** A card with a form that runs a command. The button is disabled while the command runs, and unless `isReady`. */
export function CommandForm({
  title,
  button,
  command,
  isReady,
  children,
}: {
  readonly title: string
  readonly button: string
  readonly command: Command<[]>
  readonly isReady: boolean
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <Card title={title}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          void command.run()
        }}
      >
        {children}
        <button class="primary" disabled={command.isBusy || !isReady}>
          {button}
        </button>
        <Trouble error={command.error} />
      </form>
    </Card>
  )
}

interface TextFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field for an amount in reais: `50.00`. */
export function AmountField({ value, onChange }: TextFieldProps): JSX.Element {
  const isWrong = readMoney(value) === undefined
  const doubt = doubtOf(value)
  const problem =
    doubt === undefined
      ? t('Write an amount such as {example}.', { example: amountText(5000) })
      : t('Is it {one} or {other}? Write it with two decimals.', {
          one: money(doubt[0]),
          other: money(doubt[1]),
        })
  return (
    <Field label={t('Amount in R$')} hint={isWrong ? problem : undefined}>
      <input
        inputMode="decimal"
        required
        value={value}
        aria-invalid={isWrong}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}

/** A field for a CPF, with or without punctuation. */
export function CpfField({
  label,
  value,
  onChange,
  isOptional = false,
}: TextFieldProps & { readonly label: string; readonly isOptional?: boolean }): JSX.Element {
  const isWrong = !(isCpf(digitsOf(value)) || (isOptional && value.trim() === ''))
  return (
    <Field label={label} hint={isWrong ? t('The check digits of this CPF are wrong.') : undefined}>
      <input
        inputMode="numeric"
        required={!isOptional}
        value={value}
        aria-invalid={isWrong}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}

/** A checkbox with its label. */
export function Check({
  label,
  isChecked,
  onChange,
}: {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

/** The digits of a text: those of `529.982.247-25` are `52998224725`. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
