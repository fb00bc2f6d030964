/** What takes only texts that keep a format and a pattern, as far as an engine tells it quickly. */
export interface SureText {
  readonly expression: RegExp | undefined
  /** How a text of one line begins of which the expression says the end. */
  readonly head: string | undefined
  /** Bounds of the length, in units of UTF-16. */
  readonly least: number
  readonly most: number
}

/** A day that every month has, or nearly every one: no calendar is needed to know it. */
const DAY =
  '\\d\\d\\d\\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)'
const UUID_4 = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'

/** Formats with patterns of the contract, and what takes only texts that keep both. */
const KNOWN: Readonly<Record<string, string>> = {
  // Instants (§2.4).
  'date-time ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$': `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d\\d\\dZ$`,
  // Days (§1, G-310).
  'date ^(\\d{3}[1-9]|\\d{2}[1-9]\\d|\\d[1-9]\\d{2}|[1-9]\\d{3})-': `^(?!0000)${DAY}$`,
  'uuid ': '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  [`uuid ${UUID_4}`]: UUID_4,
}

/** Anything of one line between two texts, of which the second has a length: a brCode (§2.1). */
const BETWEEN = /^\^(\w+)\.\+((?:\w|\[[^\]]+\](?:\{\d+\})?)+\$)$/
/** Characters of one class, so many. */
const REPEATED = /^\^(\[[^^\]]+\])\{([1-9]\d*),(\d+)\}\$$/
/** Undefined when there is no quick way. */
export function sureText(format = '', pattern = ''): SureText | undefined {
  const any: SureText = { expression: undefined, head: undefined, least: 0, most: Number.POSITIVE_INFINITY }
  const known = KNOWN[`${format} ${pattern}`] ?? (format === '' ? pattern : undefined)
  if (known === undefined) return undefined
  if (known === '') return any
  const [, head, tail] = BETWEEN.exec(known) ?? []
  if (head !== undefined && tail !== undefined) {
    const expression = expressionOf(tail)
    // Written out, an expression is no shorter than what it matches.
    return { ...any, expression, head, least: head.length + 1 + expression.source.length }
  }
  const [, one, least, most] = REPEATED.exec(known) ?? []
  if (one !== undefined)
    return { ...any, expression: expressionOf(`^${one}+$`), least: Number(least), most: Number(most) }
  return { ...any, expression: expressionOf(known) }
}

/** An expression with the meaning of a pattern. Engines repeat a class by counting, and keep what groups caught. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/(\[[^\]]+\]|\\d)\{(\d+)\}/g, (_, one: string, times) => one.repeat(Number(times)))
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
  // Without a class that may stand for any character, the flag changes nothing but the time.
  return new RegExp(source, /\.|\[\^|\\[DSWPpu]/.test(source) ? 'u' : '')
}
