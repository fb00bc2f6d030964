import { loadContract } from '@pix-payments/http-contract/load'
import type { SandboxOperationId, Success } from '../../src/sandbox/operation.ts'
import { type Answer, send } from './http-call.ts'

const { validation } = await loadContract('sandbox')

export interface ControlCall {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
}

/** Calls the control API of a service, and compares every response with its contract. */
export class Control {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Returns any response of an operation. */
  async call(
    operationId: SandboxOperationId,
    { path = {}, query = {}, body }: ControlCall = {},
  ): Promise<Answer> {
    const operation = validation.operation(operationId)
    const target = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    )
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    const answer = await send(this.#url, `${target}${search}`, {
      method: operation.method.toUpperCase(),
      body,
    })
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, it]) => [name, String(it)]))
    const violations = validation.response(operationId, answer.status, headers, answer.body, {
      undocumented: 'error',
    })
    if (violations.length > 0) {
      const [{ in: place, field, message }] = violations as [(typeof violations)[number]]
      throw new Error(`${operationId} ${answer.status}: ${place} ${field} ${message}`)
    }
    return answer
  }

  /** Returns the body of a success, and throws otherwise. */
  async ok<O extends SandboxOperationId>(operationId: O, call?: ControlCall): Promise<Success<O>['body']> {
    const answer = await this.call(operationId, call)
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status} ${answer.text}`)
    return answer.body as Success<O>['body']
  }
}
