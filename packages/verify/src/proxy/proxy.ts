import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@pix-payments/client'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import { loadContract } from '@pix-payments/http-contract/load'
import type { Config } from '../config/config.ts'
import { answerFaultily, answerTruly } from './answer-call.ts'
import { type Call, faultText } from './call-fault.ts'
import { createFaultList, type FaultList } from './fault-list.ts'
import { forward, type Forwarded } from './forward.ts'

/** The longest body in a report. */
const KEPT_CHARACTERS = 4_000

/** Kills the back end at one of its calls. */
export interface Trap {
  /** The number of calls since the last `reset` that pass before. */
  readonly calls: number
  /** Whether the payment API gets the request of that call. */
  readonly effect: 'done' | 'none'
  spring(): Promise<void>
}

/** Stands between the back end and the payment API. */
export interface Proxy extends AsyncDisposable {
  /** The base URL of the payment API for the back end. */
  readonly url: string
  readonly faults: FaultList
  /** The calls since the last `reset`, the oldest first. */
  readonly calls: readonly Call[]
  /** The number of calls since the last `reset` at which a trap can spring: those before the first `set(undefined)`. */
  readonly trappable: number
  /** The number of calls that began since the proxy was opened. */
  readonly begun: number
  /** Removes faults, trap and calls. */
  reset(): void
  set(trap: Trap | undefined): void
  /** Sets the function that delivers the due events of the wallet. The fault `overtaken` calls it before the response. */
  deliverBy(deliver: () => Promise<unknown>): void
  /** Resolves when the back end has made no call for `milliseconds`. */
  untilIdle(milliseconds: number): Promise<void>
}

export async function openProxy(target: string, config: Config): Promise<Proxy> {
  const { host, port, url: outerUrl } = config.proxy
  const { slowMilliseconds } = config
  const { validation } = await loadContract()
  const faults = createFaultList()
  let calls: Call[] = []
  let trap: Trap | undefined
  let passed = 0
  let trappable: number | undefined
  let deliver = async (): Promise<unknown> => undefined
  const activity = { begun: 0, open: 0, lastEnd: 0, ended: Promise.withResolvers<void>() }

  const operationOf = ({ method = 'GET', url = '/' }: IncomingMessage): string => {
    const match = validation.match(method, url.split('?', 1)[0] ?? '')
    return match.found ? match.operationId : `${method} ${url}`
  }
  /** Returns the trap when this is its call. */
  const sprung = (): Trap | undefined => {
    if (trap === undefined || passed < trap.calls) {
      passed += 1
      return undefined
    }
    const it = trap
    trap = undefined
    return it
  }
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operationId = operationOf(incoming)
    const begin = systemClock.now()
    const body = await buffer(incoming)
    const keep = (truth: Forwarded | undefined, call: Pick<Call, 'answered' | 'fault'>): void => {
      const isSecret = operationId === 'createAccessToken'
      const textOf = (it: Buffer | undefined): string =>
        isSecret ? '(not shown)' : (it?.toString('utf8', 0, KEPT_CHARACTERS) ?? '')
      calls.push({
        operationId,
        served: truth?.status,
        ...call,
        at: new Date(begin).toISOString(),
        milliseconds: Math.round(systemClock.now() - begin),
        request: textOf(body),
        response: textOf(truth?.body),
      })
    }
    const kill = sprung()
    if (kill !== undefined) {
      if (kill.effect === 'none') await kill.spring()
      const truth = kill.effect === 'done' ? await forward(incoming, body, target) : undefined
      if (kill.effect === 'done') await kill.spring()
      keep(truth, { answered: 'lost', fault: 'the back end is killed' })
      response.destroy()
      return
    }
    const fault = faults.take(operationId)
    const truth = fault?.effect === 'none' ? undefined : await forward(incoming, body, target)
    const answered =
      fault === undefined && truth !== undefined
        ? answerTruly(response, truth)
        : await answerFaultily(response, fault?.answer ?? 'lost', truth, { slowMilliseconds, deliver })
    keep(truth, { answered, fault: fault && faultText(fault) })
  }
  const server = createServer((incoming, response) => {
    activity.begun += 1
    activity.open += 1
    // A back end that was killed, or a sandbox that is gone: nobody reads the response.
    void serve(incoming, response)
      .catch(() => response.destroy())
      .finally(() => {
        activity.open -= 1
        activity.lastEnd = performance.now()
        activity.ended.resolve()
        activity.ended = Promise.withResolvers<void>()
      })
  })
  await listen(server, port, host)
  return {
    url: outerUrl ?? addressOf(server, host).url,
    faults,
    get calls() {
      return calls
    },
    get begun() {
      return activity.begun
    },
    reset() {
      faults.clear()
      calls = []
      trap = undefined
      passed = 0
      trappable = undefined
    },
    get trappable() {
      return trappable ?? passed
    },
    set(it) {
      if (it === undefined) trappable ??= passed
      trap = it
    },
    deliverBy(it) {
      deliver = it
    },
    async untilIdle(milliseconds) {
      for (;;) {
        const left = activity.lastEnd + milliseconds - performance.now()
        if (activity.open > 0) await activity.ended.promise
        else if (left > 0) await wait(Math.ceil(left))
        else return
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await close(server)
    },
  }
}
