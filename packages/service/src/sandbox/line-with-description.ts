import type { LineFacts } from '../application/wallet-work.ts'

/** The facts of a statement line of the control API: a description and nothing else (G-086). */
export const lineWithDescription = (description: string): LineFacts => ({
  description,
  externalId: null,
  endToEndId: null,
  productTransactionId: null,
  metadata: null,
  counterparty: null,
})
