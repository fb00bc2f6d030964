import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilledStore } from './stores.ts'

const CLI = join(import.meta.dirname, '../../dist/cli.js')

/** Runs `pix-service check` on a store. Returns its duration, and the most memory that its process used. */
export async function checkOf({
  folder,
  schema,
}: FilledStore): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const data = schema === undefined ? ['--data', folder ?? ''] : ['--database-schema', schema.schema]
  const began = performance.now()
  const child = spawn(process.execPath, [CLI, 'check', ...data], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: schema?.url ?? '' },
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, mostMemory(child.pid ?? 0))
  }, 100)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`pix-service check ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

/** The highest resident memory of a process until now, in MB; 0 where the system does not tell. */
function mostMemory(pid: number): number {
  try {
    const [, kilobytes = 0] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}
