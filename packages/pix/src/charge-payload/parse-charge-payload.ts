import type { Result } from '../result.ts'
import type {
  ChargePayload,
  ChargePayloadDebtor,
  ChargePayloadProblem,
  ChargePayloadStatus,
} from './charge-payload.ts'
import { readAmount } from '../br-code/br-code-amount.ts'
import { accept, refuse } from '../result.ts'
import { isCnpj, isCpf } from '../tax-id/tax-id.ts'
import * as rules from './charge-payload-fields.ts'
import { ClaimReader } from './claim-reader.ts'

/**
 * Reads the claims of a charge, as a payer's app reads them from the location of a dynamic BR Code. Pass the parsed
 * JSON of a JWS whose signature you have verified. Never throws, and ignores unknown claims.
 *
 * It also reads payloads of other institutions: `modalidadeAlteracao` may be missing, and any status of the central
 * bank is accepted. Check `status` and the lifetime before you pay.
 */
export function parseChargePayload(claims: unknown): Result<ChargePayload, ChargePayloadProblem> {
  const root = new ClaimReader(claims)
  if (root.problem !== undefined) return refuse(root.problem)
  const calendar = root.object('calendario')
  const value = root.object('valor')
  const amountChangeable =
    value.has('modalidadeAlteracao') &&
    value.integer('modalidadeAlteracao', { expected: '0 or 1', holds: (it) => it === 0 || it === 1 }) === 1
  if (value.has('retirada'))
    value.refuse('UNSUPPORTED_FIELD', 'retirada', 'a charge without withdrawal of cash')
  const payload: ChargePayload = {
    txid: root.text('txid', rules.TXID),
    revision: root.integer('revisao', rules.REVISION),
    status: root.text('status', rules.STATUS) as ChargePayloadStatus,
    createdAt: calendar.instant('criacao'),
    presentedAt: calendar.instant('apresentacao'),
    expiresInSeconds: calendar.integer('expiracao', rules.EXPIRATION),
    amountCents: readOriginal(value, amountChangeable),
    amountChangeable,
    pixKey: root.text('chave', rules.PIX_KEY),
    debtor: root.has('devedor') ? readDebtor(root.object('devedor')) : null,
    payerRequest: root.optionalText('solicitacaoPagador', rules.PAYER_REQUEST),
  }
  return root.problem === undefined ? accept(payload) : refuse(root.problem)
}

const ORIGINAL = /^\d{1,10}\.\d{2}$/

/** Reads `valor.original` in cents: `10.00` is 1000. A BR Code may omit decimals in its amount; a payload may not. */
function readOriginal(value: ClaimReader, changeable: boolean): number {
  const isZero = (text: string): boolean => changeable && Number(text) === 0
  const text = value.text('original', {
    expected: `an amount with a point and two decimals, such as 10.00${changeable ? '' : ', above zero'}`,
    holds: (it) => ORIGINAL.test(it) && (isZero(it) || readAmount(it) !== null),
  })
  return readAmount(text) ?? 0
}

function readDebtor(debtor: ClaimReader): ChargePayloadDebtor {
  if (debtor.has('cpf') && debtor.has('cnpj')) {
    debtor.refuse('INVALID_FIELD', 'cnpj', 'absent when devedor has a cpf')
  }
  const taxId = debtor.has('cnpj')
    ? debtor.text('cnpj', { expected: 'a CNPJ without punctuation', holds: isCnpj })
    : debtor.text('cpf', { expected: 'a CPF without punctuation', holds: isCpf })
  return { taxId, name: debtor.text('nome', rules.NAME) }
}
