import { basename } from 'node:path'
import type { LintRule } from '../rule.ts'

/** A response that is nothing but a reference to another one loses its body in generated types. */
export const noResponseAlias: LintRule = {
  name: 'no-response-alias',
  section: 'the-contract',
  visitor: ({ report }) => ({
    ref: (node, { type, location, resolve }) => {
      if (type.name !== 'Response') return
      const reference = String(node['$ref'])
      const target = resolve(node).location?.source.absoluteRef
      if (location.pointer.startsWith('#/components/responses/')) {
        report(`The component is an alias of ${reference}: refer to the file where it is used.`, location)
      } else if (target !== undefined && basename(target) !== basename(fileOf(reference))) {
        report(`${reference} is an alias of ${basename(target)}: refer to that.`, location)
      }
    },
  }),
}

/** Without the place inside the file: the responses that are written from the error catalogue stand in the root. */
const fileOf = (reference: string): string => reference.replace(/#.*$/, '')
