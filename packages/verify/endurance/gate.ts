/** Players wait while a process is started again. What they had begun goes on, and fails as it may. */
export interface Gate {
  /** Resolves when the gate is open. */
  passed(): Promise<void>
  close(): void
  open(): void
}

export function createGate(): Gate {
  let opened = Promise.withResolvers<void>()
  opened.resolve()
  return {
    passed: () => opened.promise,
    close() {
      opened = Promise.withResolvers<void>()
    },
    open() {
      opened.resolve()
    },
  }
}
