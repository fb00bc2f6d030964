// This table comes from the source of the service, because the package does not export it.
import { errors, type rejectionCodes } from '@pix-payments/spec'
import { MAGIC_PAYERS, type MagicPayer } from '../../../packages/service/src/rail/simulated/magic-payers.ts'

/** A payer of recurring charges with a fixed behavior in every wallet (G-280). */
export interface MagicPayerRow {
  readonly taxId: string
  /** The behavior in words. */
  readonly effect: string
  /** True when the payer behaves in this way even without the switch `automaticPayer`. */
  readonly always: boolean
}

const refused = (code: keyof typeof errors.codes.automatic): string =>
  `${errors.codes.automatic[code].status} ${code}`

const failed = (code: string): string => `FAILED with ${code}`
const failedByService = (code: keyof typeof rejectionCodes): string => failed(code)

function effectOf(course: MagicPayer): Pick<MagicPayerRow, 'effect' | 'always'> {
  const { risk, municipality, send, authorization, instruction, settlement, answer } = course
  if (risk) {
    return { always: true, effect: `the recurrence is refused: ${refused('RISK_ASSESSMENT_REJECTED')}` }
  }
  if (municipality) {
    const effect = `authorizes without a municipality code, so charges are refused: ${refused('MUNICIPALITY_REQUIRED')}`
    return { always: true, effect }
  }
  if (send) {
    const effect = `charges cannot be sent to it: ${failedByService('REGULATORY_SEND_FAILED')}`
    return { always: true, effect }
  }
  if (authorization) return { always: false, effect: 'pays, then rejects the authorization: FAILED' }
  if (instruction) return { always: false, effect: `rejects charges at once: ${failed(instruction)}` }
  if (settlement) {
    const effect = `accepts charges and rejects them on the due date: ${failed(settlement)}`
    return { always: false, effect }
  }
  if (answer) {
    const effect = `never answers charges: ${failedByService('PAYER_RESPONSE_TIMEOUT')} when the due date is over`
    return { always: false, effect }
  }
  throw new Error('effectOf describes no behavior of a payer of the service. Add its words here.')
}

export const magicPayers: readonly MagicPayerRow[] = [...MAGIC_PAYERS].map(([taxId, course]) => ({
  taxId,
  ...effectOf(course),
}))
