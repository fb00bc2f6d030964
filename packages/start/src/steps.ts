import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'

type Step = (name: string, folder: string, ...args: string[]) => Promise<string | undefined>

/**
 * Returns a function that runs one step, a program of Node in a folder. It returns a text such as `client 840 ms`, with the
 * time since `startSteps` was called. If the step fails, it prints the error and returns undefined.
 */
export function startSteps(): Step {
  const start = performance.now()
  return async (name, folder, ...args) => {
    try {
      await promisify(execFile)(process.execPath, args, { cwd: folder })
      return `${name} ${Math.round(performance.now() - start)} ms`
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string }
      console.error(`${name}: failed; its last output stays in use.\n${firstLines(`${stderr}${stdout}`)}`)
      return undefined
    }
  }
}

/** Returns the message of a failure, up to 12 lines, without the stack trace. */
function firstLines(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^\s*\^|^file:\/\/|throw new/.test(line))
  return lines.slice(0, 12).join('\n')
}
