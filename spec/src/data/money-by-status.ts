import type { MachineFile } from './load-machines.ts'
import type { MoneyPlace } from './machines.ts'

/**
 * Where the amount of a withdrawal or a refund is, by the name of the status schema and by status. It is published as
 * `x-money-by-status` of the bundled contract.
 */
export function moneyByStatus(machines: readonly MachineFile[]): Record<string, Record<string, MoneyPlace>> {
  return Object.fromEntries(
    machines.flatMap(({ statusSchema, states }) => {
      const places = Object.values(states).flatMap(({ status, money }) =>
        money === undefined ? [] : [[status, money] as const],
      )
      return places.length === 0 ? [] : [[statusSchema, Object.fromEntries(places)]]
    }),
  )
}
