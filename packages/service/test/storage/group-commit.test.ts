import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../src/clock.ts'
import { Connection } from '../../src/storage/sqlite/connection.ts'
import { type Committer, GroupCommit } from '../../src/storage/sqlite/group-commit.ts'
import { insert } from './probe.ts'

const COUNT = { name: 'group.count', text: 'select count(*) as rows from probe' }

let connection: Connection
let executed: string[]
beforeEach(() => {
  connection = new Connection(':memory:')
  connection.exec('create table probe (id text primary key, amount bigint, note text)')
  executed = []
})
afterEach(() => {
  connection.close()
})

/** Returns a connection that fails once: at the first statement with this text. */
function failingAt(text?: string): Committer {
  let isFailed = false
  return {
    all: (...args) => connection.all(...args),
    first: (...args) => connection.first(...args),
    run: (...args) => connection.run(...args),
    execute: (it) => connection.execute(it),
    later: (...args) => {
      connection.later(...args)
    },
    command(it) {
      executed.push(it)
      if (it === text && !isFailed) {
        isFailed = true
        throw new Error('disk I/O error')
      }
      connection.command(it)
    },
  }
}

const rows = async (): Promise<number | undefined> => (await connection.first<{ rows: number }>(COUNT))?.rows

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a group', () => {
  test('contains the transactions of the same turn, and has one commit', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => commits.run((transaction) => insert(transaction, `${index}`))),
    )
    expect(executed.filter((text) => text === 'commit')).toHaveLength(1)
    expect(await rows()).toBe(30)
  })

  test('includes transactions that arrive in the following turns', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    const written: Promise<unknown>[] = []
    for (let index = 0; index < 30; index += 1) {
      written.push(commits.run((transaction) => insert(transaction, `${index}`)))
      await nextTurn()
    }
    await Promise.all(written)
    expect(executed.filter((text) => text === 'commit')).toHaveLength(1)
    expect(await rows()).toBe(30)
  })

  test('is committed after a few turns without a new transaction', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    const first = commits.run((transaction) => insert(transaction, 'first'))
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    expect(executed).toEqual(['begin immediate', 'commit'])
    await first
  })

  test('has at most 64 members', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    await Promise.all(
      Array.from({ length: 65 }, (_, index) => commits.run((transaction) => insert(transaction, `${index}`))),
    )
    expect(executed.filter((text) => text === 'commit')).toHaveLength(2)
  })

  test('resolves after the commit, not before', async () => {
    const order: string[] = []
    const committer = failingAt()
    const commits = new GroupCommit(
      {
        ...committer,
        command(text) {
          committer.command(text)
          if (text === 'commit') order.push('commit')
        },
      },
      systemClock,
    )
    const answered = async (name: string): Promise<void> => {
      await commits.run((transaction) => insert(transaction, name))
      order.push(name)
    }
    await Promise.all([answered('a'), answered('b')])
    expect(order).toEqual(['commit', 'a', 'b'])
  })

  test.each(['begin immediate', 'commit', 'savepoint one', 'rollback to one', 'release one'])(
    'fails as a whole when "%s" fails, and the next one succeeds',
    async (text) => {
      const commits = new GroupCommit(failingAt(text), systemClock)
      const outcomes = await Promise.allSettled(
        ['a', 'b', 'c'].map((id) =>
          commits.run(async (transaction) => {
            await insert(transaction, id)
            if (id === 'b') throw new Error('refused')
          }),
        ),
      )
      expect(
        outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : '')),
      ).toEqual(['disk I/O error', 'disk I/O error', 'disk I/O error'])
      expect(await rows()).toBe(0)
      await commits.run((transaction) => insert(transaction, 'd'))
      expect(await rows()).toBe(1)
    },
  )

  test('with a failing member runs again, each member in its own savepoint; only the failing member fails', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    const runs: string[] = []
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) =>
        commits.run(async (transaction) => {
          runs.push(id)
          await insert(transaction, id)
          if (id === 'b') throw new Error('refused')
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(runs).toEqual(['a', 'b', 'a', 'b', 'c'])
    expect(executed.filter((text) => text === 'commit')).toHaveLength(1)
    expect(await rows()).toBe(2)
  })

  test('with a single failing member does not run again', async () => {
    const commits = new GroupCommit(failingAt(), systemClock)
    let runs = 0
    const failing = commits.run(async (transaction) => {
      runs += 1
      await insert(transaction, 'a')
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(runs).toBe(1)
    expect(executed).toEqual(['begin immediate', 'rollback'])
    expect(await rows()).toBe(0)
  })

  /** Returns a clock that does not move. `pass` ends the latest wait. */
  function standing(): { readonly clock: Clock; pass(): void } {
    const waits: (() => void)[] = []
    const after: Clock['after'] = (_milliseconds, callback) => {
      waits.push(callback)
      return () => undefined
    }
    const clock = { now: () => 0, wallNow: () => 0, offset: () => 0, after }
    return { clock, pass: () => waits.at(-1)?.() }
  }

  test('gives each member the whole time limit, however long those before it took', async () => {
    const { clock, pass } = standing()
    const commits = new GroupCommit(failingAt(), clock)
    const writing = ['a', 'b'].map((id) =>
      commits.run(async (transaction) => {
        await insert(transaction, id)
        // The first member's time limit started the latest wait. Ending this wait must not end the second member's
        // transaction.
        if (id === 'b') pass()
      }),
    )
    await expect(Promise.all(writing)).resolves.toHaveLength(2)
    expect(await rows()).toBe(2)
  })

  test('fails a member that takes too long, and keeps the others', async () => {
    const { clock, pass } = standing()
    const commits = new GroupCommit(failingAt(), clock)
    const outcomes = Promise.allSettled(
      ['a', 'b', 'c'].map((id) =>
        commits.run(async (transaction) => {
          await insert(transaction, id)
          if (id === 'b') {
            setImmediate(() => {
              pass()
              pass()
            })
            await new Promise(() => undefined)
          }
        }),
      ),
    )
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await rows()).toBe(2)
  })
})
