import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { processesOf } from '../src/processes.ts'

const OWNER = join(import.meta.dirname, 'support/owner.ts')

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a run that ends by %s leaves no process and no file',
  async (signal) => {
    const owner = spawn(process.execPath, [OWNER], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string]
    const { folder, pid } = JSON.parse(line) as { folder: string; pid: number }
    expect(existsSync(join(folder, 'file'))).toBe(true)
    expect(processesOf(folder).map((it) => it.pid)).toContain(pid)

    owner.kill(signal)
    await expect.poll(() => existsSync(folder)).toBe(false)
    expect(processesOf(folder)).toEqual([])
  },
)

it('never returns one port twice in a run', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
})
