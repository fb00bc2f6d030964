import { checkRule } from '../check-rule.ts'
import { errors, ref, SUBJECT, withOperation, withRequest } from '../fixture.ts'

const AUTOMATIC = { path: '/v1/pix/automatic/charges' }
const catalogue = errors({ createCharge: ['automatic', 'HTTP_400', 'INVALID_DATE'] })
const DATE = 'schemas/common/Date.yaml'

checkRule('pix/error-codes-known', [
  {
    title: 'admits codes of the operation for keywords of the schema, also by property',
    given: {
      ...withRequest(
        {
          type: 'object',
          required: ['dueDate'],
          properties: {
            dueDate: { type: 'string', format: 'date', 'x-error-codes': { format: 'INVALID_DATE' } },
          },
          'x-error-codes': { required: { dueDate: 'INVALID_DATE' }, type: 'HTTP_400' },
        },
        AUTOMATIC,
      ),
      ...catalogue,
    },
    want: [],
  },
  {
    title: 'admits codes beside a $ref for keywords behind it, and in parameters',
    given: {
      ...withOperation(
        {
          parameters: [
            {
              name: 'from',
              in: 'query',
              schema: ref('../../schemas/common/Date.yaml'),
              'x-error-codes': { format: 'INVALID_DATE' },
            },
            {
              name: 'to',
              in: 'query',
              schema: { ...ref('../../schemas/common/Date.yaml'), 'x-error-codes': { pattern: 'HTTP_400' } },
            },
          ],
          responses: {},
        },
        AUTOMATIC,
      ),
      [DATE]: { allOf: [{ type: 'string', format: 'date' }], pattern: '^2' },
      ...catalogue,
    },
    want: [],
  },
  {
    title: 'reports a code that the operation does not list',
    given: {
      ...withRequest(
        { type: 'string', minLength: 1, 'x-error-codes': { minLength: 'HTTP_404', type: 'Unknown' } },
        AUTOMATIC,
      ),
      ...catalogue,
    },
    want: [
      `${SUBJECT}#/x-error-codes/minLength: createCharge does not list HTTP_404.`,
      `${SUBJECT}#/x-error-codes/type: createCharge does not list Unknown.`,
    ],
  },
  {
    title: 'reports a keyword that the schema has not, be it that of a property',
    given: {
      ...withRequest(
        {
          type: 'object',
          properties: { dueDate: { type: 'string', format: 'date' } },
          'x-error-codes': { format: 'INVALID_DATE', maximum: 'HTTP_400' },
        },
        AUTOMATIC,
      ),
      ...catalogue,
    },
    want: [
      `${SUBJECT}#/x-error-codes/format: The schema has no format.`,
      `${SUBJECT}#/x-error-codes/maximum: The schema has no maximum.`,
    ],
  },
  {
    title: 'admits the code of a missing parameter only where the parameter is required',
    given: {
      ...withOperation(
        {
          parameters: [true, false].map((required) => ({
            name: required ? 'from' : 'to',
            in: 'query',
            required,
            schema: { type: 'string' },
            'x-error-codes': { required: 'HTTP_400' },
          })),
          responses: {},
        },
        AUTOMATIC,
      ),
      ...catalogue,
    },
    want: [
      'operations/deposits/createCharge.yaml#/parameters/1/x-error-codes/required: The schema has no required.',
    ],
  },
  {
    title: 'reports a property that is not required',
    given: {
      ...withRequest(
        { type: 'object', required: ['amount'], 'x-error-codes': { required: { dueDate: 'INVALID_DATE' } } },
        AUTOMATIC,
      ),
      ...catalogue,
    },
    want: [`${SUBJECT}#/x-error-codes/required/dueDate: The keyword required does not name dueDate.`],
  },
])
