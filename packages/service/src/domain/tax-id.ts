import { parseTaxId } from '@pix-payments/pix'

/** A valid CPF or CNPJ without punctuation and in capitals, as it is stored and compared. */
export function normalizedTaxId(taxId: string): string {
  const parsed = parseTaxId(taxId)
  return parsed.ok ? parsed.value.value : taxId
}
