import { describe, expect, it } from 'vitest'
import {
  type VerificationQueueOptions,
  createVerificationQueue,
} from '../../src/identity/verification-queue.ts'

/** Creates a queue with one slot. The test ends each task, and reads the order in which the tasks started. */
function trace(options: Partial<VerificationQueueOptions> = {}): {
  add(name: string, id: string, hasPriority?: boolean): boolean
  endAll(): Promise<string>
} {
  const queue = createVerificationQueue({ slots: 1, mostOfOne: 10, mostWithoutPriority: 20, ...options })
  const began: string[] = []
  const running: (() => void)[] = []
  const task = (name: string): Promise<void> => {
    began.push(name)
    return new Promise((resolve) => {
      running.push(resolve)
    })
  }
  return {
    add: (name, id, hasPriority = false) => queue.run({ id, hasPriority }, () => task(name)) !== undefined,
    async endAll() {
      while (running.length > 0) {
        running.shift()?.()
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
      }
      return began.join(' ')
    },
  }
}

describe('the verification queue', () => {
  it('runs as many tasks concurrently as it has slots', async () => {
    const queue = createVerificationQueue({ slots: 2, mostOfOne: 10, mostWithoutPriority: 10 })
    let running = 0
    let most = 0
    const work = async (): Promise<void> => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      running -= 1
    }
    await Promise.all(
      Array.from({ length: 8 }, (_, id) => queue.run({ id: `${id}`, hasPriority: false }, work)),
    )
    expect(most).toBe(2)
  })

  it('serves requesters round-robin, however many tasks one has', async () => {
    const { add, endAll } = trace()
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a')
    for (const name of ['b1', 'b2']) add(name, 'b')
    expect(await endAll()).toBe('a1 a2 b1 a3 b2 a4')
  })

  it('serves tasks with priority first, but every fourth start is another task', async () => {
    const { add, endAll } = trace()
    for (const name of ['x1', 'x2', 'x3']) add(name, 'x')
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) add(id, id, true)
    expect(await endAll()).toBe('x1 a b x2 c d e x3 f')
  })

  it('refuses tasks beyond the limits: per requester, and without priority in all', async () => {
    const { add, endAll } = trace({ mostOfOne: 2, mostWithoutPriority: 3 })
    // The first task runs at once. The second and third task wait, and the fourth is refused.
    expect(['a1', 'a2', 'a3', 'a4'].map((name) => add(name, 'a'))).toEqual([true, true, true, false])
    expect([add('b1', 'b'), add('c1', 'c'), add('d', 'd', true)]).toEqual([true, false, true])
    expect(await endAll()).toBe('a1 d a2 b1 a3')
  })

  it('continues after a task that fails', async () => {
    const queue = createVerificationQueue({ slots: 1, mostOfOne: 10, mostWithoutPriority: 10 })
    const requester = { id: 'a', hasPriority: false }
    const failed = queue.run(requester, () => Promise.reject(new Error('no memory')))
    const next = queue.run(requester, () => Promise.resolve('served'))
    await expect(failed).rejects.toThrow('no memory')
    await expect(next).resolves.toBe('served')
  })
})
