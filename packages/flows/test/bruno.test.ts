import { describe, expect, it } from 'vitest'
import { bruno } from '../src/bruno/lang.ts'
import { exampleFiles } from '../src/example-files.ts'
import { flowNames, readFlows } from '../src/read-flows.ts'

interface Request {
  readonly meta: { readonly name: string; readonly seq: string }
  readonly http: { readonly method: string; readonly url: string }
  readonly vars?: { readonly res?: readonly { readonly name: string }[] }
  readonly assertions?: readonly { readonly name: string; readonly value: string }[]
}

const files = [...exampleFiles('1.2.3')].filter(([path]) => path.startsWith('bruno/'))
const textOf = (path: string): string => files.find(([it]) => it === `bruno/${path}`)?.[1] ?? ''

type Parsed = readonly { readonly text: string; readonly request: Request }[]

/** The requests of each flow in the order in which Bruno runs them. They are parsed once. */
const REQUESTS: ReadonlyMap<string, Parsed> = new Map(
  flowNames().map((flow) => [
    flow,
    files
      .filter(([path]) => path.startsWith(`bruno/${flow}/`) && !path.endsWith('folder.bru'))
      .map(([, text]) => ({ text, request: bruno.bruToJsonV2(text) as unknown as Request }))
      .sort((one, other) => Number(one.request.meta.seq) - Number(other.request.meta.seq)),
  ]),
)
const requestsOf = (flow: string): Parsed => REQUESTS.get(flow) ?? []

describe('the Bruno collection', () => {
  it('has a folder for each flow, and an environment for the sandbox', () => {
    const folders = flowNames().map((name) => bruno.collectionBruToJson(textOf(`${name}/folder.bru`))['meta'])
    expect(folders).toMatchObject(flowNames().map((name, index) => ({ name, seq: `${index + 1}` })))
    expect(bruno.bruToEnvJsonV2(textOf('environments/sandbox.bru'))).toMatchObject({
      variables: [{ name: 'baseUrl', value: 'http://127.0.0.1:4010', enabled: true }],
    })
    expect(JSON.parse(textOf('bruno.json'))).toEqual({
      version: '1',
      name: 'Pix payment API',
      type: 'collection',
    })
  })

  it.each(readFlows())('has the steps of $name with all criteria as assertions', ({ name, steps }) => {
    const requests = requestsOf(name)
    // The step that opens the wallet is two requests with three criteria.
    expect(requests).toHaveLength(steps.length + 1)
    const assertions = requests.flatMap(({ request }) => request.assertions ?? [])
    expect(assertions).toHaveLength(steps.flatMap(({ conditions }) => conditions).length + 3)
    expect(requests.map(({ request }) => request.meta.seq)).toEqual(
      requests.map((_, index) => `${index + 1}`),
    )
  })

  it.each(flowNames())('uses in %s only variables that an earlier request sets', (name) => {
    const known = new Set(['baseUrl'])
    const unknown = requestsOf(name).flatMap(({ text, request }) => {
      const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, variable = '']) => variable)
      const missing = used.filter((variable) => !known.has(variable))
      for (const variable of request.vars?.res ?? []) known.add(variable.name)
      return missing.map((variable) => `${request.meta.name}: ${variable}`)
    })
    expect(unknown).toEqual([])
    expect(known.size).toBeGreaterThan(1)
  })

  it('keeps a text that looks like a number a text', () => {
    const assertions = requestsOf('deposit-by-another-person').flatMap(
      ({ request }) => request.assertions ?? [],
    )
    expect(assertions).toContainEqual(
      expect.objectContaining({ name: 'res.body.debtor.taxId', value: 'eq "52998224725"' }),
    )
    expect(assertions).toContainEqual(expect.objectContaining({ name: 'res.body.amount', value: 'eq 10000' }))
  })

  it('reads a header as a property, because assertions cannot call a function', () => {
    const assertions = requestsOf('withdrawal-by-key').flatMap(({ request }) => request.assertions ?? [])
    expect(assertions).toContainEqual(
      expect.objectContaining({ name: "res.headers['idempotent-replayed']", value: 'eq "true"' }),
    )
  })
})
