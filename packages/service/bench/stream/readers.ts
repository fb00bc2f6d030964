import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ReaderCommand, ReaderReport } from './reader-process.ts'

/** How long the readers may take for what is still on its way after a load. */
const LONGEST_WAIT_MILLISECONDS = 60_000

/** Readers of the stream, in a process of their own. */
export interface Readers {
  /** Waits until the fast readers have so many events, or until no more come. The fast readers first, the slow one last. */
  until(events: number): Promise<readonly ReaderReport[]>
  /** Lets the slow reader read, and waits until it has read everything. */
  slowReads(): Promise<ReaderReport>
  close(): void
}

/** Opens streams: some that are read at once, and one that is not read. */
export async function openReaders(url: string, fast: number): Promise<Readers> {
  const child = fork(new URL('./reader-process.ts', import.meta.url))
  const tell = (command: ReaderCommand): boolean => child.send(command)
  const opened = once(child, 'message')
  tell({ open: { url, fast } })
  await opened
  const report = async (): Promise<readonly ReaderReport[]> => reportOf(child, tell)
  return {
    async until(events) {
      return settled(report, (reports) => reports.every((it) => it.isSlow || it.events >= events))
    },
    async slowReads() {
      tell('resume the slow one')
      const reports = await settled(report, () => false)
      const slow = reports.at(-1)
      if (slow === undefined) throw new Error('There is no slow reader.')
      return slow
    },
    close: () => child.disconnect(),
  }
}

async function reportOf(
  child: ChildProcess,
  tell: (command: ReaderCommand) => boolean,
): Promise<readonly ReaderReport[]> {
  const answer = once(child, 'message')
  tell('report')
  const [reports] = (await answer) as [readonly ReaderReport[]]
  return reports
}

/** Asks until the reports are complete, or until nothing has changed for two seconds. */
async function settled(
  report: () => Promise<readonly ReaderReport[]>,
  isComplete: (reports: readonly ReaderReport[]) => boolean,
): Promise<readonly ReaderReport[]> {
  const end = performance.now() + LONGEST_WAIT_MILLISECONDS
  let before = ''
  let changedAt = performance.now()
  for (;;) {
    const reports = await report()
    const now = JSON.stringify(reports)
    if (now !== before) changedAt = performance.now()
    before = now
    const isQuiet = performance.now() - changedAt > 2000
    if (isComplete(reports) || isQuiet || performance.now() > end) return reports
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
