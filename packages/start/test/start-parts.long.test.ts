import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  answers,
  folder,
  hang,
  inject,
  type Part,
  PARTS,
  pidOf,
  startOnce,
  statusWith,
} from './support/parts.ts'
import { areGone, startBelowNpm } from './support/run.ts'

describe('one start of the product that keeps its data', () => {
  const run = startOnce(() => [
    '--data',
    join(folder, 'data'),
    '--host',
    '0.0.0.0',
    '--control-token',
    'chosen',
  ])

  it('takes the control token that it is given', async () => {
    expect(await statusWith(run(), 'chosen')).toBe(200)
    expect(run().text()).not.toContain('control API needs the token')
  })

  it('a part that ends is named, leaves the others alone, and comes back at its address', async () => {
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    const faults = [
      { part: 'service', bring: (part) => process.kill(pidOf(part), 'SIGKILL'), end: '(SIGKILL).' },
      {
        part: 'mock',
        bring: (part) => inject(part, 'throw'),
        end: '(exit code 1): RangeError: The test said so.',
      },
      { part: 'docs', bring: (part) => inject(part, 'end'), end: '(exit code 7).' },
    ] satisfies readonly { part: Part; bring: (part: Part) => void; end: string }[]
    for (const { part, bring, end } of faults) {
      bring(part)
      await run().until(new RegExp(`^${part} ended `, 'm'))
      for (const other of PARTS) expect([other, await answers(run(), other)]).toEqual([other, other !== part])
      await run().until(new RegExp(`^${part} runs again `, 'm'))
      expect(await answers(run(), part)).toBe(true)
      expect(run().text()).toContain(`\n${part} ended ${end} It starts again in 1 s.\n`)
      expect(run().text()).toContain(`\n${part} runs again at ${run().urls[part]}.\n`)
    }
  })

  it('ends on Ctrl-C when a part hangs, which is then killed', async () => {
    const pids = PARTS.map(pidOf)
    await hang('service')
    run().child.kill('SIGINT')
    expect(await run().exit).toBe(0)
    expect(run().text()).toContain('service does not end, so it is killed.')
    expect(await areGone(pids)).toBe(true)
  })
})

describe('one start of the product that forgets its data', () => {
  const run = startOnce(() => ['--ephemeral'])

  it('ends at once on the second Ctrl-C, while a part hangs', async () => {
    const pids = PARTS.map(pidOf)
    await hang('docs')
    const again = setInterval(() => run().child.kill('SIGINT'), 200)
    expect(await run().exit).toBe(130)
    clearInterval(again)
    expect(await areGone(pids)).toBe(true)
  })
})

describe('one start of the product below npm, which other machines can reach', () => {
  const run = startOnce(() => ['--ephemeral', '--host', '0.0.0.0'], startBelowNpm)

  it('shows the control token', async () => {
    const [, token = ''] = /control API needs the token ([\w-]+)/.exec(run().text()) ?? []
    expect(await statusWith(run())).toBe(401)
    expect(await statusWith(run(), token)).toBe(200)
  })

  it('ends when npm is killed, with every part, also one that hangs', async () => {
    const pids = PARTS.map(pidOf)
    await hang('mock')
    run().child.kill('SIGKILL')
    expect(await areGone(pids)).toBe(true)
  })
})
