import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { processesWith, processRow } from '@pix-payments/testing/process-table'
import { startWithNpx, temporaryProject } from './support/npx-chain.ts'
import { areGone, endAll } from './support/run.ts'

afterEach(endAll)

it('a command ends, with all that it started, when the npx that started it is killed', async () => {
  await using project = temporaryProject()
  const { chain, part } = await startWithNpx(project.folder)
  process.kill(chain.at(-1) ?? 0)
  expect(await areGone([...chain, part])).toBe(true)
  while (existsSync(join(project.folder, 'books'))) await setTimeout(20)
})

it('the system tells the same about processes with /proc and with ps', async () => {
  const env = { ...process.env, PIX_TEST_MARK: String(process.pid) }
  const child = spawn('sleep', ['1000'], { env })
  await once(child, 'spawn')
  for (const hasProc of process.platform === 'linux' ? [true, false] : [false]) {
    expect(processRow(child.pid ?? 0, hasProc)).toEqual({ parent: process.pid, words: ['sleep', '1000'] })
    expect(processesWith(`PIX_TEST_MARK=${process.pid}`, hasProc)).toEqual([child.pid])
    expect(processRow(2 ** 30, hasProc)).toBeUndefined()
  }
  child.kill()
})
