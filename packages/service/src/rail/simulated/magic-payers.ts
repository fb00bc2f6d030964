/**
 * How a magic payer and the payer institution behave in the sandbox. A payer that is not in MAGIC_PAYERS accepts the
 * recurrence and pays.
 */
export interface MagicPayer {
  /** The risk policy rejects the recurrence (G-179). */
  readonly risk?: 'REJECTS'
  /** The authorization comes without a municipality code (G-180). */
  readonly municipality?: 'NONE'
  /** Sending an instruction fails (G-187). */
  readonly send?: 'FAILS'
  /** The automatic payer rejects the authorization. */
  readonly authorization?: 'REJECTED'
  /** The automatic payer rejects instructions with this scheme code. */
  readonly instruction?: string
  /** The automatic payer rejects settlements with this scheme code. */
  readonly settlement?: string
  /** The automatic payer never responds to instructions. */
  readonly answer?: 'NONE'
}

/** The magic payers, keyed by tax id. The CPFs have valid check digits and belong to no person. */
export const MAGIC_PAYERS: ReadonlyMap<string, MagicPayer> = new Map<string, MagicPayer>([
  ['10000000108', { risk: 'REJECTS' }],
  ['10000000280', { municipality: 'NONE' }],
  ['10000000361', { send: 'FAILS' }],
  ['10000000442', { authorization: 'REJECTED' }],
  ['10000000523', { instruction: 'AM02' }],
  ['10000000604', { instruction: 'AC05' }],
  ['10000000795', { settlement: 'AB10' }],
  ['10000000876', { answer: 'NONE' }],
])

export const magicPayer = (taxId: string): MagicPayer | undefined => MAGIC_PAYERS.get(taxId)
