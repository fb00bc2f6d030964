import { AsyncLocalStorage } from 'node:async_hooks'

/** What one command prints, and how it ends, while several commands run in the process of the tests. */
export interface Captured {
  write(stream: 'output' | 'errors', text: string): void
  /** Called in the place of `process.exit`. */
  exit(code: number): void
  /** The handlers of SIGINT and SIGTERM that the command has set. */
  readonly handlers: Map<unknown, Set<SignalHandler>>
}

export type SignalHandler = (signal: string) => void

const running = new AsyncLocalStorage<Captured>()

/** Runs a part of the program. What it prints, also later, goes to `captured`. */
export const capturing = <T>(captured: Captured, work: () => T): T => running.run(captured, work)

/** Replaces a function of an object while a command runs. Returns a function that puts the original back. */
function replace<Key extends string>(
  target: Record<Key, (...values: never[]) => unknown>,
  key: Key,
  instead: (captured: Captured, values: readonly unknown[]) => unknown,
  isFor: (values: readonly unknown[]) => boolean = () => true,
): () => void {
  const original = target[key]
  target[key] = (...values: never[]) => {
    const captured = running.getStore()
    return captured === undefined || !isFor(values)
      ? original.apply(target, values)
      : instead(captured, values)
  }
  return () => {
    target[key] = original
  }
}

/** Redirects what commands print, `process.exit` and handlers of signals, until the returned function is called. */
export function captureCommands(): () => void {
  const line = (values: readonly unknown[]): string => `${values.map(String).join(' ')}\n`
  const isSignal = ([event]: readonly unknown[]): boolean => event === 'SIGINT' || event === 'SIGTERM'
  const addHandler = ({ handlers }: Captured, [signal, handler]: readonly unknown[]): void => {
    handlers.set(signal, (handlers.get(signal) ?? new Set()).add(handler as SignalHandler))
  }
  const removeHandler = ({ handlers }: Captured, [signal, handler]: readonly unknown[]): unknown =>
    handlers.get(signal)?.delete(handler as SignalHandler)
  const restores = [
    replace(process.stdout, 'write', (to, [text]) => (to.write('output', String(text)), true)),
    replace(process.stderr, 'write', (to, [text]) => (to.write('errors', String(text)), true)),
    replace(console, 'log', (to, values) => to.write('output', line(values))),
    replace(console, 'error', (to, values) => to.write('errors', line(values))),
    replace(process, 'exit', (to, [code]) => to.exit(Number(code))),
    replace(process, 'once', addHandler, isSignal),
    replace(process, 'on', addHandler, isSignal),
    replace(process, 'off', removeHandler, isSignal),
  ]
  return () => {
    for (const restore of restores) restore()
  }
}
