import { type Contract, loadContract } from '@pix-payments/http-contract/load'
import type { BoundOperation, BoundParameter } from '@pix-payments/http-contract/validation'
import { expect, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { ENGINES } from '../storage/engines.ts'
import { openPlace } from '../storage/repeated.ts'
import { type Sent, contract, send } from '../support/http-call.ts'

const HOSTILE = ['\0', '😀', '9'.repeat(400)]

/** Returns the example of a parameter in the contract. */
function exampleOf({ document }: Contract, { schema }: BoundParameter): string {
  const keys = schema
    .slice('#/'.length, -'/schema'.length)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const parameter = keys.reduce<unknown>(
    (at, key) => (at as Readonly<Record<string, unknown>>)[key],
    document,
  )
  return String((parameter as { readonly example?: unknown }).example)
}

/** Returns a request with `text` in one parameter. The rest of the request is from the examples of the contract. */
function requestWith(
  own: Contract,
  { method, path, parameters, body }: BoundOperation,
  hostile: BoundParameter,
  text: string,
): Sent & { readonly target: string } {
  const [media] = body?.content.values() ?? []
  const [example] = media?.examples.values() ?? []
  const given = (place: BoundParameter['in']): [string, string][] =>
    parameters
      .filter((it) => it.in === place && (it === hostile || it.required || it.name === 'timeoutSeconds'))
      .map((it) => [it.name, it === hostile ? text : it.required ? exampleOf(own, it) : '0'])
  let target = path
  for (const [name, value] of given('path')) target = target.replace(`{${name}}`, encodeURIComponent(value))
  // HTTP clients refuse other characters in a header.
  const headers = given('header').map(([name, value]) => [name, value.replaceAll(/[^ -~]/g, '?')])
  return {
    method: method.toUpperCase(),
    target: `${target}?${new URLSearchParams(given('query'))}`,
    headers: Object.fromEntries(headers),
    body: example,
  }
}

/**
 * No operation refuses a correlation id, so commands of the sandbox would move clocks, and a stream, which has no end,
 * would start. Any resource starts it too.
 */
const isAccepted = (own: Contract, { id }: BoundOperation, { name }: BoundParameter): boolean =>
  (own !== contract && name === 'x-correlation-id') || (id === 'streamActivity' && name === 'resource')

const REQUESTS = [contract, await loadContract('sandbox'), await loadContract('rail')].flatMap((own) =>
  own.validation.operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => !isAccepted(own, operation, parameter))
      .flatMap((parameter) =>
        HOSTILE.map((text) => ({
          ...requestWith(own, operation, parameter, text),
          what: `${operation.id} ${parameter.name} ${JSON.stringify(text.slice(0, 20))}`,
        })),
      ),
  ),
)

for (const engine of ENGINES.filter(({ name }) => name !== 'SQLite in a file')) {
  test.skipIf(engine.missing)(
    `a hostile text in any parameter of any operation is no fault of the service on ${engine.name}${engine.missing ?? ''} (G-183, G-260)`,
    async () => {
      await using place = await openPlace(engine)
      await using automatic = await startAutomatic({ store: place.store })
      const { operator } = await automatic.receiver()
      const authorization = `Bearer ${await operator.token()}`
      const outcomes: { readonly what: string; readonly status: number }[] = []
      const waiting = REQUESTS.values()
      const worker = async (): Promise<void> => {
        for (const { what, target, headers, ...sent } of waiting) {
          const { url } = automatic.service
          const { status } = await send(url, target, { ...sent, headers: { ...headers, authorization } })
          outcomes.push({ what, status })
        }
      }
      await Promise.all(Array.from({ length: 16 }, worker))
      expect(outcomes.filter(({ status }) => status >= 500)).toEqual([])
      for (const refused of [400, 404]) {
        expect(outcomes.filter(({ status }) => status === refused).length).toBeGreaterThan(
          REQUESTS.length / 4,
        )
      }
    },
  )
}
