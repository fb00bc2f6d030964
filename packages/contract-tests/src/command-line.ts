import { InvalidArgumentError } from 'commander'
import type { Progress } from './run.ts'

/** The exit codes: 0 when all cases passed, 1 when some cases failed, 2 when the suite could not run. */
export const FAILED = 1
export const UNUSABLE = 2

/** The suite cannot run, for the reason in the message. */
export class Unusable extends Error {}

/** Shows the progress on one line that each update overwrites. Shows nothing when the output is not a terminal. */
export function createProgress(): { show(progress: Progress): void; clear(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined }
  return {
    show({ done, cases, about }) {
      stderr.write(`\r\u001B[K${done}/${cases} ${about}`)
    },
    clear() {
      stderr.write('\r\u001B[K')
    },
  }
}

/** Whether to print colours. See https://no-color.org and https://force-color.org. */
export function hasColors(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0'
  return process.stdout.isTTY
}

export function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('It must be an http or https URL, such as http://127.0.0.1:4020.')
  if (url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('It must not have a query or a fragment.')
  return text
}

export function parseCount(least: number, most = 999_999_999): (text: string) => number {
  return (text) => {
    const count = Number(text)
    if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}
