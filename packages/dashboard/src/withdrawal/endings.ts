import type { WithdrawalOutcomeStatus } from '@pix-payments/client/sandbox'
import type { Phrase } from '../language/language.ts'

/** How a new withdrawal can end. */
export const ENDINGS: readonly (readonly [status: WithdrawalOutcomeStatus, phrase: Phrase])[] = [
  ['SUCCESS', 'It settles after 2 seconds'],
  ['NONE', 'It waits: I decide later'],
  ['REJECTED', 'The receiving institution rejects it'],
  ['FAILED', 'It fails'],
  ['EXPIRED', 'It expires'],
  ['CANCELED', 'It is canceled before it is sent'],
]
