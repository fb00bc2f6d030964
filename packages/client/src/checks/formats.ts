/** A question to a value. As an object, so that an expression is one: no function stands between. */
export interface Test<T> {
  readonly test: (value: T) => boolean
}

/** Does a text keep a format? The formats of the contract's answers and events, as Ajv judges them. */
export const FORMATS: Readonly<Record<string, Test<string>>> = {
  'date-time': {
    test: (text) =>
      /^\d{4}-\d\d-\d\dT(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
      isDay(text),
  },
  date: { test: (text) => EASY_DATE.test(text) || (/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)) },
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  uri: {
    test: (text) =>
      /^[a-z][a-z\d+.-]*:(%[\da-f]{2}|[\w.~:/?#[\]@!$&'()*+,;=-])+$/i.test(text) && URL.canParse(text),
  },
}

/** A day that every month has: nearly all of them, and no calendar is needed to know it. */
const EASY_DATE = /^\d\d\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

/** A pattern as a question. Engines repeat a class by counting, which takes twice the time of the class written out. */
export function patternOf(pattern: string): Test<string> {
  const source = pattern.replace(/(\[[^\]]+\]|\\d)\{(\d+)\}/g, (_, one: string, times) =>
    one.repeat(Number(times)),
  )
  const [, head, tail] = /^\^(\w+)\.\+((?:\w|\[[^\]]+\])+)\$$/.exec(source) ?? []
  if (head !== undefined && tail !== undefined) return endsOf(head, tail)
  // Without a class that may stand for any character, the flag changes nothing but the time.
  return new RegExp(source, /\.|\[\^|\\[DSWPpu]/.test(source) ? 'u' : '')
}

/** Of `^head.+tail$` both ends are looked at where they must be: an engine would go to the end and come back. */
function endsOf(head: string, tail: string): Test<string> {
  const end = new RegExp(`${tail}$`, 'y')
  const length = tail.replace(/\[[^\]]+\]/g, '.').length
  return {
    test(text) {
      end.lastIndex = text.length - length
      return end.lastIndex > head.length && text.startsWith(head) && end.test(text) && !LINE_END.test(text)
    },
  }
}

/** What a full stop does not stand for. */
const LINE_END = /[\n\r\u2028\u2029]/

/** Patterns of the contract that leave nothing, or little, to their format: what matches these keeps both. */
const UUID_4 = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
const EASY: Readonly<Record<string, string>> = {
  // Instants (§2.4), on a day that every month has.
  'date-time ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$':
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$',
  [`uuid ${UUID_4}`]: UUID_4,
}

/** What surely keeps both format and pattern; undefined when there is no quick way to tell. */
export function easyOf(format = '', pattern = ''): Test<string> | undefined {
  const easy = EASY[`${format} ${pattern}`]
  return easy === undefined ? undefined : patternOf(easy)
}

const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Does a text begin with a day of the calendar, YYYY-MM-DD? */
function isDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && !isLeap ? 28 : (DAYS[month] ?? 0))
}
