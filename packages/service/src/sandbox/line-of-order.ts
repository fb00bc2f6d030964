import type { LineFacts } from '../application/wallet-work.ts'

/** A statement line that no operation of the API caused: it has a text and nothing else (G-086). */
export const lineOfOrder = (description: string): LineFacts => ({
  description,
  externalId: null,
  endToEndId: null,
  productTransactionId: null,
  metadata: null,
  counterparty: null,
})
