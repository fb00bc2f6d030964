import { describeBrCodeProblem, isComposite, parseBrCode, PIX_GUI, readTlv } from '@pix-payments/pix'
import { encodeQR } from 'qr'
import { CommandError } from '../output/exit-codes.ts'
import { createOutput } from '../output/output.ts'
import { money, table } from '../output/text.ts'

type BrCode = Extract<ReturnType<typeof parseBrCode>, { ok: true }>['value']

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

const OTHER = 'not used by Pix'

export function drawQr(given: string, json: boolean): void {
  const brCode = given.trim()
  requireBrCode(brCode)
  const qr = encodeQR(brCode, 'ascii', { ecc: 'low' }).trimEnd()
  createOutput(json).result({ brCode, qr }, qr)
}

export function decodeBrCode(given: string, json: boolean): void {
  const brCode = given.trim()
  const value = requireBrCode(brCode)
  const rows = fieldsOf(brCode)
  const fields = rows.map(([field, text, meaning]) => ({ field, value: text, meaning }))
  const output = createOutput(json)
  output.result({ ...value, fields }, table(['field', 'value', 'meaning'], rows))
  if (!json) output.note(sentence(value))
}

function requireBrCode(brCode: string): BrCode {
  const parsed = parseBrCode(brCode)
  if (parsed.ok) return parsed.value
  throw new CommandError(
    `The BR Code is invalid (${parsed.problem.reason}): it ${describeBrCodeProblem(parsed.problem)}.`,
  )
}

function sentence(code: BrCode): string {
  const { kind, merchantName, amountCents } = code
  if (kind === 'recurrence') return `A code of ${merchantName} that offers a recurrence and pays nothing.`
  const fixed = amountCents === null ? undefined : money(amountCents)
  const amount =
    fixed ??
    (kind === 'dynamic' ? 'the amount of the charge at its location' : 'an amount that the payer chooses')
  const end = isComposite(code) ? ', and offers a recurrence' : ''
  return `A ${kind} code that pays ${amount} to ${merchantName}${end}.`
}

type Row = readonly [field: string, value: string, meaning: string]

function fieldsOf(brCode: string): readonly Row[] {
  return tlv(brCode).flatMap(({ id, value }): readonly Row[] => {
    const template = templateOf(id, value)
    if (template === undefined) return [[id, value, FIELDS[id] ?? OTHER]]
    const inner = tlv(value).map((it): Row => [
      `${id}.${it.id}`,
      it.value,
      FIELDS[`${template}.${it.id}`] ?? OTHER,
    ])
    return [[id, '', FIELDS[template] ?? OTHER], ...inner]
  })
}

function tlv(text: string): readonly { readonly id: string; readonly value: string }[] {
  const read = readTlv(text)
  return read.ok ? read.value.fields : []
}

/** The name in {@link FIELDS} of a template: Pix may have any id from 26 to 51, and a recurrence any id from 80 to 99. */
function templateOf(id: string, value: string): string | undefined {
  if (id === '62') return id
  const isPix = tlv(value).some((it) => it.id === '00' && it.value.toLowerCase() === PIX_GUI)
  if (!isPix) return undefined
  return id >= '26' && id <= '51' ? '26' : id >= '80' ? '80' : undefined
}
