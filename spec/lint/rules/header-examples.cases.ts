import { checkRule, type Files } from '../check-rule.ts'
import { ref, withOperation } from '../fixture.ts'

const HEADER = 'headers/RetryAfter.yaml'
const PARAMETER = 'parameters/ChargeId.yaml'
const withHeader = (header: object): Files => ({
  ...withOperation({
    responses: {
      429: { description: 'Wait.', headers: { 'retry-after': ref('../../headers/RetryAfter.yaml') } },
    },
  }),
  [HEADER]: header,
})
const withParameter = (parameter: object): Files => ({
  ...withOperation({ parameters: [ref('../../parameters/ChargeId.yaml')], responses: {} }),
  [PARAMETER]: { name: 'chargeId', in: 'query', ...parameter },
})
const id = {
  'schemas/deposits/ChargeId.yaml': { allOf: [ref('../common/Uuid.yaml'), { minLength: 36 }] },
  'schemas/common/Uuid.yaml': { type: 'string', format: 'uuid' },
}

checkRule('pix/header-examples', [
  {
    title: 'admits examples that fit the schema',
    given: withHeader({ schema: { type: 'integer', minimum: 1 }, example: 30 }),
    want: [],
  },
  {
    title: 'admits named examples, and follows the schema over files',
    given: {
      ...withParameter({
        schema: ref('../schemas/deposits/ChargeId.yaml'),
        examples: { first: { value: '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13' } },
      }),
      ...id,
    },
    want: [],
  },
  {
    title: 'reports a header without an example',
    given: { ...withHeader({ schema: { type: 'integer' } }) },
    want: [`${HEADER}#/: There is no example.`],
  },
  {
    title: 'reports a header example that does not fit, which Redocly itself does not see',
    given: withHeader({ schema: { type: 'integer', minimum: 1 }, example: 0 }),
    want: [`${HEADER}#/example: The example is not valid: it must be >= 1.`],
  },
  {
    title: 'reports a format in a file further on',
    given: {
      ...withParameter({ schema: ref('../schemas/deposits/ChargeId.yaml'), example: 'x'.repeat(36) }),
      ...id,
    },
    want: [`${PARAMETER}#/example: The example is not valid: it must match format "uuid".`],
  },
  {
    title: 'reports a schema that does not compile',
    given: withHeader({ schema: { type: 'string', pattern: '(' }, example: 'a' }),
    want: [
      `${HEADER}#/example: The example is not valid: the schema does not compile: Invalid regular expression: /(/u: Unterminated group.`,
    ],
  },
  {
    title: 'reports one named example of several',
    given: withParameter({
      schema: { type: 'string', pattern: '^\\p{Lu}$' },
      examples: { good: { value: 'É' }, bad: { value: 'é' } },
    }),
    want: [`${PARAMETER}#/examples/bad: The example is not valid: it must match pattern "^\\p{Lu}$".`],
  },
])
