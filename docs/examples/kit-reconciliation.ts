import type { Operator } from './kit.ts'

// #region days
/** Compares all days since the first day of the books that are over and not closed. Run it once a day. */
export async function reconcile({ kit }: Operator, since = '2026-03-01'): Promise<void> {
  for (const { day, status, closingBalance } of await kit.days.reconcileDue(since)) {
    console.log(`${day} is ${status}, with ${closingBalance} centavos at its end`)
  }
}
// #endregion

// #region findings
/** Lists what a person must look at. */
export async function review({ kit }: Operator): Promise<void> {
  for (const { id, kind, day, detail } of await kit.findings.list()) {
    console.log(`${id}: ${kind}${day === undefined ? '' : ` on ${day}`}: ${detail}`)
  }
}

/** Closes a finding whose cause is known. */
export const close = ({ kit }: Operator, id: string): Promise<unknown> =>
  kit.findings.resolve(id, {
    actor: 'ana@operator.example',
    reason: 'A charge of the shop, not of a player.',
  })
// #endregion
