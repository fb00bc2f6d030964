/** Tax ids of payers with a special behaviour in the simulated world (G-280). */
export const PAYERS = {
  riskRejected: '10000000108',
  withoutMunicipality: '10000000280',
  sendFails: '10000000361',
  rejectsAuthorization: '10000000442',
} as const

/** The members of `createRecurrence` that select a payer. */
export const withPayer = (taxId: string): object => ({ expectedPayer: { taxId, name: 'Maria Silva' } })
