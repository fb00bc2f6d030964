import type { BrCodeProblem, CopyProblem } from './br-code-problem.ts'
import type { TlvField } from './tlv.ts'
import { forEachUtf8Byte, indexAfter } from './text.ts'
import { readTlv } from './tlv.ts'

/**
 * Names the change that a program has made to a code on its way, when the structure of the code is broken: line breaks,
 * blanks, or lengths that count bytes. Returns null for any other problem.
 */
export function copyProblemOf(text: string, { reason }: BrCodeProblem): CopyProblem | null {
  // Text after a complete code does not belong to the code.
  if (reason === 'TOO_LONG' || reason === 'TRAILING_DATA') return null
  const lineBreak = text.trimEnd().search(/=?[\r\n]/)
  if (lineBreak !== -1) return { reason: 'LINE_BREAK', offset: lineBreak }
  return byteLengthIn(text) ?? blankIn(text)
}

/** The fields that may have blanks: names, templates, and fields that Pix does not use. */
const WITH_BLANKS = /^(?:2[6-9]|3\d|4\d|5[019]|6[024-9]|[7-9]\d)$/

/** Finds the first blank that has to be skipped so that all lengths fit to the end of the text. */
function blankIn(text: string): CopyProblem | null {
  if (!/\s/.test(text)) return null
  const isBlank = (index: number): boolean => /\s/.test(text.charAt(index))
  /** The positions from which no field fits. So each position is tried once. */
  const dead = new Set<number>()

  /** Returns the first skipped blank, -1 when the rest fits without one, or null when it does not fit. */
  function fit(from: number): number | null {
    if (dead.has(from)) return null
    let skipped = -1
    let header = ''
    let index = from
    for (; header.length < 4 && index < text.length; index++) {
      if (!isBlank(index)) header += text.charAt(index)
      else if (skipped === -1) skipped = index
    }
    const length = /^\d{2}(?!00)\d{2}$/.test(header) ? Number(header.slice(2)) : 0
    const rest = length === 0 ? null : fitValue(index, length, header.slice(0, 2))
    if (rest === null) dead.add(from)
    return rest === null || skipped === -1 ? rest : skipped
  }

  function fitValue(start: number, length: number, id: string): number | null {
    for (let extra = 0; ; extra++) {
      const end = indexAfter(text, start, length + extra)
      if (end === -1) return null
      const value = text.slice(start, end)
      const blanks = value.match(/\s/g)?.length ?? 0
      if (blanks < extra) return null
      if (blanks > extra && !WITH_BLANKS.test(id)) continue
      const skipped = extra === 0 ? -1 : start + value.search(/\s/)
      const rest = id === '63' ? (text.slice(end).trim() === '' ? -1 : null) : fit(end)
      if (rest !== null) return skipped === -1 ? rest : skipped
    }
  }

  const offset = fit(0) ?? -1
  return offset === -1 ? null : { reason: 'BLANK', offset }
}

/** Finds the first field whose length counts bytes, when all lengths fit the UTF-8 bytes of the text. */
function byteLengthIn(text: string): CopyProblem | null {
  let bytes = ''
  forEachUtf8Byte(text, (byte) => (bytes += String.fromCharCode(byte)))
  const frame = readTlv(bytes, { through: '63' })
  if (!frame.ok || frame.value.end < bytes.length) return null
  const field = frame.value.fields.find(isLonger)
  if (field === undefined) return null
  const inner = readTlv(field.value)
  const part = inner.ok ? inner.value.fields.find(isLonger) : undefined
  const { value } = part ?? field
  return {
    reason: 'BYTE_LENGTH',
    path: part === undefined ? field.id : `${field.id}.${part.id}`,
    length: value.length,
    // Each character has one byte that is not 10xxxxxx.
    characters: value.replace(/[\x80-\xbf]/g, '').length,
  }
}

const isLonger = ({ value }: TlvField): boolean => /[\x80-\xff]/.test(value)
