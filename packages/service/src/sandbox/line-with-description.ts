import type { LineFacts } from '../application/wallet/wallet-work.ts'

/**
 * Returns the fields of a statement line that the control API creates: it has a description, and every other field is
 * null (G-086).
 */
export const lineWithDescription = (description: string): LineFacts => ({
  description,
  externalId: null,
  endToEndId: null,
  productTransactionId: null,
  metadata: null,
  counterparty: null,
})
