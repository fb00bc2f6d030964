/**
 * Words that cannot be a value: words in lower case, names of fields, codes and states, formats, days and times, and the
 * first words of sentences.
 */
const WORD =
  /^(|\p{Ll}+|e-mail|(client|grant)_[a-z]+|[a-z]+\/[a-z-]+|[a-z]+[A-Z][.A-Za-z]+|[A-Z]+_[A-Z_]+|[A-Z]{2}\d\d|[A-Z]{2,}(ED|ING|ESS)|PAID|CPF|CNPJ|ISPB|JSON|URL|UUID(v4)?|YYYY-MM-DD|Pix|Automático|Brasília|Retry-After|An?|Create|Cycle|More|No(n?e?|thing)|Or|Read|Retry|Send|Th(e|is)|Too|Use|Wait|X|20[-\d]+T[\d:.]+Z)$/u

/** Numbers that are limits, days or times. A tax id, a phone, an account and a key have more digits, maybe with blanks and points. */
const LIMIT = /^(\d{1,3}|\d{1,6}000|\d\d:[\d:.]+|(20\d\d-\d\d-\d\d(, )?)+\d?)$/

/** Allowed values, which a message lists in capitals. */
const ALLOWED = /\bmust be one of /

/**
 * The part of a provider's message that may be printed. A word that the call sent, and a word that may be a value, is
 * replaced by `…`. Empty when nothing else is left.
 *
 * @param parameters the parameters of the call
 */
export function printable(message: unknown, parameters: Readonly<Record<string, unknown>>): string {
  if (typeof message !== 'string') return ''
  let values = Object.keys(Object(parameters['metadata']) as object).join(' ')
  JSON.stringify(parameters, (_, value: unknown) => {
    // An id such as `withdrawal-000046` is masked as a whole, so its words may be printed.
    if (typeof value === 'string' && !/^[\w-]*\d[\w-]*$/.test(value)) values += ` ${value}`
    return typeof value === 'object' ? value : undefined
  })
  const sent = new Set(values.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu))
  const isAllowed = ALLOWED.test(message)
  // The message is cut after 300 characters, but not inside a number, which would then look like a limit.
  const masked = (/^.{0,300}([\p{Ll},;](?=\s)|$)/su.exec(message)?.[0] ?? '')
    .replace(/[^\p{L}\s]*\d\P{L}*\d/gu, (run) => (LIMIT.test(run) ? run : '…'))
    .replace(/[^\s"'`()[\]…]+/g, (word) => {
      const core = word.replace(/[.,:;!?]+$/, '')
      const isWord = WORD.test(core) || LIMIT.test(core) || (isAllowed && /^[A-Z]+$/.test(core))
      return isWord && !sent.has(core.toLowerCase()) ? word : '…'
    })
    .replace(/\s+/g, ' ')
    .replace(/["'`()[\]]*…(["'`()[\] ]*…)*["'`()[\]]*/g, '…')
    .trim()
  return /\p{L}/u.test(masked) ? masked : ''
}
