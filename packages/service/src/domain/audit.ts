import { canonicalJson } from './canonical-json.ts'

/** What an administrator, or an operator about its own webhook, did to a store. */
export type ActName =
  | 'operatorCreated'
  | 'walletCreated'
  | 'walletChanged'
  | 'credentialsCreated'
  | 'credentialsRevoked'
  | 'tokensRevoked'
  | 'webhookConfigured'
  | 'webhookRemoved'
  | 'deliveriesResent'
  | 'findingClosed'
  | 'keysRotated'

/** Who did it. `from` is the address of a request, or the host of a command. */
export type Actor =
  | { readonly kind: 'operator'; readonly clientId: string; readonly from: string }
  /** A caller of the control API. */
  | { readonly kind: 'control'; readonly from: string }
  /** `user` is the user of the operating system. */
  | { readonly kind: 'command'; readonly command: string; readonly user: string; readonly from: string }
  /** The service itself, at its start. */
  | { readonly kind: 'service'; readonly from: string }

/** Facts without secrets. */
export type Facts = Readonly<Record<string, unknown>>

export interface Act {
  readonly name: ActName
  /** The id of the wallet; of the operator when the act is about no wallet; empty when it is about the store. */
  readonly subject: string
  readonly by: Actor
  readonly before?: Facts | undefined
  readonly after?: Facts | undefined
}

/** The facts that differ. */
export function differences(before: Facts, after: Facts): { readonly before: Facts; readonly after: Facts } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null),
  )
  const some = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: some(before), after: some(after) }
}
