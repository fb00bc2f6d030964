/** Words that cannot be a value: words in lower case, names of fields and codes, formats, and the first words of sentences. */
const WORD =
  /^(\p{Ll}+|e-mail|[a-z]+([A-Z][a-z]+){1,3}|[A-Z]+(_[A-Z]+)+|CPF|CNPJ|ISPB|JSON|Pix|URL|UTF-8|UUID(v4)?|YYYY-MM-DD|An?|Non?e?|Send|Th(e|is)|Too|Wait)$/u

/** Numbers that are limits. A tax id, a phone, an account and a key have more digits, maybe with blanks and points. */
const LIMIT = /^(\d{1,3}|[1-9]\d{0,5}000)$/

/** Allowed values, which a message lists in capitals. */
const ALLOWED = /^must be one of /

const MAX_LENGTH = 200

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
  // A cut inside a number would make it look like a limit.
  const cut = message.length > MAX_LENGTH ? /^.*\p{Ll}(?=\s)/su.exec(message.slice(0, MAX_LENGTH)) : [message]
  const masked = (cut?.[0] ?? '')
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
