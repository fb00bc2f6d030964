import { isObject } from '../../src/bundle/document.ts'
import { bodySchemas, follow, operationsIn, parametersOf, responsesOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * Clients turn an operation with a `cursor` or `page` parameter into an iterator. `x-pagination` tells them how:
 * `items` is the array of the answer, `parameter` asks for a page, `next` holds the cursor of the next page, or
 * `total` the number of pages.
 */
export const paginationExists: LintRule = {
  name: 'pagination-exists',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        const { id, node, location } = operation
        const parameters = parametersOf(operation, context).map((parameter) => parameter.node['name'])
        const pagination = node['x-pagination']
        if (!isObject(pagination)) {
          const paging = parameters.find((name) => name === 'cursor' || name === 'page')
          if (paging !== undefined) {
            report(`${id} has the parameter ${String(paging)}, yet no x-pagination.`, location)
          }
          continue
        }
        if (!parameters.includes(pagination['parameter'])) {
          report(`${id} has no parameter ${String(pagination['parameter'])} to page by.`, location)
        }
        const ok = responsesOf(operation, context).find(({ status }) => status === '200')
        const answer = ok === undefined ? undefined : bodySchemas(ok)[0]
        const schema = answer && follow(answer.schema, answer.location, context)
        const properties = isObject(schema?.node['properties']) ? schema.node['properties'] : {}
        for (const key of ['items', 'next' in pagination ? 'next' : 'total']) {
          const name = pagination[key]
          if (typeof name !== 'string' || !(name in properties)) {
            report(
              `The answer of ${id} has no property ${String(name)}, its ${key} of x-pagination.`,
              location,
            )
          }
        }
      }
    },
  }),
}
