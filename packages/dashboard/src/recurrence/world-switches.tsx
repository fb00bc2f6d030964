import type { UpdateWalletRequest } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { Check } from '../parts/form.tsx'
import { Card, Trouble } from '../parts/parts.tsx'
import { type Phrase, t } from '../state/language.ts'
import { usePage } from '../state/page.ts'

type Switches = NonNullable<UpdateWalletRequest['switches']>

const SWITCHES: readonly (readonly [name: 'automaticPayer' | 'automaticCharges', phrase: Phrase])[] = [
  ['automaticPayer', 'The payer and its institution act by themselves'],
  ['automaticCharges', 'The service charges each cycle by itself'],
]

/** The switches with which a subscription runs by the clock alone. */
export function WorldSwitches(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  // Shows the choice at once, until the wallet that is read next has it.
  const [chosen, setChosen] = useState<Switches>({})
  const { automaticPayer, automaticCharges } = wallet.switches
  useEffect(() => setChosen({}), [automaticPayer, automaticCharges])
  const change = useCommand(async (switches: Switches) => {
    setChosen((it) => ({ ...it, ...switches }))
    try {
      await session.sandbox.wallets.updateWallet({ walletId, switches })
    } catch (error) {
      setChosen({})
      throw error
    }
  })
  return (
    <Card title={t('By the clock alone')}>
      {SWITCHES.map(([name, phrase]) => (
        <Check
          key={name}
          label={t(phrase)}
          isChecked={chosen[name] ?? wallet.switches[name]}
          onChange={(isChecked) => void change.run({ [name]: isChecked })}
        />
      ))}
      <Trouble error={change.error} />
    </Card>
  )
}
