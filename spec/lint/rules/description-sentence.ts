import { isObject, type JsonObject } from '../../src/bundle/document.ts'
import { follow } from '../operations.ts'
import type { Context, Location } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { isCondition, isNamed } from '../schemas.ts'

/**
 * How a description may end: with . ? ! or :, which a bracket or quote may follow; with a code block; or with a table
 * row.
 */
const ENDS_WELL = /(?:[.?!:][)”"]?|```|\|)$/
const PLACEHOLDER = /\b(?:DESCRIBE|TODO|FIXME|TBD|XXX)\b/

/** Every part that readers see must have a description in sentences. A property needs none when its schema has one. */
export const descriptionSentence: LintRule = {
  name: 'description-sentence',
  section: 'schemas',
  visitor: ({ report }) => {
    const check = (node: JsonObject, location: Location): void => {
      const description = node['description']
      if (typeof description !== 'string' || description.trim() === '') {
        report('There is no description.', location)
      } else if (PLACEHOLDER.test(description)) {
        report('The description is a placeholder.', location.child('description'))
      } else if (!ENDS_WELL.test(description.trim())) {
        report('The description does not end with a full stop.', location.child('description'))
      }
    }
    const visit = (node: JsonObject, { location }: Context): void => check(node, location)
    return {
      Operation: visit,
      Parameter: visit,
      Header: visit,
      Response: visit,
      SecurityScheme: visit,
      Tag: visit,
      Schema: (schema, { location }) => {
        if (isNamed(location)) check(schema, location)
      },
      SchemaProperties: (properties, context) => {
        if (isCondition(context.location)) return
        for (const [name, schema] of Object.entries(properties)) {
          const location = context.location.child(name)
          if (!isObject(schema)) continue
          if (schema['description'] !== undefined) check(schema, location)
          else if (follow(schema, location, context)?.node['description'] === undefined)
            check(schema, location)
        }
      },
    }
  },
}
