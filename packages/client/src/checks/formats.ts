/** Does a text keep a format? The formats of the contract's answers and events, as Ajv judges them. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
    isDay(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  uri: (text) =>
    /^[a-z][a-z\d+.-]*:(%[\da-f]{2}|[\w.~:/?#[\]@!$&'()*+,;=-])+$/i.test(text) && URL.canParse(text),
}

const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Does a text begin with a day of the calendar, YYYY-MM-DD? */
function isDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && !isLeap ? 28 : (DAYS[month] ?? 0))
}
