import type { QueuedRail } from './queued-rail.ts'

/** The state of several queues as one. Returns undefined when there is no queue. */
export function joinedQueues(
  queues: readonly QueuedRail[],
): Pick<QueuedRail, 'facts' | 'health'> | undefined {
  const [only] = queues
  if (only === undefined || queues.length === 1) return only
  return {
    async facts() {
      const all = await Promise.all(queues.map((queue) => queue.facts()))
      return { ...totals(all), isOpen: all.some(({ isOpen }) => isOpen) }
    },
    async health() {
      const all = await Promise.all(queues.map((queue) => queue.health()))
      return { ...totals(all), status: all.some(({ status }) => status === 'down') ? 'down' : 'up' }
    },
  }
}

interface Backlog {
  readonly pending: number
  readonly oldestSeconds: number
}

const totals = (all: readonly Backlog[]): Backlog => ({
  pending: all.reduce((sum, { pending }) => sum + pending, 0),
  oldestSeconds: Math.max(...all.map(({ oldestSeconds }) => oldestSeconds)),
})
