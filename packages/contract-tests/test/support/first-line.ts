import type { ChildProcess } from 'node:child_process'

const PATIENCE_MILLISECONDS = 60_000

/**
 * Waits for a line of the output of a process, and returns the first group of the pattern. Rejects with the output so
 * far when the process ends before, or after a minute. Reads the output to its end, because a process stops at a full
 * pipe.
 */
export function firstLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (what: string): void => reject(new Error(`${what} before ${pattern}:\n${output}`))
    const timer = setTimeout(() => fail('A minute passed'), PATIENCE_MILLISECONDS)
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, found] = pattern.exec(output) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume()
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => {
      clearTimeout(timer)
      fail('The process ended')
    })
  })
}
