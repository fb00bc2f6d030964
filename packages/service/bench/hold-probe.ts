/**
 * Preloaded into a server (`node --import`): measures how long its event loop is blocked. A timer ticks every
 * millisecond; the time between two ticks is how long any other request would have waited. Responds to each message of
 * the parent process with the longest block since the previous message.
 */

/** The longest block, in milliseconds: by the clock, and by the processor time of the main thread. */
export interface Hold {
  readonly wall: number
  readonly processor: number
}

const TICK_MILLISECONDS = 1

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let longest = { wall: 0, processor: 0 }
let last = { wall: performance.now(), processor: processorTime() }

function tick(): void {
  const now = { wall: performance.now(), processor: processorTime() }
  longest = {
    wall: Math.max(longest.wall, now.wall - last.wall),
    processor: Math.max(longest.processor, now.processor - last.processor),
  }
  last = now
}

setInterval(tick, TICK_MILLISECONDS).unref()

process.on('message', () => {
  tick()
  process.send?.(longest)
  longest = { wall: 0, processor: 0 }
})
process.channel?.unref()
