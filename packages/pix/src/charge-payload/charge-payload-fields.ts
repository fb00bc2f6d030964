import type { ChargePayloadStatus } from './charge-payload.ts'
import { MAX_AMOUNT_CENTS } from '../br-code/br-code-amount.ts'
import { countCharacters } from '../br-code/text.ts'
import { isTxid } from '../identifiers/txid.ts'
import { pixKeyType } from '../pix-key.ts'

/** The rule for one value of a payload. The builder and the parser use the same rules. */
interface ValueRule<Value> {
  readonly expected: string
  readonly holds: (value: Value) => boolean
}

const text = (maximum: number): ValueRule<string> => ({
  expected: `1 to ${maximum} characters`,
  holds: (value) => value !== '' && countCharacters(value) <= maximum,
})

const integer = (least: number): ValueRule<number> => ({
  expected: `an integer of at least ${least}`,
  holds: (value) => Number.isSafeInteger(value) && value >= least,
})

export const TXID: ValueRule<string> = { expected: '26 to 35 of a-z, A-Z, 0-9', holds: isTxid }
export const REVISION: ValueRule<number> = integer(0)
export const EXPIRATION: ValueRule<number> = integer(1)
export const PIX_KEY: ValueRule<string> = {
  expected: 'a Pix key in its directory form',
  holds: (value) => pixKeyType(value) !== null,
}
export const NAME: ValueRule<string> = text(200)
export const PAYER_REQUEST: ValueRule<string> = text(140)

/** A charge of 0.00 makes sense only when the payer chooses the amount. */
export const amountRule = (changeable: boolean): ValueRule<number> => {
  const least = changeable ? 0 : 1
  return {
    expected: `an integer from ${least} to ${MAX_AMOUNT_CENTS}`,
    holds: (cents) => Number.isInteger(cents) && cents >= least && cents <= MAX_AMOUNT_CENTS,
  }
}

const STATUSES: readonly string[] = [
  'ATIVA',
  'CONCLUIDA',
  'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  'REMOVIDA_PELO_PSP',
] satisfies readonly ChargePayloadStatus[]

export const STATUS: ValueRule<string> = {
  expected: `one of ${STATUSES.join(', ')}`,
  holds: (value) => STATUSES.includes(value),
}
