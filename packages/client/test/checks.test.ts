import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { checks, type Violation } from '@pix-payments/client/checks'
import {
  type BoundContent,
  createValidation,
  type OpenApiDocument,
} from '@pix-payments/http-contract/validation'
import { validatorsFor } from '@pix-payments/http-contract/load'
import { mutations, replacementsOf, sampled } from './support/mutations.ts'

const bytes = readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'))
const contract = JSON.parse(bytes.toString()) as OpenApiDocument & {
  readonly 'x-error-catalogue': Parameters<typeof createValidation>[1]
}
const { operations, webhooks } = createValidation(contract, contract['x-error-catalogue'])
const validators = await validatorsFor(bytes)

/** A named example of a success or an event, with the check of the client and the check of Ajv. */
interface Subject {
  readonly name: string
  readonly owner: string
  readonly value: unknown
  readonly client: (value: unknown) => readonly Violation[]
  /** Whether Ajv accepts a value. Uses the validators that were compiled when the contract was built. */
  readonly ajv: (value: unknown) => boolean
}

type Content = ReadonlyMap<string, BoundContent> | undefined

const SUCCESSES: readonly Subject[] = operations.flatMap(({ id, responses }) =>
  [...responses]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([text, { content }]) => {
      const status = Number(text)
      return examplesOf(content).map(([example, value]) => ({
        name: `${id} ${status} ${example}`,
        owner: `${id} ${status}`,
        value,
        client: (body: unknown) => checks.response(id, status, body),
        ajv: validatorOf(content),
      }))
    }),
)
const EVENTS: readonly Subject[] = webhooks.flatMap(({ id, body }) =>
  examplesOf(body?.content).map(([example, value]) => ({
    name: `${id} ${example}`,
    owner: id,
    value,
    client: (payload: unknown) => checks.webhook(id, payload),
    ajv: validatorOf(body?.content),
  })),
)

function examplesOf(content: Content): [string, unknown][] {
  return [...(content?.values() ?? [])].flatMap(({ examples }) => [...examples])
}

function validatorOf(content: Content): Subject['ajv'] {
  const schema = content?.get('application/json')?.schema
  const validator = schema === undefined ? undefined : validators?.get(schema)
  if (validator === undefined) throw new Error(`The build of the contract made no validator of ${schema}`)
  return validator
}

it.each([...SUCCESSES, ...EVENTS])('finds nothing wrong with $name', ({ client, value }) => {
  expect(client(value)).toEqual([])
})

it('knows every status of every success, and every event', () => {
  const unknown = operations.flatMap(({ id, responses }) =>
    [...responses.keys()]
      .filter((status) => status.startsWith('2'))
      .filter((status) => checks.response(id, Number(status), undefined)[0]?.message.includes('documented')),
  )
  expect(unknown).toEqual([])
  expect(webhooks.filter(({ id }) => checks.webhook(id, undefined).length === 0)).toEqual([])
  // The tests below skip a success that has no example, so this test requires one for each.
  const owners = new Set([...SUCCESSES, ...EVENTS].map(({ owner }) => owner))
  const documented = operations.flatMap(({ id, responses }) =>
    [...responses.keys()].filter((status) => status.startsWith('2')).map((status) => `${id} ${status}`),
  )
  expect([...documented, ...webhooks.map(({ id }) => id)].filter((it) => !owners.has(it))).toEqual([])
})

it.each([
  ['getBalance', 201, '201 is not a documented success of getBalance'],
  ['getBalance', 204, '204 is not a documented success of getBalance'],
  ['createImmediateCharge', 200, '200 is not a documented success of createImmediateCharge'],
  ['getLost', 200, '200 is not a documented success of getLost'],
])('%s %i is a violation, whatever the body', (operationId, status, message) => {
  expect(checks.response(operationId, status, {})).toEqual([{ at: '', message }])
})

it.each(['pixChargeLost', 'toString', '__proto__'])('has nothing to say of the event %s', (event) => {
  expect(checks.webhook(event, { event, amount: 'x' })).toEqual([])
})

/** The differences that are allowed between the client and Ajv, each with its reason. */
const DIFFERENCES: readonly { readonly what: RegExp; readonly reason: string }[] = [
  {
    what: /^"urn:uuid:/,
    reason:
      'ajv-formats takes the URN of a UUID for a UUID; RFC 9562 §4 and the contract do not write it so.',
  },
]

describe('judges single mutations as Ajv does', { timeout: 120_000 }, () => {
  const replacements = replacementsOf(contract.components?.['schemas'])
  // One example for each owner is enough, because all examples of an owner have the same schema. The longest one has
  // most properties.
  const longest = [...Map.groupBy([...SUCCESSES, ...EVENTS], ({ owner }) => owner).values()].map(
    (subjects) =>
      subjects.toSorted(
        (a, b) => JSON.stringify(b.value).length - JSON.stringify(a.value).length,
      )[0] as Subject,
  )

  it.each(longest)('of $name', ({ client, ajv, value }) => {
    const count = { broken: 0, fine: 0 }
    const disagreements: string[] = []
    for (const { what, value: mutant } of sampled(mutations(value, replacements))) {
      const ours = client(mutant)
      const isFine = ajv(mutant)
      count[isFine ? 'fine' : 'broken'] += 1
      if ((ours.length === 0) === isFine) continue
      if (DIFFERENCES.some((difference) => difference.what.test(what))) continue
      disagreements.push(
        `${what}: client ${ours.length === 0 ? 'accepts' : `"${ours[0]?.at} ${ours[0]?.message}"`}`,
      )
    }
    expect(disagreements.slice(0, 10)).toEqual([])
    expect(count.broken).toBeGreaterThan(sampled(Array.from({ length: 100 })).length)
    expect(count.fine).toBeGreaterThan(0)
  })

  it('and every difference that is listed is one', () => {
    const used = new Set<RegExp>()
    for (const { client, ajv, value } of longest) {
      for (const { what, value: mutant } of mutations(value, replacements)) {
        const difference = DIFFERENCES.find((it) => it.what.test(what))
        if (difference === undefined || used.has(difference.what)) continue
        if ((client(mutant).length === 0) !== ajv(mutant)) used.add(difference.what)
      }
    }
    expect(DIFFERENCES.map(({ what }) => what).filter((what) => !used.has(what))).toEqual([])
  })
})

it('lets properties and values of extensible enumerations of later versions pass (G-197)', () => {
  const extensible = JSON.stringify(contract).includes('"x-extensible-enum"')
  expect(extensible).toBe(true)
  const refused = [...SUCCESSES, ...EVENTS].filter(
    ({ client, value }) =>
      client({ ...(value as object), propertyOfALaterVersion: { deep: [1] } }).length > 0,
  )
  expect(refused).toEqual([])
  const settled = EVENTS.find(({ owner }) => owner === 'pixChargeRejected')
  expect(
    settled?.client({ ...(settled.value as object), rejectedReason: 'REASON_OF_A_LATER_VERSION' }),
  ).toEqual([])
})

it('never quotes a value', () => {
  const marker = 'Maria52998224725'
  let messages = 0
  for (const { client, value } of [...SUCCESSES, ...EVENTS]) {
    const values = [marker, { [marker]: [marker] }, [marker], 52_998_224_725.5]
    for (const { value: mutant } of sampled(mutations(value, values))) {
      for (const { at, message } of client(mutant)) {
        messages += 1
        if (/Maria|52998224725/.test(at + message)) throw new Error(`${at} ${message}`)
      }
    }
  }
  expect(messages).toBeGreaterThan(1000)
})

it('says where: property names and indexes, joined by full stops', () => {
  const page = SUCCESSES.find(({ owner }) => owner === 'listRecurrences 200') as Subject
  const { data } = page.value as { readonly data: readonly Record<string, unknown>[] }
  const broken = { ...(page.value as object), data: [data[0], { ...data[0], contract: { id: 7 } }] }
  expect(page.client(broken)).toEqual([
    { at: 'data.1.contract.id', message: 'is not string' },
    { at: 'data.1.contract.description', message: 'is missing' },
  ])
})
