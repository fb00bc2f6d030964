import type { Clock, Stop } from '../clock.ts'
import { releaseLeasesOf } from '../storage/rows/delivery-rows.ts'
import {
  deadProcesses,
  insertProcess,
  removeDeadProcess,
  removeProcess,
  renewProcess,
} from '../storage/rows/process-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

export interface PresenceOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store; its leases of deliveries begin with it. */
  readonly processId: string
}

export interface Presence {
  start(): void
  /** Resolves when the other processes know that it is over. */
  stop(): Promise<void>
}

/** How often a process gives a sign of life, and looks for those that give none. */
const PERIOD_MILLISECONDS = 500
/** A process without a sign of life for so long is taken for dead. A busy event loop is late by far less. */
const ALIVE_MILLISECONDS = 3000

/**
 * Tells the processes that share a store which of them are alive. What a dead one was sending is released at once, since
 * a move of a clock waits for it; a process that was only paused may thus send an event twice, with the same eventId.
 */
export function createPresence({ store, clock, log, processId }: PresenceOptions): Presence {
  let isKnown = false
  let next: Stop = () => undefined
  let running: Promise<void> | undefined
  let isStopped = false

  async function giveSignOfLife(): Promise<void> {
    const until = clock.now() + ALIVE_MILLISECONDS
    const wasAlive = await store.write(async (transaction) => {
      if (await renewProcess(transaction, processId, until)) return true
      await insertProcess(transaction, processId, until)
      return false
    })
    if (isKnown && !wasAlive)
      log.warn({}, 'The other processes took this one for dead: it was silent for 3 s.')
    isKnown = true
  }

  async function lookForDead(): Promise<void> {
    const realNow = clock.now()
    for (const id of await store.read((reader) => deadProcesses(reader, realNow))) {
      // Apart: a process that was paused while it gave a sign of life has its row locked.
      await store.write((transaction) => releaseLeasesOf(transaction, id))
      if (await store.write((transaction) => removeDeadProcess(transaction, id, realNow)))
        log.warn({ processId: id }, 'A process ended without stopping. What it was sending is due again.')
    }
  }

  async function look(): Promise<void> {
    try {
      await giveSignOfLife()
      await lookForDead()
    } catch (error) {
      log.error({ err: error }, 'the processes on this store cannot be looked up; trying again')
    }
    if (!isStopped) next = clock.after(PERIOD_MILLISECONDS, go)
  }

  const go = (): void => {
    running = look()
  }

  return {
    start: go,
    async stop() {
      isStopped = true
      next()
      await running
      // The others find out by themselves, a little later.
      await store.write((transaction) => removeProcess(transaction, processId)).catch(() => undefined)
    },
  }
}
