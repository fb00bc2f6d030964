/** The meanings of the error codes, as the build takes them from the contract. */
export interface Meanings {
  /** By family and code. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By operation: its family, and the meanings that are more exact than those of the family. */
  readonly operations: Readonly<
    Record<string, { readonly family: string; readonly meanings: Readonly<Record<string, string>> }>
  >
  /** By the code of a payer institution: its meaning, and whether no retry can follow. */
  readonly rejections: Readonly<
    Record<string, { readonly meaning: string; readonly terminal: boolean } | undefined>
  >
}

/** Returns the meaning of a code of an operation, and its family. Undefined for a code that the contract does not have. */
export function meaningOf(
  { codes, operations }: Meanings,
  operationId: string | null,
  code: string,
): { readonly text: string; readonly family: string } | undefined {
  const operation = operations[operationId ?? '']
  const family = operation?.family ?? Object.keys(codes).find((name) => codes[name]?.[code] !== undefined)
  const text = operation?.meanings[code] ?? codes[family ?? '']?.[code]
  return text === undefined || family === undefined ? undefined : { text, family }
}

/**
 * Returns the anchor of a code in the error catalogue of the documentation: the code, and for the second family with
 * this code also the family.
 */
export function anchorOf({ codes }: Meanings, family: string, code: string): string {
  const first = Object.keys(codes).find((name) => codes[name]?.[code] !== undefined)
  return first === family ? code : `${family}.${code}`
}
