import { describe, expect, it } from 'vitest'
import { command } from './flows-command.ts'

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
})
