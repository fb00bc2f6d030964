import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flowNames } from '../src/read-flows.ts'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function command(...args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, '../src/cli/flows.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=source', script, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

describe('pnpm flows', () => {
  it('runs the flows that it is given, against a sandbox that it starts', async () => {
    const { code, stdout } = await command('deposit', 'withdrawal-by-key')
    expect(stdout).toContain('✓ deposit.arazzo.yaml')
    expect(stdout).toContain('✓ withdrawal-by-key.arazzo.yaml')
    expect(stdout).not.toContain('partial-refunds')
    expect(code).toBe(0)
  })

  it('fails when no sandbox answers', async () => {
    expect(await command('deposit', '--url', 'http://127.0.0.1:9')).toMatchObject({ code: 1 })
  })

  it('lists the flows, explains itself, and refuses what it does not know', async () => {
    expect(await command('--list')).toMatchObject({ code: 0, stdout: `${flowNames().join('\n')}\n` })
    expect(await command('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--url <url>'),
    })
    expect(await command('depositt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no flow depositt.'),
    })
    expect(await command('--ur', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Unknown option '--ur'"),
    })
  })
})
