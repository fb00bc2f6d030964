import type { Context } from '../application/operation/context.ts'
import { finishTransfer } from '../application/money/transfer-between-shards.ts'
import type { Stop } from '../clock.ts'
import { pendingOutgoing } from '../storage/rows/shard-transfer-rows.ts'
import type { Log } from '../telemetry/log.ts'

/** Credits transfers to other stores whose first attempt failed (G-481). */
export interface TransferWorker {
  start(): void
  /** Resolves when the round in progress has ended. */
  stop(): Promise<void>
}

const PERIOD_MILLISECONDS = 1000
/** The request that made the transfer credits it first. */
const FIRST_MILLISECONDS = 1000

export function createTransferWorker(context: Context, log: Log): TransferWorker {
  const { store, clock } = context
  let next: Stop = () => undefined
  let running: Promise<void> | undefined
  let isStopped = false

  async function round(): Promise<void> {
    try {
      const until = clock.now() - FIRST_MILLISECONDS
      for (const id of await store.readLatest((reader) => pendingOutgoing(reader, until))) {
        if (isStopped) return
        await finishTransfer(context, id)
        log.info({ transferId: id }, 'A transfer to another database was completed.')
      }
    } catch (error) {
      log.warn({ err: error }, 'Transfers to another database wait. Trying again.')
    }
  }

  const go = (): void => {
    running = round().finally(() => {
      if (!isStopped) next = clock.after(PERIOD_MILLISECONDS, go)
    })
  }

  return {
    start: go,
    async stop() {
      isStopped = true
      next()
      await running
    },
  }
}
