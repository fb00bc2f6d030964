/** One command that runs or has run. */
export class Run {
  readonly exit: Promise<number | null>
  readonly #signal: (signal: NodeJS.Signals) => void
  readonly #watchers = new Set<() => void>()
  #text = ''
  #output = ''
  #errors = ''
  #exited!: (code: number | null) => void
  #hasExited = false

  constructor(signal: (signal: NodeJS.Signals) => void) {
    this.#signal = signal
    this.exit = new Promise((resolve) => {
      this.#exited = resolve
    })
  }

  /** The standard output and the standard error. */
  text(): string {
    return this.#text
  }

  /** The standard output. */
  output(): string {
    return this.#output
  }

  /** The standard error. */
  errors(): string {
    return this.#errors
  }

  write(stream: 'output' | 'errors', text: string): void {
    this.#text += text
    if (stream === 'output') this.#output += text
    else this.#errors += text
    for (const look of this.#watchers) look()
  }

  exited(code: number | null): void {
    this.#hasExited = true
    this.#exited(code)
  }

  /** Resolves with the match when the output matches the pattern. Rejects when the command ends before that. */
  until(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(this.#text)
        if (found !== null) resolve(found)
      }
      this.#watchers.add(look)
      void this.exit.then((code) => reject(new Error(`ended with ${code} before ${pattern}:\n${this.#text}`)))
      look()
    })
  }

  kill(signal: NodeJS.Signals): void {
    this.#signal(signal)
  }

  /** Ends the command when it runs, and waits for its end. */
  async end(): Promise<void> {
    if (!this.#hasExited) this.kill('SIGTERM')
    await this.exit
  }
}
