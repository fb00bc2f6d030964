/** The result of a report. */
export type Received<Resource> =
  | { readonly result: 'APPLIED' | 'KNOWN'; readonly resource: Resource }
  | { readonly result: 'REFUSED'; readonly reason: string; readonly resource: Resource }
  | {
      readonly result: 'KEPT'
      readonly reason: string
      /** The amount in cents for which the report waits; undefined when it does not wait for balance. */
      readonly uncovered?: number
    }

/** The report changed the resource. */
export const applied = <Resource>(resource: Resource): Received<Resource> => ({ result: 'APPLIED', resource })

/** The resource is already past this point: the report is late or doubled, and changes nothing. */
export const known = <Resource>(resource: Resource): Received<Resource> => ({ result: 'KNOWN', resource })

/** The service refuses what the report states. The money stays with the payer. */
export const refused = <Resource>(resource: Resource, reason: string): Received<Resource> => ({
  result: 'REFUSED',
  reason,
  resource,
})

/** The report fits no arrow of the state machine. It is kept, and the operator of the service sees it. */
export const kept = (reason: string): { readonly result: 'KEPT'; readonly reason: string } => ({
  result: 'KEPT',
  reason,
})

/** The available balance does not cover the amount, in cents. The report is kept, and waits for the balance. */
export const uncovered = (
  amount: number,
): { readonly result: 'KEPT'; readonly reason: string; readonly uncovered: number } => ({
  result: 'KEPT',
  reason: `The available balance does not cover ${amount}.`,
  uncovered: amount,
})
