/** The maximum length of a code in characters, inclusive (§2.1, G-019). */
export const BR_CODE_MAX_LENGTH = 512

/**
 * The globally unique identifier (GUI) of Pix. `buildBrCode` writes it in lower case; `parseBrCode` ignores its case.
 */
export const PIX_GUI = 'br.gov.bcb.pix'

/** The fields that every kind of BR Code has. */
export interface BrCodeCommon {
  /** Field 59, the name of the receiver: 1 to 25 characters. */
  readonly merchantName: string
  /** Field 60, the city of the receiver: 1 to 15 characters. */
  readonly merchantCity: string
  /** Field 54 in cents of BRL, from 1 to 999999999999 inclusive. `null` when the code has no amount. */
  readonly amountCents: number | null
  /**
   * Field 62-05, 1 to 25 of `[a-zA-Z0-9]`. The builder writes `null` as `***`. A dynamic code usually has no txid here:
   * the payer's app reads the txid of the charge from the location.
   */
  readonly txid: string | null
  /**
   * Template 80-25, the location of the terms of a recurrence: at most 77 characters, without scheme. A code that pays
   * and has this location is *composite*: with one scan, the payer pays and authorizes the recurrence (Journey 3, §2.4,
   * G-065).
   */
  readonly recurrenceLocation: string | null
  /** Field 61, the postal code of the receiver: 1 to 10 characters. `null` when the code has none. */
  readonly postalCode: string | null
  /** Field 52, four digits. `0000` means no category. */
  readonly merchantCategoryCode: string
  /** Field 01. A code with `11` may be paid repeatedly, a code with `12` once. `null` when the field is absent. */
  readonly pointOfInitiation: '11' | '12' | null
  /** The Pix identifier as it is written in the code: `br.gov.bcb.pix`, in some codes with capitals. */
  readonly gui: string
}

/** A code that pays to a Pix key. The code itself contains all payment data. */
export interface StaticBrCode extends BrCodeCommon {
  readonly kind: 'static'
  /** Template 26-01: the Pix key, in the form that `pixKeyType` accepts. */
  readonly pixKey: string
  /**
   * Template 26-02: a text for the payer. Template 26 has at most 99 characters, so a long key leaves less room for
   * this text.
   */
  readonly description: string | null
}

/** A code that pays the charge that the payer's app loads from a location. Deposits use this kind (§2.1, G-019). */
export interface DynamicBrCode extends BrCodeCommon {
  readonly kind: 'dynamic'
  /** Template 26-25, the location from which the payer's app loads the charge: at most 77 characters, without scheme. */
  readonly location: string
}

/** A code without a payment. It only offers a recurrence, which the payer may authorize (Journey 2). */
export interface RecurrenceBrCode extends BrCodeCommon {
  readonly kind: 'recurrence'
  readonly recurrenceLocation: string
}

/** A BR Code as `parseBrCode` returns it. A field that is not in the code is `null`. */
export type BrCode = StaticBrCode | DynamicBrCode | RecurrenceBrCode

/** The fields that `buildBrCode` does not require. */
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
 * The input of `buildBrCode`: a `BrCode` whose optional fields may be omitted. Defaults: category `0000`, identifier
 * `br.gov.bcb.pix`, point of initiation `12` for a dynamic code, and `null` for every other optional field.
 */
export type BrCodeInput =
  | WithDefaults<StaticBrCode>
  | WithDefaults<DynamicBrCode>
  | (WithDefaults<Omit<RecurrenceBrCode, 'recurrenceLocation'>> & { readonly recurrenceLocation: string })

/** Whether the code contains a payment and also offers a recurrence (Journeys 3 and 4). */
export function isComposite(code: BrCode): boolean {
  return code.kind !== 'recurrence' && code.recurrenceLocation !== null
}
