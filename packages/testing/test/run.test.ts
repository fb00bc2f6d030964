import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { processesWith } from '../src/process-table.ts'
import { RUN_VARIABLE } from '../src/run.ts'

const OWNER = join(import.meta.dirname, 'support/owner.ts')

it.each([
  { signal: 'SIGTERM', child: 'that ends' },
  { signal: 'SIGKILL', child: 'stubborn' },
] as const)('a run that ends by $signal leaves no process and no file', async ({ signal, child }) => {
  const owner = spawn(process.execPath, [OWNER, child], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string]
  const { folder, pid } = JSON.parse(line) as { folder: string; pid: number }
  expect(existsSync(join(folder, 'file'))).toBe(true)
  const left = (): readonly number[] => processesWith(`${RUN_VARIABLE}=${folder}`)
  expect(left()).toContain(pid)

  owner.kill(signal)
  await expect.poll(() => existsSync(folder)).toBe(false)
  expect(left()).toEqual([])
})

it('never returns one port twice in a run', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
})
