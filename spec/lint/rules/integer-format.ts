import { asList } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { isCondition } from '../schemas.ts'

const INT32 = 2 ** 31

/** Every integer must name its size for languages with several integer types: `int64`, or `int32` when its bounds fit. */
export const integerFormat: LintRule = {
  name: 'integer-format',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (isCondition(location) || !asList(schema['type']).includes('integer')) return
      const { format, minimum, maximum, enum: values } = schema
      if (format !== 'int32' && format !== 'int64') {
        report('The integer has no format. Write int64, or int32 when its bounds fit into 32 bits.', location)
      } else if (format === 'int32' && values === undefined) {
        const fits = Number(minimum) >= -INT32 && Number(maximum) < INT32
        if (!fits)
          report('The format is int32, but the bounds do not fit into 32 bits.', location.child('format'))
      }
    },
  }),
}
