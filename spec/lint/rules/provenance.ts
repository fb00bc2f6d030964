import { asList, type JsonObject } from '../../src/bundle/document.ts'
import type { Context } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { isNamed } from '../schemas.ts'

/** Every part with a name must state its source. A part without a name has the source of its schema or operation. */
export const provenance: LintRule = {
  name: 'provenance',
  section: 'provenance',
  visitor: ({ report }) => {
    const demand =
      (what: string) =>
      (node: JsonObject, { location }: Context) => {
        const cited = [...asList(node['x-source']), ...asList(node['x-gap'])]
        if (cited.length === 0) report(`${what} has neither x-source nor x-gap.`, location)
      }
    return {
      Operation: demand('The operation'),
      Parameter: demand('The parameter'),
      Header: demand('The header'),
      SecurityScheme: demand('The security scheme'),
      Tag: demand('The tag'),
      Response: (response, context) => {
        if (isShared(context)) demand('The shared response')(response, context)
      },
      Schema: (schema, context) => {
        if (isNamed(context.location)) demand('The schema')(schema, context)
      },
    }
  },
}

const isShared = ({ location }: Context): boolean =>
  location.pointer === '#/' || location.pointer.startsWith('#/components/responses/')
