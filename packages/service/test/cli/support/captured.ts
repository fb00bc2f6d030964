import { AsyncLocalStorage } from 'node:async_hooks'

/** What one command prints, and how it ends, while several commands run in the process of the tests. */
export interface Captured {
  write(stream: 'output' | 'errors', text: string): void
  /** Called in the place of `process.exit`. */
  exit(code: number): void
}

const running = new AsyncLocalStorage<Captured>()

/** Runs a part of the program. What it prints, also later, goes to `captured`. */
export const capturing = <T>(captured: Captured, work: () => T): T => running.run(captured, work)

type Write = typeof process.stdout.write

/** Redirects what commands print, and `process.exit`, until the returned function is called. */
export function captureCommands(): () => void {
  const original = {
    exit: process.exit,
    stdout: process.stdout.write,
    stderr: process.stderr.write,
    log: console.log,
    error: console.error,
  }
  const written =
    (stream: 'output' | 'errors', target: NodeJS.WriteStream, write: Write): Write =>
    (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
      const captured = running.getStore()
      if (captured === undefined) return Reflect.apply(write, target, [chunk, ...rest]) as boolean
      captured.write(stream, typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
      return true
    }
  const printed =
    (stream: 'output' | 'errors', print: typeof console.log): typeof console.log =>
    (...values: readonly unknown[]) => {
      const captured = running.getStore()
      if (captured === undefined) print(...values)
      else captured.write(stream, `${values.map(String).join(' ')}\n`)
    }
  process.stdout.write = written('output', process.stdout, original.stdout)
  process.stderr.write = written('errors', process.stderr, original.stderr)
  console.log = printed('output', original.log)
  console.error = printed('errors', original.error)
  process.exit = ((code: number) => {
    const captured = running.getStore()
    if (captured === undefined) return original.exit(code)
    captured.exit(code)
  }) as typeof process.exit
  return () => {
    process.exit = original.exit
    process.stdout.write = original.stdout
    process.stderr.write = original.stderr
    console.log = original.log
    console.error = original.error
  }
}
