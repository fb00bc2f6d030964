import { isCnpj, isCpf } from '@pix-payments/pix'

/**
 * Corrects the check digits of a tax id and keeps its punctuation. When that is not possible, returns a fixed valid id.
 */
export function withCheckDigits(taxId: string): string {
  const stem = taxId.slice(0, -2)
  for (let digits = 0; digits < 100; digits += 1) {
    const candidate = `${stem}${String(digits).padStart(2, '0')}`
    if (isCpf(candidate) || isCnpj(candidate)) return candidate
  }
  return '52998224725'
}
