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

export function createOutput(json: boolean): Output {
  return {
    json,
    result(value, text) {
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
