import { usageError } from './exit-codes.ts'
import { fieldOf } from './field.ts'

/** Where a command writes: data to stdout, sentences to stderr. */
export interface Output {
  readonly json: boolean
  /** Writes the result: the value with `--json`, otherwise the text. A result without text is written as JSON. */
  result(value: unknown, text?: string): void
  /** Writes one entry of a list that does not end: one line of JSON with `--json`, otherwise the text. */
  entry(value: unknown, text: string): void
  /** Writes a sentence for people to stderr. */
  note(text: string): void
}

/** `get` is the path of a field, such as `data.0.id`: the result is then only this field, a text without quotes. */
export function createOutput(json: boolean, get?: string): Output {
  return {
    json,
    result(value, text) {
      if (get !== undefined) {
        process.stdout.write(`${plainText(fieldAt(value, get))}\n`)
        return
      }
      if (text === '' && !json && isEmptyList(value)) this.note('The list is empty.')
      const written = json || text === undefined ? JSON.stringify(value, null, 2) : text
      if (written !== undefined && written !== '') process.stdout.write(`${written}\n`)
    },
    entry(value, text) {
      process.stdout.write(`${json ? JSON.stringify(value) : text}\n`)
    },
    note(text) {
      process.stderr.write(`${text}\n`)
    },
  }
}

function isEmptyList(value: unknown): boolean {
  const list = Array.isArray(value) ? value : (value as { readonly data?: unknown } | undefined)?.data
  return Array.isArray(list) && list.length === 0
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function fieldAt(value: unknown, path: string): unknown {
  try {
    return fieldOf(value, path)
  } catch (error) {
    throw usageError(`--get ${path}: ${(error as Error).message}`)
  }
}
