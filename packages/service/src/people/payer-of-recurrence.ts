import type { Recurrence } from '../domain/recurrence/recurrence.ts'
import { homeAccount } from './home-account.ts'

/** The payer of a recurrence, as a statement line shows it (G-211). */
export function payerOfRecurrence({ payer }: Recurrence): { name: string; taxId: string; bankCode: string } {
  const { name, taxId, bankCode } = homeAccount(payer.taxId, payer.name ?? 'Pagador')
  return { name, taxId, bankCode }
}
