import { describe, expect, it } from 'vitest'
import { addAssumedBadges } from '../src/bundle/badges.ts'
import type { ContractDocument, JsonObject } from '../src/bundle/document.ts'
import { addErrorTables, type Catalogue } from '../src/bundle/error-tables.ts'

describe('assumed badges', () => {
  const badge = (node: JsonObject): JsonObject => {
    addAssumedBadges(node)
    return node
  }

  it('follow the description of whatever carries x-gap', () => {
    expect(badge({ description: 'Cents.', 'x-gap': 'G-014' })['description']).toBe(
      'Cents. **Assumed** (G-014).',
    )
    expect(badge({ description: 'Key.', 'x-gap': ['G-015', 'G-028'] })['description']).toBe(
      'Key. **Assumed** (G-015, G-028).',
    )
  })

  it('are a paragraph of their own after several paragraphs', () => {
    expect(badge({ description: 'One.\n\nTwo.', 'x-gap': 'G-014' })['description']).toBe(
      'One.\n\nTwo.\n\n**Assumed** (G-014).',
    )
  })

  it('stand alone where there is no description', () => {
    expect(badge({ schema: {}, 'x-gap': 'G-014' })['description']).toBe('**Assumed** (G-014).')
  })

  it('refuse to hide the description behind a $ref', () => {
    expect(() => badge({ $ref: '#/components/schemas/Amount', 'x-gap': 'G-014' })).toThrow(
      'needs a description',
    )
  })

  it('leave alone what is stated by the source', () => {
    expect(badge({ description: 'Cents.', 'x-source': '§2.1' })['description']).toBe('Cents.')
  })

  it('reach properties called value or example, but not the data of examples', () => {
    const node = badge({
      properties: { value: { type: 'string', description: 'A value.', 'x-gap': 'G-016' } },
      examples: { one: { value: { description: 'data', 'x-gap': 'G-001' } } },
    })
    expect(JSON.stringify(node)).toContain('A value. **Assumed** (G-016).')
    expect(JSON.stringify(node)).toContain('"description":"data"')
  })
})

describe('error tables', () => {
  const catalogue: Catalogue = {
    codes: [
      { code: 'NotFound', family: 'money', status: 404, retryable: false, meaning: 'No such resource.' },
      { code: 'NotFound', family: 'automatic', status: 404, retryable: false, meaning: 'Of another family.' },
      { code: 'InternalError', family: 'money', status: 500, retryable: true, meaning: 'Failed | badly.' },
    ],
    operations: {
      getThing: {
        family: 'money',
        codes: [{ code: 'NotFound', meaning: 'No thing.' }, { code: 'InternalError' }],
      },
    },
  }
  const document = (): ContractDocument =>
    ({
      info: { version: '0' },
      paths: {
        '/thing': {
          get: {
            operationId: 'getThing',
            description: 'Gets a thing.',
            responses: {
              '404': { description: 'There is none.' },
              '500': { $ref: '#/components/responses/Internal' },
            },
          },
        },
      },
      webhooks: {},
      components: { schemas: {}, responses: { Internal: { description: 'It failed.' } } },
    }) as unknown as ContractDocument

  it('list the codes of a status, with the meaning that the operation gives them', () => {
    const made = document()
    addErrorTables(made, catalogue)
    expect(JSON.stringify(made.paths)).toContain(
      String.raw`There is none.\n\n| Code | Meaning | Retry |\n|---|---|---|\n| \`NotFound\` | No thing. | no |`.replaceAll(
        '\\`',
        '`',
      ),
    )
    expect(made.components['responses']?.['Internal']?.['description']).toContain(
      '| `InternalError` | Failed \\| badly. | yes |',
    )
  })

  it('state the order of precedence in the operation', () => {
    const made = document()
    addErrorTables(made, catalogue)
    expect(JSON.stringify(made.paths)).toContain('the answer is the first of: `NotFound`, `InternalError`.')
  })

  it('refuse an operation or a code that the catalogue does not have', () => {
    expect(() => addErrorTables(document(), { ...catalogue, operations: {} })).toThrow(
      'errors.yaml has no operation getThing',
    )
    expect(() => addErrorTables(document(), { ...catalogue, codes: [] })).toThrow(
      'errors.yaml has no code NotFound of the family money',
    )
  })
})
