import { hash } from 'node:crypto'
import { generateUuidV4, isUuidV4 } from '@pix-payments/pix'
import type { FaultEffect } from '../domain/fault/fault.ts'
import type { Message } from '../storage/rows/delivery-rows.ts'

const HOUR_MILLISECONDS = 3_600_000
/** Not the secret of any webhook: each webhook has a random secret. */
const WRONG_SECRET = `whsec_${Buffer.alloc(32, 'wrong').toString('base64')}`

/** What a fault changes in a delivery. */
export interface Falsified {
  readonly message: Message
  /** Set when other secrets sign than those of the webhook. */
  readonly secrets: readonly string[] | undefined
  /** How old the timestamp is, in milliseconds. */
  readonly age: number
}

/** Applies the effects that falsify a delivery (G-272). */
export function falsify(message: Message, effects: readonly FaultEffect[]): Falsified {
  const has = (kind: FaultEffect['kind']): boolean => effects.some((effect) => effect.kind === kind)
  return {
    message: has('foreignResource')
      ? { ...message, payload: aboutAnotherResource(message.payload) }
      : message,
    secrets: has('badSignature') ? [WRONG_SECRET] : undefined,
    age: has('oldTimestamp') ? HOUR_MILLISECONDS : 0,
  }
}

/** The ids of an event that belong to its message, and not to a resource. */
const OF_THE_MESSAGE: ReadonlySet<string> = new Set(['eventId', 'walletId'])

/** Replaces each id of the payload by another id of the same form. A payload always gets the same ids. */
function aboutAnotherResource(payload: string): string {
  return JSON.stringify(JSON.parse(payload), (name, value: unknown) =>
    typeof value === 'string' && /(?:Id|txid)$/.test(name) && !OF_THE_MESSAGE.has(name)
      ? anotherId(value)
      : value,
  )
}

function anotherId(id: string): string {
  const digest = hash('sha256', `another ${id}`, 'buffer')
  if (isUuidV4(id)) return generateUuidV4((length) => digest.subarray(0, length))
  // The ids of the Pix schemes end with 11 free characters or more. Hexadecimal digits are allowed in all of them.
  const free = Math.min(id.length, 11)
  return id.slice(0, id.length - free) + digest.toString('hex').slice(0, free)
}
