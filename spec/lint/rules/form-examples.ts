import { isObject } from '../../src/bundle/document.ts'
import { follow } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** Every field of a form must have an `example`. Tools that fill a form do not read the example of the whole body. */
export const formExamples: LintRule = {
  name: 'form-examples',
  section: 'examples',
  visitor: ({ report }) => ({
    MediaType: (media, context) => {
      if (context.key !== 'multipart/form-data') return
      const form = follow(media['schema'], context.location.child('schema'), context)
      const fields = form?.node['properties']
      for (const [name, field] of Object.entries(isObject(fields) ? fields : {}))
        if (!isObject(field) || field['example'] === undefined)
          report(
            'The field of the form has no example.',
            form?.location.child(['properties', name]) ?? context.location,
          )
    },
  }),
}
