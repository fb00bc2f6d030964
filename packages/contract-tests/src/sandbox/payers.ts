/** Tax ids of the payers who behave in a special way in the simulated world (G-280). */
export const PAYERS = {
  riskRejected: '10000000108',
  withoutMunicipality: '10000000280',
  sendFails: '10000000361',
  rejectsAuthorization: '10000000442',
} as const

/** Returns the members of the `createRecurrence` body that select a payer. */
export const withPayer = (taxId: string): object => ({ expectedPayer: { taxId, name: 'Maria Silva' } })
