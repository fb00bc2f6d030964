import { crc16 } from '@pix-payments/pix'
import type { Json } from './contract-examples.ts'

/** The ids that a sandbox made, and the ids of the examples that replace them. */
export class Renames {
  readonly #names = new Map<string, string>()
  readonly #originals = new Map<string, string>()

  /** Does nothing when one of the two ids has its counterpart already. */
  set(made: string, example: string): void {
    if (made === example || this.#names.has(made) || this.#originals.has(example)) return
    this.#names.set(made, example)
    this.#originals.set(example, made)
  }

  /** Takes over all ids of a resource that an example shows. */
  learn(made: Json, example: Json): void {
    for (const [one, other] of pairsOf(made, example)) this.set(one, other)
  }

  /** Returns the id of the sandbox for an id of the examples. Another text is returned as it is. */
  original(example: string): string {
    return this.#originals.get(example) ?? example
  }

  /** Replaces all ids in a text. The codes at the end of the BR Codes in the text are computed again. */
  applyTo(text: string): string {
    const pattern = new RegExp([...this.#names.keys()].join('|'), 'g')
    return text
      .replaceAll(pattern, (made) => this.#names.get(made) ?? made)
      .replaceAll(
        BR_CODE,
        (_, body: string) => body + crc16(body).toString(16).toUpperCase().padStart(4, '0'),
      )
  }
}

const BR_CODE = /(000201[^"\\]+?6304)[0-9A-F]{4}(?=["\\])/g
const ID = /^id$|Id$|^recUrlAccessToken$/
const CODES = new Set(['brCode', 'textContent'])
const TXID = /\/qr\/v2\/([0-9a-f]{32})/

function* pairsOf(made: Json, example: Json): Generator<readonly [string, string]> {
  for (const [name, one] of Object.entries(made)) {
    const other = example[name]
    if (typeof one === 'string' && typeof other === 'string') {
      const [mine, shown] = [TXID.exec(one)?.[1], TXID.exec(other)?.[1]]
      if (ID.test(name)) yield [one, other]
      else if (CODES.has(name) && mine !== undefined && shown !== undefined) yield [mine, shown]
    } else if (isObject(one) && isObject(other)) yield* pairsOf(one, other)
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
