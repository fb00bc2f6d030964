/** Why the app of a payer stopped before it paid. `message` says what is wrong and what to do. */
export interface AppRefusal {
  readonly ok: false
  readonly code:
    | 'InvalidBrCode'
    | 'LocationUnreachable'
    | 'LocationNotFound'
    | 'ChargeEnded'
    | 'PayloadNotTrusted'
    | 'PayloadMismatch'
  readonly message: string
}

export const stop = (code: AppRefusal['code'], message: string): AppRefusal => ({ ok: false, code, message })
