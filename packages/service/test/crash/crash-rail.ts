import { setTimeout } from 'node:timers/promises'
import { freePort } from '@pix-payments/testing/free-port'
import { ORDER_SECRETS, REPORT_SECRETS } from '../support/rail-apart.ts'
import type { Dice } from './dice.ts'
import { Killable } from './killable.ts'
import { type RailLink, openRailLink } from './rail-link.ts'
import type { ServerOptions } from './server.ts'

/** An institution in its own process, which is killed at random, behind links that lose and double messages. */
export interface CrashRail {
  /** The option of the servers. */
  readonly rail: ServerOptions['rail']
  /** From this call on, the institution runs, and every message arrives once. */
  recover(): Promise<void>
  close(): Promise<void>
}

/** How long the institution runs before it is killed, and how long it is then away, in milliseconds. */
const RUNS = [300, 1500] as const
const AWAY = [50, 1000] as const

export interface CrashRailOptions {
  readonly dice: Dice
  /** Returns the URL of any server that runs. */
  readonly serviceUrl: () => string | undefined
  readonly onFailure: (failure: string) => void
}

export async function startCrashRail({ dice, serviceUrl, onFailure }: CrashRailOptions): Promise<CrashRail> {
  const port = await freePort()
  const orders = await openRailLink(dice, () => `http://127.0.0.1:${port}`)
  const reports = await openRailLink(dice, serviceUrl)
  const institution = new Killable('institution.ts', { port, serviceUrl: reports.url }, onFailure)
  await institution.start()
  const calm = new AbortController()
  const killing = (async () => {
    while (!calm.signal.aborted) {
      await setTimeout(dice.integer(...RUNS))
      if (calm.signal.aborted) return
      await institution.kill()
      await setTimeout(dice.integer(...AWAY))
      await institution.start()
    }
  })()
  const links: readonly RailLink[] = [orders, reports]
  const calmDown = async (): Promise<void> => {
    calm.abort()
    await killing
  }
  return {
    rail: { remote: { url: orders.url, orderSecrets: ORDER_SECRETS, reportSecrets: REPORT_SECRETS } },
    async recover() {
      for (const link of links) link.recover()
      await calmDown()
    },
    async close() {
      await calmDown()
      await institution.kill()
      await Promise.all(links.map((link) => link.close()))
    },
  }
}
