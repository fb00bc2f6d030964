import { createService } from '@pix-payments/service'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { operations } from '../src/data/contract.ts'
import { requestExample } from './contract-examples.ts'

const WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'

/** Ids that the sandbox made. They replace the path parameter or the property of this name. */
export type Ids = Readonly<Record<string, string>>
export type Answer = Readonly<Record<string, unknown>>

/** A new sandbox, to which the request examples of the contract are sent one after another. */
export interface ExampleSandbox extends AsyncDisposable {
  /** Moves the clock of the wallet to an instant. */
  at(instant: string): Promise<void>
  /** Sends an example request and returns the body of the response. Throws when the response is not a success. */
  send(operationId: string, example?: string, ids?: Ids): Promise<Answer>
  /** Sends an example request that the contract documents as refused. Returns the status and the code. */
  refused(operationId: string, example: string, ids?: Ids): Promise<string>
}

/** The example requests that were sent, such as `createRefund default`. */
export const sentExamples: Set<string> = new Set<string>()

/** Opens a new sandbox in the time of the examples, and gets a token with the example of the token request. */
export async function openExampleSandbox(): Promise<ExampleSandbox> {
  // The seed freezes the clocks of the wallets, so that a sequence can move them.
  const service = await createService({ seed: 'request examples' })
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const at = async (to: string): Promise<void> => {
    await sandbox.clock.advanceClock({ walletId: WALLET, to })
  }
  await at('2026-03-01T12:00:00.000Z')
  let token = ''

  async function call(operationId: string, example: string, ids: Ids): Promise<[number, Answer]> {
    sentExamples.add(`${operationId} ${example}`)
    const operation = operations.find(({ id }) => id === operationId)
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`)
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
    const given = requestExample<Answer>(operationId, example)
    const known = Object.entries(ids).filter(([name]) => name in given)
    const body = { ...given, ...Object.fromEntries(known) }
    const isForm = operationId === 'createAccessToken'
    const response = await fetch(`${service.url}${path}`, {
      method: operation.method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? formOf(body) : JSON.stringify(body),
    })
    return [response.status, (await response.json()) as Answer]
  }

  async function send(operationId: string, example = 'default', ids: Ids = {}): Promise<Answer> {
    const [status, answer] = await call(operationId, example, ids)
    if (status < 300) return answer
    throw new Error(`${operationId} ${example}: ${status} ${JSON.stringify(answer)}`)
  }

  token = String((await send('createAccessToken'))['access_token'])
  return {
    at,
    send,
    async refused(operationId, example, ids = {}) {
      const [status, answer] = await call(operationId, example, ids)
      const error = (answer['error'] ?? answer) as Answer
      return `${status} ${String(error['code'])}`
    },
    [Symbol.asyncDispose]: () => service.close(),
  }
}

function formOf(fields: Answer): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}
