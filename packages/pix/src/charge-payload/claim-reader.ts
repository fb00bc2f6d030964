import type { Instant } from '../calendar/instant.ts'
import type { ChargePayloadProblem } from './charge-payload.ts'
import { readRfc3339 } from '../calendar/rfc3339.ts'

/** Reads one JSON object of the claims. All readers of a payload share the first problem. */
export class ClaimReader {
  readonly #claims: Readonly<Record<string, unknown>>
  readonly #path: string
  readonly #problems: ChargePayloadProblem[]

  constructor(claims: unknown, path = '', problems: ChargePayloadProblem[] = []) {
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
    this.#claims = isObject ? (claims as Readonly<Record<string, unknown>>) : {}
    this.#path = path
    this.#problems = problems
    if (!isObject) problems.push({ reason: 'INVALID_FIELD', path, expected: 'a JSON object' })
  }

  /** The first missing or invalid claim, or `undefined` when there is none. */
  get problem(): ChargePayloadProblem | undefined {
    return this.#problems[0]
  }

  has(name: string): boolean {
    return this.#claims[name] !== undefined && this.#claims[name] !== null
  }

  refuse(reason: ChargePayloadProblem['reason'], name: string, expected: string): void {
    this.#problems.push({ reason, path: this.#pathOf(name), expected })
  }

  object(name: string): ClaimReader {
    if (!this.has(name)) this.refuse('MISSING_FIELD', name, 'a JSON object')
    return new ClaimReader(this.#claims[name] ?? {}, this.#pathOf(name), this.#problems)
  }

  text(
    name: string,
    rule: { readonly expected: string; readonly holds: (value: string) => boolean },
  ): string {
    const value = this.#claims[name]
    if (typeof value === 'string' && rule.holds(value)) return value
    this.refuse(this.has(name) ? 'INVALID_FIELD' : 'MISSING_FIELD', name, rule.expected)
    return ''
  }

  optionalText(name: string, rule: Parameters<ClaimReader['text']>[1]): string | null {
    return this.has(name) ? this.text(name, rule) : null
  }

  /** The JSON examples of the central bank write integers as numbers and as text (`"3600"`); both are read. */
  integer(
    name: string,
    rule: { readonly expected: string; readonly holds: (value: number) => boolean },
  ): number {
    const given = this.#claims[name]
    const value = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
    if (typeof value === 'number' && rule.holds(value)) return value
    this.refuse(this.has(name) ? 'INVALID_FIELD' : 'MISSING_FIELD', name, rule.expected)
    return 0
  }

  instant(name: string): Instant {
    const expected = 'a date and time of RFC 3339, such as 2026-03-01T14:00:05Z'
    return readRfc3339(this.text(name, { expected, holds: (value) => readRfc3339(value) !== null })) ?? 0
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`
  }
}
