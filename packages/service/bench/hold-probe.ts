/**
 * A module to preload into a server (`node --import`). It measures how long the event loop of the server is blocked. A
 * timer ticks every millisecond; the time between two ticks is how long any other request would have waited. When the
 * parent process sends a message, the module responds with the longest block since the previous message.
 */

/**
 * The longest block of the event loop, in milliseconds: measured by the clock, and by the processor time of the main
 * thread.
 */
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
