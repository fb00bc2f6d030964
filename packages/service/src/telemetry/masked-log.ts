import type { Log } from './log.ts'
import { masked } from './mask.ts'
import { type MaskOptions, maskedText } from './mask-text.ts'

/**
 * Returns a log that masks facts, errors and messages. Secrets are always masked, personal data unless `personalData`
 * is set.
 */
export function maskedLog(log: Log, options: MaskOptions): Log {
  const line =
    (level: keyof Log): Log[keyof Log] =>
    (facts, message) => {
      log[level](masked(facts, options) as object, maskedText(message, options))
    }
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
}
