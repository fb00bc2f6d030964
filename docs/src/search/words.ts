/** Words that carry no meaning in a query: `how do I refund`, `estados de uma cobrança`. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a after an and are be before can do does else for from happen have how i if in is it know long me mean my not of on or run ' +
    'should that the their there this to use was what when where which who why will with you your ' +
    'as ao como com da das de do dos e em era eu faz fazer foi meu meus minha muito na nas nao no nos o os ou para pelo ' +
    'pela por posso que qual quando quanto se sei ser seu so sua tem tenho um uma usar uso'
  ).split(' '),
)

/** Splits a text into words. An identifier also gives its parts: `G-047`, `G047`, `G`, `047`. */
export function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}_§.-]+/gu) ?? []
  return words.flatMap((word) => {
    const whole = word.replaceAll(/^[.-]+|[.-]+$/g, '')
    const parts = whole.split(/[_.-]|(?<=[a-z\d])(?=[A-Z])/).filter((part) => part !== '')
    return whole === '' ? [] : [...new Set([whole, parts.join(''), ...parts])]
  })
}

/**
 * The form in which words are compared: lower case, without accents, and in the singular of English and Portuguese.
 * `Devoluções` and `devolução` are both `devolucao`.
 */
export function folded(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!/^[a-z]{4,}$/.test(plain)) return plain
  if (plain.endsWith('coes')) return `${plain.slice(0, -4)}cao`
  return plain.replace(/(?<=[^sui])s$/, '')
}

/** The folded words of a query, without the words that carry no meaning. A query of only such words keeps them. */
export function wordsOf(query: string): readonly string[] {
  const words = query.split(/['’]s\b|[\s,;:!?"“”()]+/).filter((word) => word !== '')
  const full = words.filter((word) => !EMPTY.has(folded(word)))
  return full.length > 0 ? full : words
}

/** A name without the signs and spaces in it, to compare it as a whole. */
export const lettersOf = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded).join('')
