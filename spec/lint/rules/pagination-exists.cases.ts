import { checkRule } from '../check-rule.ts'
import { body, ref, SUBJECT, withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const PAGINATION = { items: 'data', parameter: 'cursor', next: 'nextCursor' }
const withList = (parts: Record<string, unknown>): Record<string, unknown> => ({
  ...withOperation({
    parameters: [{ name: 'cursor', in: 'query', schema: { type: 'string' } }],
    responses: { 200: { description: 'A page.', ...body(ref('../../schemas/deposits/Subject.yaml')) } },
    ...parts,
  }),
  [SUBJECT]: { type: 'object', properties: { data: { type: 'array' }, nextCursor: { type: 'string' } } },
})

checkRule('pix/pagination-exists', [
  {
    title: 'admits a list whose properties are there',
    given: withList({ 'x-pagination': PAGINATION }),
    want: [],
  },
  { title: 'admits an operation without pages', given: withOperation(), want: [] },
  {
    title: 'reports a list that does not say how it pages',
    given: withList({}),
    want: [`${OPERATION}#/: createCharge has the parameter cursor but no x-pagination.`],
  },
  {
    title: 'reports what is not there',
    given: withList({ 'x-pagination': { items: 'rows', parameter: 'page', total: 'pages' } }),
    want: [
      `${OPERATION}#/: x-pagination of createCharge names the parameter page, which does not exist.`,
      `${OPERATION}#/: x-pagination of createCharge names rows as items, but the response has no such property.`,
      `${OPERATION}#/: x-pagination of createCharge names pages as total, but the response has no such property.`,
    ],
  },
])
