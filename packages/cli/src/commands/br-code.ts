import { parseBrCode, readTlv } from '@pix-payments/pix'
import { encodeQR } from 'qr'
import { CommandError } from '../output/exit-codes.ts'
import { createOutput } from '../output/output.ts'
import { money, table } from '../output/text.ts'

/** The fields of a BR Code: EMV names, and Pix names inside the templates. */
const FIELDS: Readonly<Record<string, string>> = {
  '00': 'version of the format',
  '01': 'point of initiation: 11 may be paid repeatedly, 12 once',
  '26': 'Pix payment',
  '26.00': 'identifier of Pix',
  '26.01': 'Pix key',
  '26.02': 'text for the payer',
  '26.25': 'location of the charge, without https://',
  '52': 'merchant category, 0000 for none',
  '53': 'currency: 986 is BRL',
  '54': 'amount in reais',
  '58': 'country',
  '59': 'name of the receiver',
  '60': 'city of the receiver',
  '61': 'postal code of the receiver',
  '62': 'additional data',
  '62.05': 'txid, *** for none',
  '63': 'checksum (CRC-16)',
  '80': 'Pix recurrence',
  '80.00': 'identifier of Pix',
  '80.25': 'location of the recurrence, without https://',
}

/** Templates hold fields of their own. */
const TEMPLATES = /^(26|62|80)$/

export function drawQr(brCode: string): void {
  requireBrCode(brCode)
  createOutput(false).result(brCode, encodeQR(brCode, 'ascii', { ecc: 'low' }).trimEnd())
}

export function decodeBrCode(given: string, json: boolean): void {
  const value = requireBrCode(given)
  const rows = fieldsOf(given, '')
  const fields = rows.map(([field, text, meaning]) => ({ field, value: text, meaning }))
  const output = createOutput(json)
  output.result({ ...value, fields }, table(['field', 'value', 'meaning'], rows))
  const amount = value.amountCents === null ? 'of any amount' : `of ${money(value.amountCents)}`
  if (!json) output.note(`A ${value.kind} code ${amount} for ${value.merchantName}.`)
}

function requireBrCode(given: string): Extract<ReturnType<typeof parseBrCode>, { ok: true }>['value'] {
  const parsed = parseBrCode(given.trim())
  if (parsed.ok) return parsed.value
  throw new CommandError(`This is no valid BR Code: ${JSON.stringify(parsed.problem)}.`)
}

function fieldsOf(text: string, prefix: string): (readonly [string, string, string])[] {
  const read = readTlv(text)
  if (!read.ok) return []
  return read.value.fields.flatMap(({ id, value }) => {
    const field = `${prefix}${id}`
    const inner = prefix === '' && TEMPLATES.test(id) ? fieldsOf(value, `${id}.`) : []
    return [[field, inner.length > 0 ? '' : value, FIELDS[field] ?? ''] as const, ...inner]
  })
}
