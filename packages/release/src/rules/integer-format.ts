import { asList, type JsonObject } from '../contract/json.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of `format: int32` and `int64`. The format only names a type of generated clients, because the
 * bounds of the schema are the limits of the value.
 */
export const integerFormat: ComparisonRule = {
  id: 'integer-format',
  decides: true,
  judge({ node, keyword, kind, before, after, around }) {
    if (node !== 'schema' || keyword !== 'format') return undefined
    const isInteger = asList(around.head['type']).includes('integer')
    if (!isInteger || ![before, after].every((it) => it === undefined || isIntegerFormat(it)))
      return undefined
    if (kind === 'added' && (after === 'int64' || fitsInt32(around.head)))
      return additive('The bounds stay the same. Generated clients may use another integer type.')
    return breaking('Users: code that uses the integer type of a generated client may no longer compile.')
  },
}

const isIntegerFormat = (format: unknown): boolean => format === 'int32' || format === 'int64'

/** Whether the bounds leave out every value that does not fit into 32 bits. */
const fitsInt32 = ({ minimum, maximum, enum: values }: JsonObject): boolean =>
  values !== undefined || (Number(minimum) >= -(2 ** 31) && Number(maximum) < 2 ** 31)
