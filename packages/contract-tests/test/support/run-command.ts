import { vi } from 'vitest'
import { runProgram } from '../../src/program.ts'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in this process, without colours and with variables of the environment. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const text = { stdout: '', stderr: '' }
  const writes = (name: keyof typeof text, end: string) => (chunk: unknown) => {
    text[name] += `${String(chunk)}${end}`
    return true
  }
  for (const [name, value] of Object.entries({ ...environment, NO_COLOR: '1' })) vi.stubEnv(name, value)
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writes('stdout', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(writes('stderr', '')),
    vi.spyOn(console, 'log').mockImplementation(writes('stdout', '\n')),
    vi.spyOn(console, 'error').mockImplementation(writes('stderr', '\n')),
  ]
  try {
    return { code: await runProgram(args), ...text }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}
