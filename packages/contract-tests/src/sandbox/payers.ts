/** Tax ids with which the simulated world takes another course (G-280). */
export const PAYERS = {
  riskRejected: '10000000108',
  withoutMunicipality: '10000000280',
  sendFails: '10000000361',
  rejectsAuthorization: '10000000442',
} as const

/** The members of `createRecurrence` that choose a payer. */
export const withPayer = (taxId: string): object => ({ expectedPayer: { taxId, name: 'Maria Silva' } })
