/** Whole code, in characters (§2.1, G-019). */
export const BR_CODE_MAX_LENGTH = 512

/** The globally unique identifier of the Pix arrangement, as it is written; it is read in any case. */
export const PIX_GUI = 'br.gov.bcb.pix'

/** What every BR Code says, whatever it pays. */
export interface BrCodeCommon {
  /** Field 59, receiver's name: 1 to 25 characters. */
  readonly merchantName: string
  /** Field 60, receiver's city: 1 to 15 characters. */
  readonly merchantCity: string
  /** Field 54 in cents of BRL, 1 to 999999999999; `null` when the payer's app takes the amount from elsewhere. */
  readonly amountCents: number | null
  /** Field 62-05, 1 to 25 of `[a-zA-Z0-9]`; `null` is written `***`. Dynamic codes keep theirs behind the location. */
  readonly txid: string | null
  /**
   * Template 80-25, where the terms of a recurrence are fetched: at most 77 characters, no scheme. A code that pays
   * and carries this is *composite*: one reading pays and authorises (Journey 3, §2.4, G-065).
   */
  readonly recurrenceLocation: string | null
  /** Field 61, 1 to 10 characters. */
  readonly postalCode: string | null
  /** Field 52, four digits; `0000` when the business is not told. */
  readonly merchantCategoryCode: string
  /** Field 01: `11` may be paid repeatedly, `12` once; `null` when absent. */
  readonly pointOfInitiation: '11' | '12' | null
  /** The Pix identifier in the spelling of the code: `br.gov.bcb.pix`, on some codes in capitals. */
  readonly gui: string
}

/** Pays to a Pix key; everything is in the code itself. */
export interface StaticBrCode extends BrCodeCommon {
  readonly kind: 'static'
  /** Template 26-01: a key in its directory form, see `pixKeyType`. */
  readonly pixKey: string
  /** Template 26-02, text shown to the payer: as long as key and text fit the template's 99 characters. */
  readonly description: string | null
}

/** Pays the charge behind a location. This is the code of a deposit (§2.1, G-019). */
export interface DynamicBrCode extends BrCodeCommon {
  readonly kind: 'dynamic'
  /** Template 26-25, where the payer's app fetches the charge: at most 77 characters, no scheme. */
  readonly location: string
}

/** Pays nothing; offers a recurrence for authorisation (Journey 2). */
export interface RecurrenceBrCode extends BrCodeCommon {
  readonly kind: 'recurrence'
  readonly recurrenceLocation: string
}

/** A BR Code as `parseBrCode` returns it. Every field is present; absent ones are `null`. */
export type BrCode = StaticBrCode | DynamicBrCode | RecurrenceBrCode

/** Fields of `Code` that `buildBrCode` can do without. */
type Defaulted =
  | 'amountCents'
  | 'txid'
  | 'recurrenceLocation'
  | 'postalCode'
  | 'merchantCategoryCode'
  | 'pointOfInitiation'
  | 'gui'
  | 'description'

type WithDefaults<Code> = Omit<Code, Defaulted> & Partial<Pick<Code, Extract<keyof Code, Defaulted>>>

/**
 * What `buildBrCode` needs: a `BrCode` of which the optional parts may be left out. Left out they become `null`,
 * the category `0000`, the point of initiation `12` on a dynamic code, the identifier `br.gov.bcb.pix`.
 */
export type BrCodeInput =
  | WithDefaults<StaticBrCode>
  | WithDefaults<DynamicBrCode>
  | (WithDefaults<Omit<RecurrenceBrCode, 'recurrenceLocation'>> & { readonly recurrenceLocation: string })

/** Whether one reading of the code both pays and offers a recurrence (Journeys 3 and 4). */
export function isComposite(code: BrCode): boolean {
  return code.kind !== 'recurrence' && code.recurrenceLocation !== null
}
