import type { Wallet } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useChoices } from '../api/choices.ts'
import { useCommand } from '../api/live.ts'
import { type Phrase, t } from '../language/language.ts'
import { Check } from '../parts/form.tsx'
import { Card, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

const SWITCHES: readonly (readonly [name: keyof Wallet['switches'], phrase: Phrase])[] = [
  ['automaticPayer', 'The payer and its institution act by themselves'],
  ['automaticCharges', 'The service charges each cycle by itself'],
]

/** The switches with which a subscription runs by the clock alone. */
export function WorldSwitches(): JSX.Element {
  const { session, wallet, walletId, wallets } = usePage()
  const [shown, choose] = useChoices(wallet.switches, {
    save: (name, isOn) => session.sandbox.wallets.updateWallet({ walletId, switches: { [name]: isOn } }),
    ...wallets,
  })
  const change = useCommand(choose)
  return (
    <Card title={t('By the clock alone')}>
      {SWITCHES.map(([name, phrase]) => (
        <Check
          key={name}
          label={t(phrase)}
          isChecked={shown[name]}
          onChange={(isChecked) => void change.run(name, isChecked)}
        />
      ))}
      <Trouble error={change.error} />
    </Card>
  )
}
