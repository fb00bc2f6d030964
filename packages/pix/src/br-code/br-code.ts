/** The maximum length of a code in characters, included (§2.1, G-019). */
export const BR_CODE_MAX_LENGTH = 512

/** The globally unique identifier of the Pix arrangement, as `buildBrCode` writes it. `parseBrCode` ignores its case. */
export const PIX_GUI = 'br.gov.bcb.pix'

/** The fields that every kind of BR Code has. */
export interface BrCodeCommon {
  /** Field 59, receiver's name: 1 to 25 characters. */
  readonly merchantName: string
  /** Field 60, receiver's city: 1 to 15 characters. */
  readonly merchantCity: string
  /** Field 54 in cents of BRL, 1 to 999999999999, both included. `null`: the code has no amount. */
  readonly amountCents: number | null
  /** Field 62-05, 1 to 25 of `[a-zA-Z0-9]`. `null` is written as `***`; the txid of a dynamic code is behind its location. */
  readonly txid: string | null
  /**
   * Template 80-25, the location of the terms of a recurrence: at most 77 characters, without scheme. A code that pays and
   * has this location is *composite*: one scan pays and authorizes the recurrence (Journey 3, §2.4, G-065).
   */
  readonly recurrenceLocation: string | null
  /** Field 61, 1 to 10 characters. */
  readonly postalCode: string | null
  /** Field 52, four digits. `0000`: no category. */
  readonly merchantCategoryCode: string
  /** Field 01: `11` may be paid repeatedly, `12` once. `null`: the field is absent. */
  readonly pointOfInitiation: '11' | '12' | null
  /** The Pix identifier as the code writes it: `br.gov.bcb.pix`, in some codes with capitals. */
  readonly gui: string
}

/** A code that pays to a Pix key. All data are in the code itself. */
export interface StaticBrCode extends BrCodeCommon {
  readonly kind: 'static'
  /** Template 26-01: a key in its directory form, see `pixKeyType`. */
  readonly pixKey: string
  /** Template 26-02, a text for the payer. Together, key and text must fit into the template's 99 characters. */
  readonly description: string | null
}

/** A code that pays the charge behind a location. Deposits use this kind (§2.1, G-019). */
export interface DynamicBrCode extends BrCodeCommon {
  readonly kind: 'dynamic'
  /** Template 26-25, the location from which the payer's app loads the charge: at most 77 characters, without scheme. */
  readonly location: string
}

/** A code that pays nothing and only offers a recurrence for authorization (Journey 2). */
export interface RecurrenceBrCode extends BrCodeCommon {
  readonly kind: 'recurrence'
  readonly recurrenceLocation: string
}

/** A BR Code as `parseBrCode` returns it. Fields that the code does not have are `null`. */
export type BrCode = StaticBrCode | DynamicBrCode | RecurrenceBrCode

/** Fields that are optional for `buildBrCode`. */
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
 * The input of `buildBrCode`: a `BrCode` whose optional fields may be omitted. Defaults: category `0000`, point of
 * initiation `12` for a dynamic code, identifier `br.gov.bcb.pix`, and `null` for all other optional fields.
 */
export type BrCodeInput =
  | WithDefaults<StaticBrCode>
  | WithDefaults<DynamicBrCode>
  | (WithDefaults<Omit<RecurrenceBrCode, 'recurrenceLocation'>> & { readonly recurrenceLocation: string })

/** Whether the code both pays and offers a recurrence (Journeys 3 and 4). */
export function isComposite(code: BrCode): boolean {
  return code.kind !== 'recurrence' && code.recurrenceLocation !== null
}
