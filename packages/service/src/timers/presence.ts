import type { Clock, Stop } from '../clock.ts'
import { releaseLeasesOf } from '../storage/rows/delivery-rows.ts'
import {
  ALIVE_MILLISECONDS,
  deadProcesses,
  insertProcess,
  removeDeadProcess,
  removeProcess,
  renewProcess,
} from '../storage/rows/process-rows.ts'
import { releaseOrderLeasesOf } from '../storage/rows/rail-queue-rows.ts'
import { directoryOf, partitionsOf } from '../storage/partition.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

export interface PresenceOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store. The leases of its deliveries and orders start with this id. */
  readonly processId: string
}

export interface Presence {
  start(): void
  /** Resolves when the other processes can see that this process has stopped. */
  stop(): Promise<void>
}

/** How often a process writes a heartbeat and looks for dead processes. */
const PERIOD_MILLISECONDS = 500

/**
 * Detects dead processes on a shared store and releases their deliveries and orders immediately, because a clock move
 * waits for them. If the process was only paused, it may send such a delivery or order too; the receiver then gets it
 * twice, with the same id.
 */
export function createPresence({ store, clock, log, processId }: PresenceOptions): Presence {
  const directory = directoryOf(store)
  let isKnown = false
  let next: Stop = () => undefined
  let running: Promise<void> | undefined
  let isStopped = false

  async function sendHeartbeat(): Promise<void> {
    const until = clock.now() + ALIVE_MILLISECONDS
    const wasAlive = await directory.write(async (transaction) => {
      if (await renewProcess(transaction, processId, until)) return true
      await insertProcess(transaction, processId, until)
      return false
    })
    if (isKnown && !wasAlive)
      log.warn({}, 'The other processes counted this one as dead, because it sent no heartbeat for 3 s.')
    isKnown = true
  }

  async function releaseDeadProcesses(): Promise<void> {
    const realNow = clock.now()
    for (const id of await directory.read((reader) => deadProcesses(reader, realNow))) {
      // Several transactions: a process that was paused while it wrote a heartbeat still locks its row, but its leases can
      // be released.
      await Promise.all(
        partitionsOf(store).map((one) =>
          one.write(async (transaction) => {
            await releaseLeasesOf(transaction, id)
            await releaseOrderLeasesOf(transaction, id)
          }),
        ),
      )
      if (await directory.write((transaction) => removeDeadProcess(transaction, id, realNow)))
        log.warn(
          { processId: id },
          'A process ended without stopping. Its unfinished deliveries and orders are due again.',
        )
    }
  }

  async function beat(): Promise<void> {
    try {
      await sendHeartbeat()
      await releaseDeadProcesses()
    } catch (error) {
      log.error({ err: error }, 'The processes on this store cannot be read. Retrying.')
    }
    if (!isStopped) next = clock.after(PERIOD_MILLISECONDS, go)
  }

  const go = (): void => {
    running = beat()
  }

  return {
    start: go,
    async stop() {
      isStopped = true
      next()
      await running
      // If this fails, the other processes detect the stop after 3 s.
      await directory.write((transaction) => removeProcess(transaction, processId)).catch(() => undefined)
    },
  }
}
