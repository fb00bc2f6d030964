import { basename } from 'node:path'
import type { LintRule } from '../rule.ts'

/** A shared response must not only refer to another response, because generated types would lose its body. */
export const noResponseAlias: LintRule = {
  name: 'no-response-alias',
  section: 'the-contract',
  visitor: ({ report }) => ({
    ref: (node, { type, location, resolve }) => {
      if (type.name !== 'Response') return
      const reference = String(node['$ref'])
      const target = resolve(node).location?.source.absoluteRef
      if (location.pointer.startsWith('#/components/responses/')) {
        report(`The component is an alias of ${reference}. Refer to this file instead.`, location)
      } else if (target !== undefined && basename(target) !== basename(fileOf(reference))) {
        report(`${reference} is an alias. Refer to ${basename(target)} instead.`, location)
      }
    },
  }),
}

/**
 * Returns the file of a reference, without the pointer. Generated responses are in the root document, so only the file
 * is compared.
 */
const fileOf = (reference: string): string => reference.replace(/#.*$/, '')
