import type { BehaviourSettings } from '../../domain/wallet/wallet.ts'

/**
 * The settings of a wallet that the commands can change. They also exist in production; the other settings of a wallet
 * control the simulated world.
 */
type SwitchName =
  | 'secureLoop'
  | 'automaticEnabled'
  | 'accountOpen'
  | 'ownReceiverCnpjOnly'
  | 'rejectThirdPartyPayers'

export type SwitchOptions = Partial<Pick<BehaviourSettings, SwitchName>>

/** The flag of each switch, in the order of the gaps that define them: G-171, G-185, G-166, G-061, G-163. */
export const SWITCHES: readonly {
  readonly name: SwitchName
  readonly flag: string
  readonly text: string
}[] = [
  {
    name: 'secureLoop',
    flag: 'secure-loop',
    text: 'allow withdrawals only to accounts from which the same CPF paid a deposit; off in a new wallet',
  },
  {
    name: 'automaticEnabled',
    flag: 'automatic-enabled',
    text: 'enable Pix Automático; on in a new wallet',
  },
  {
    name: 'accountOpen',
    flag: 'account-open',
    text: 'open the account, so that balances and statements are available; on in a new wallet',
  },
  {
    name: 'ownReceiverCnpjOnly',
    flag: 'own-receiver-cnpj-only',
    text: 'require the CNPJ of the operator as the receiver of a recurrence; on in a new wallet, and always in production',
  },
  {
    name: 'rejectThirdPartyPayers',
    flag: 'reject-third-party-payers',
    text: 'refuse a company that pays a charge without a declared payer; off in a new wallet',
  },
]

/** Returns the switches that the user gave, or undefined when the user gave no switch. */
export function switchesIn(options: SwitchOptions): SwitchOptions | undefined {
  const given = SWITCHES.flatMap(({ name }) => {
    const value = options[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return given.length === 0 ? undefined : Object.fromEntries(given)
}
