import { isCnpj, isCpf } from '@pix-payments/pix'

/** The same tax id with the check digits that it needs, its punctuation kept; one of nobody where none fit. */
export function withCheckDigits(taxId: string): string {
  const stem = taxId.slice(0, -2)
  for (let digits = 0; digits < 100; digits += 1) {
    const candidate = `${stem}${String(digits).padStart(2, '0')}`
    if (isCpf(candidate) || isCnpj(candidate)) return candidate
  }
  return '52998224725'
}
