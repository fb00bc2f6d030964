import { style } from '../output/style.ts'
import type { Field, Operation } from './operations.ts'

const WIDTH = 28

/** The help of an operation: its description and its fields, from the contract. */
export function operationHelp(operation: Operation): string {
  const { id, method, path, description } = operation
  const fields = [...operation.fields().values()].flatMap((field) => lines(field, ''))
  return [
    `Usage: pix api ${id} [--field value] [--data @file]`,
    '',
    `${style('bold', `${method} ${path}`)}`,
    '',
    description.trim(),
    '',
    ...(fields.length === 0 ? ['The operation has no fields.'] : ['Fields:', ...fields]),
  ].join('\n')
}

function lines(field: Field, prefix: string): string[] {
  const { name, types, values, required, description } = field
  const [first = ''] = description.split('\n')
  const kind = values.length > 0 ? values.join('|') : [...new Set(types)].join('|')
  const head = `  --${prefix}${name}`
  const own = `${head.padEnd(WIDTH)} ${required ? '(required) ' : ''}${first.trim()} ${style('dim', `[${kind}]`)}`
  const inner = types.includes('array') ? [] : [...field.fields().values()]
  return [own, ...inner.flatMap((it) => lines(it, `${prefix}${name}.`))]
}
