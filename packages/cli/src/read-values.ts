import { usageError } from './output/exit-codes.ts'

/** Reads an amount in centavos. */
export function centsOf(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError(`${option} is "${text}". Write the amount in centavos: 5000 is R$ 50,00.`)
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/** Reads a duration such as `90s`, `1h30m` or `3d`, in seconds. */
export function secondsOf(option: string, text: string): number {
  if (/^(\d+[smhdw])+$/.test(text)) {
    const parts = [...text.matchAll(/(\d+)([smhdw])/g)]
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0)
  }
  throw usageError(`${option} is "${text}". Write a duration with its unit: 30s, 1h30m, 3d.`)
}

/** An instant with its offset. `Date.parse` alone also accepts days that do not exist, and the time zone of the machine. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Reads a day, which begins at midnight in Brasília, or an instant. Returns the instant in UTC. */
export async function instantOf(option: string, text: string): Promise<string> {
  // Imported here, because the package has many modules and most commands read no instant.
  const { brasiliaInstant, isCalendarDate } = await import('@pix-payments/pix')
  if (isCalendarDate(text)) return new Date(brasiliaInstant(text)).toISOString()
  const [, day = ''] = INSTANT.exec(text) ?? []
  const at = Date.parse(text)
  if (isCalendarDate(day) && !Number.isNaN(at)) return new Date(at).toISOString()
  throw usageError(
    `${option} is "${text}". Write a day or an instant: 2027-01-05 or 2027-01-05T15:00:00.000Z.`,
  )
}

/** Reads a whole number, 0 or more. */
export function countOf(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError(`${option} is "${text}". Write a whole number.`)
}
