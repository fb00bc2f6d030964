import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { contractDocument } from './support/contract-document.ts'
import { operationsOf } from '../src/bundle/document.ts'
import { ANY_EVENT, eventSchemas } from '../src/bundle/event-schemas.ts'

const SPEC = join(import.meta.dirname, '..')
const document = contractDocument()
const HOMEPAGE = 'https://docs.example.com/pix/'
const schemas = eventSchemas(document, HOMEPAGE)
const events = operationsOf(document, { webhooks: true }).map(({ operationId }) => operationId)

/** The examples of an event, as a receiver gets them. */
const examplesOf = (event: string): object[] =>
  readdirSync(join(SPEC, 'examples', event)).map(
    (file) => JSON.parse(readFileSync(join(SPEC, 'examples', event, file), 'utf8')) as object,
  )

const validators = new Map<string, (value: unknown) => boolean>()

/** A strict validator of one schema, which has no other schema. */
function accepts(name: string): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: true, strictTypes: false })
  formats.default(ajv)
  const validate = validators.get(name) ?? ajv.compile(schemas.get(name) as object)
  validators.set(name, validate)
  return validate
}

describe('the JSON Schema of an event', () => {
  it('exists for every event and for their union', () => {
    expect([...schemas.keys()]).toEqual([...events, ANY_EVENT])
  })

  it('has its address below the homepage as its id, which is the same in every version', () => {
    expect(schemas.get('pixChargePaid')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://docs.example.com/pix/events/pixChargePaid.json',
      title: 'pixChargePaid',
    })
  })

  it.each(events)('%s accepts its examples and refuses them without a required property', (event) => {
    const [own, any] = [accepts(event), accepts(ANY_EVENT)]
    for (const example of examplesOf(event)) {
      expect([own(example), any(example)]).toEqual([true, true])
      const { eventId: _, ...incomplete } = example as { eventId: string }
      expect([own(incomplete), any(incomplete)]).toEqual([false, false])
    }
  })

  it('refuses the payload of another event', () => {
    const [example] = examplesOf('pixChargePaid')
    expect(accepts('pixChargeExpired')(example)).toBe(false)
  })

  it('contains every schema that it uses, and no keyword of OpenAPI', () => {
    for (const schema of schemas.values()) {
      const text = JSON.stringify(schema)
      expect(text).not.toMatch(/#\/components|"x-|"discriminator":|"int(?:32|64)"/)
      const references = [...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name)
      expect(Object.keys(schema['$defs'] as object).toSorted()).toEqual([...new Set(references)].toSorted())
    }
  })
})
