import type { Instant } from '../calendar/instant.ts'

/**
 * The status of a charge in its payload. Only a charge with `ATIVA` can be paid. `CONCLUIDA`: the charge is paid. The
 * other two: the receiver or its institution removed the charge.
 */
export type ChargePayloadStatus =
  | 'ATIVA'
  | 'CONCLUIDA'
  | 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  | 'REMOVIDA_PELO_PSP'

/** The person or company that the charge is addressed to. Another person may pay the charge. */
export interface ChargePayloadDebtor {
  /** A CPF or CNPJ without punctuation. */
  readonly taxId: string
  /** 1 to 200 characters. */
  readonly name: string
}

/**
 * An immediate charge as the payer's app reads it from the location of a dynamic BR Code: the payload that the "Manual
 * de Padrões para Iniciação do Pix" of the central bank describes.
 */
export interface ChargePayload {
  /** The txid of the charge, 26 to 35 of `[a-zA-Z0-9]`. */
  readonly txid: string
  /** The number of changes of the charge since its creation: 0 for a charge that never changed. */
  readonly revision: number
  readonly status: ChargePayloadStatus
  readonly createdAt: Instant
  /** The instant at which the payload was served. */
  readonly presentedAt: Instant
  /** The lifetime of the charge in seconds, counted from `createdAt`. At least 1. */
  readonly expiresInSeconds: number
  /** Cents of BRL. 0 only when the payer may change the amount. */
  readonly amountCents: number
  /** True when the payer may pay another amount. */
  readonly amountChangeable: boolean
  /** The Pix key of the receiver, in its directory form. */
  readonly pixKey: string
  readonly debtor: ChargePayloadDebtor | null
  /** A text for the payer, 1 to 140 characters. */
  readonly payerRequest: string | null
}

/** The claims of the payload, with the names of the central bank. The claims are the JSON body of a signed JWS. */
export interface ChargePayloadClaims {
  readonly revisao: number
  readonly calendario: {
    readonly criacao: string
    readonly apresentacao: string
    readonly expiracao: number
  }
  readonly devedor?:
    | { readonly cpf: string; readonly nome: string }
    | { readonly cnpj: string; readonly nome: string }
  readonly valor: { readonly original: string; readonly modalidadeAlteracao: 0 | 1 }
  readonly chave: string
  readonly txid: string
  readonly solicitacaoPagador?: string
  readonly status: ChargePayloadStatus
}

/**
 * Why claims are not the payload of a charge that can be paid as a plain Pix. `path` is the name of the claim
 * (`valor.original`), or empty for the claims as a whole. `expected` describes a valid value.
 */
export type ChargePayloadProblem =
  | { readonly reason: 'MISSING_FIELD'; readonly path: string; readonly expected: string }
  | { readonly reason: 'INVALID_FIELD'; readonly path: string; readonly expected: string }
  /** The charge also pays out cash (`valor.retirada`: Pix Saque and Pix Troco). */
  | { readonly reason: 'UNSUPPORTED_FIELD'; readonly path: string; readonly expected: string }
