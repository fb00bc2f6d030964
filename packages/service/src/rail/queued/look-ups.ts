import type { Clock } from '../../clock.ts'
import { SECOND } from '../../domain/timestamp.ts'
import { withinTime } from '../../outgoing/within-time.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Institution } from '../institution.ts'
import { type Rail, RailUnavailableError } from '../rail.ts'
import { sentenceOf } from './order-attempt.ts'

export interface LookUpOptions {
  readonly institution: Institution
  readonly clock: Clock
  readonly log: Log
  readonly timeoutMilliseconds: number
  /** Called after each look-up, for metrics. */
  readonly onLookUp?: ((lookUp: LookUpName, outcome: LookUpOutcome, milliseconds: number) => void) | undefined
}

export type LookUpName = 'lookUpKey' | 'lookUpAccount' | 'screenPayer'
export type LookUpOutcome = 'answered' | 'failed'

/** Failed look-ups are logged at most once in this time, because each request of an operator may cause one. */
const LOG_PAUSE = 60 * SECOND

/** The look-ups of an institution, each with a deadline. Every failure becomes a {@link RailUnavailableError}. */
export function limitedLookUps({
  institution,
  clock,
  log,
  timeoutMilliseconds,
  onLookUp,
}: LookUpOptions): Pick<Rail, LookUpName> {
  let loggedAt = Number.NEGATIVE_INFINITY
  const ask = async <T>(lookUp: LookUpName, call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const startedAt = clock.now()
    const end = (outcome: LookUpOutcome): void => {
      onLookUp?.(lookUp, outcome, clock.now() - startedAt)
    }
    try {
      const found = await withinTime({ clock, timeoutMilliseconds }, call)
      end('answered')
      return found
    } catch (cause) {
      end('failed')
      const error = sentenceOf(cause)
      if (clock.now() - loggedAt >= LOG_PAUSE) {
        loggedAt = clock.now()
        log.warn(
          { lookUp, error },
          'The institution did not answer a look-up. The request of the operator gets 503.',
        )
      }
      throw new RailUnavailableError(error, { cause })
    }
  }
  return {
    lookUpKey: (lookUp) => ask('lookUpKey', (signal) => institution.lookUpKey(lookUp, signal)),
    lookUpAccount: (lookUp) => ask('lookUpAccount', (signal) => institution.lookUpAccount(lookUp, signal)),
    screenPayer: (screening) => ask('screenPayer', (signal) => institution.screenPayer(screening, signal)),
  }
}
