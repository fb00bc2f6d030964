import { parseTaxId } from '@pix-payments/pix'

/**
 * Returns a valid CPF or CNPJ without punctuation and in capitals. The service stores and compares tax ids in this
 * form.
 */
export function normalizedTaxId(taxId: string): string {
  const parsed = parseTaxId(taxId)
  return parsed.ok ? parsed.value.value : taxId
}
