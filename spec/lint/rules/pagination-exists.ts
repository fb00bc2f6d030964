import { isObject } from '../../src/bundle/document.ts'
import { bodySchemas, follow, operationsIn, parametersOf, responsesOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * An operation with a parameter `cursor` or `page` must have `x-pagination`, because clients turn it into an iterator.
 * In `x-pagination`, `items` names the array in the response, and `parameter` names the parameter that selects a page.
 * Either `next` names the property with the cursor of the next page, or `total` names the property with the number of
 * pages.
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
            report(`${id} has the parameter ${String(paging)} but no x-pagination.`, location)
          }
          continue
        }
        if (!parameters.includes(pagination['parameter'])) {
          report(
            `x-pagination of ${id} names the parameter ${String(pagination['parameter'])}, which does not exist.`,
            location,
          )
        }
        const ok = responsesOf(operation, context).find(({ status }) => status === '200')
        const answer = ok === undefined ? undefined : bodySchemas(ok)[0]
        const schema = answer && follow(answer.schema, answer.location, context)
        const properties = isObject(schema?.node['properties']) ? schema.node['properties'] : {}
        for (const key of ['items', 'next' in pagination ? 'next' : 'total']) {
          const name = pagination[key]
          if (typeof name !== 'string' || !(name in properties)) {
            report(
              `x-pagination of ${id} names ${String(name)} as ${key}, but the response has no such property.`,
              location,
            )
          }
        }
      }
    },
  }),
}
