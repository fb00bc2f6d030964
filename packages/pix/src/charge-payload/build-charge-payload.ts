import type { ChargePayload, ChargePayloadClaims, ChargePayloadDebtor } from './charge-payload.ts'
import { writeAmount } from '../br-code/br-code-amount.ts'
import { writeRfc3339 } from '../calendar/rfc3339.ts'
import { requireInput } from '../pix-input-error.ts'
import { isCnpj, isCpf } from '../tax-id/tax-id.ts'
import * as rules from './charge-payload-fields.ts'

/**
 * Builds the claims of a charge, which the receiver's institution signs and serves at the location of the BR Code. The
 * claims omit a debtor and a payer request that are `null`.
 *
 * @throws PixInputError that names the first field that is not valid.
 */
export function buildChargePayload(payload: ChargePayload): ChargePayloadClaims {
  const { txid, revision, status, pixKey, amountCents, expiresInSeconds, debtor, payerRequest } = payload
  const amount = rules.amountRule(payload.amountChangeable)
  requireInput(rules.TXID.holds(txid), 'txid', rules.TXID.expected)
  requireInput(rules.REVISION.holds(revision), 'revision', rules.REVISION.expected)
  requireInput(rules.STATUS.holds(status), 'status', rules.STATUS.expected)
  requireInput(rules.EXPIRATION.holds(expiresInSeconds), 'expiresInSeconds', rules.EXPIRATION.expected)
  requireInput(amount.holds(amountCents), 'amountCents', amount.expected)
  requireInput(rules.PIX_KEY.holds(pixKey), 'pixKey', rules.PIX_KEY.expected)
  if (payerRequest !== null) {
    requireInput(rules.PAYER_REQUEST.holds(payerRequest), 'payerRequest', rules.PAYER_REQUEST.expected)
  }
  return {
    revisao: revision,
    calendario: {
      criacao: writeRfc3339(payload.createdAt),
      apresentacao: writeRfc3339(payload.presentedAt),
      expiracao: expiresInSeconds,
    },
    ...(debtor !== null && { devedor: debtorClaims(debtor) }),
    valor: { original: writeAmount(amountCents), modalidadeAlteracao: payload.amountChangeable ? 1 : 0 },
    chave: pixKey,
    txid,
    ...(payerRequest !== null && { solicitacaoPagador: payerRequest }),
    status,
  }
}

function debtorClaims({ taxId, name }: ChargePayloadDebtor): NonNullable<ChargePayloadClaims['devedor']> {
  requireInput(rules.NAME.holds(name), 'debtor.name', rules.NAME.expected)
  if (isCpf(taxId)) return { cpf: taxId, nome: name }
  requireInput(isCnpj(taxId), 'debtor.taxId', 'a CPF or CNPJ without punctuation')
  return { cnpj: taxId, nome: name }
}
