import { asList, isObject, type JsonObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { alternatives, isCondition } from '../schemas.ts'

/** These formats bound the length of a text. */
const BOUNDED_FORMATS = new Set(['date', 'date-time', 'uuid'])

/**
 * Every text, list and map of the contract must have an upper bound, so that callers and receivers can reserve space for
 * it. The control API and the rail contract are not checked: their lists hold whatever a sandbox or an institution has.
 * Every integer of a parameter must have a maximum that a double stores exactly: above it, the service would read
 * another integer than the caller wrote.
 */
export const boundedValues: LintRule = {
  name: 'bounded-values',
  section: 'schemas',
  visitor: (lint) => ({
    Parameter: (parameter, context) => {
      const { schema } = parameter
      if (!isObject(schema)) return
      for (const { node } of alternatives(schema, context.location.child('schema'), context)) {
        if (asList(node['type']).includes('integer') && !(Number(node['maximum']) <= Number.MAX_SAFE_INTEGER))
          lint.report('The integer has no maximum of at most 9007199254740991.', context.location)
      }
    },
    Schema: (schema, { location }) => {
      if (lint.files.base !== undefined || isCondition(location)) return
      const types = asList(schema['type'])
      if (types.includes('string') && !isBoundedText(schema))
        lint.report('The text has no maxLength.', location)
      if (types.includes('array') && schema['maxItems'] === undefined)
        lint.report('The list has no maxItems.', location)
      if (isObject(schema['additionalProperties']) && schema['maxProperties'] === undefined)
        lint.report('The map has no maxProperties.', location)
    },
  }),
}

/** Whether a keyword bounds the text. The values of an open enumeration are names, which need no bound. */
const isBoundedText = ({ maxLength, enum: values, format, pattern, ...rest }: JsonObject): boolean =>
  [maxLength, values, rest['x-extensible-enum']].some((it) => it !== undefined) ||
  BOUNDED_FORMATS.has(String(format)) ||
  (typeof pattern === 'string' && boundsLength(pattern))

/** Whether a pattern matches whole texts, and repeats nothing without an upper bound. */
function boundsLength(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'a').replaceAll(/\[[^\]]*\]/g, 'a')
  return /^\^.*\$$/.test(bare) && !/[*+]|\{\d+,\}/.test(bare)
}
