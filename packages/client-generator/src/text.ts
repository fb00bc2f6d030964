import type { Operation } from './operations.ts'
import type { Surface } from './surface.ts'

/** The first line of every generated file. */
export const headerOf = ({ source }: Surface): string =>
  `// Generated from ${source} by \`pnpm generate\`. Do not edit.\n`

export const pascalCase = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The name of the type of a method's parameters. */
export const parametersName = (operation: Operation): string =>
  `${pascalCase(operation.operationId)}Parameters`

/** The name of the generated function that decides whether a value matches a schema. */
export const predicateName = (schema: string): string => `is${pascalCase(schema)}`

/** A string literal in the style of the repository. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`

/** The key of an object literal or of an interface, in quotes only if it needs them. */
export const propertyKey = (name: string): string =>
  /^(\d+|[A-Za-z_$][\w$]*)$/.test(name) ? name : literal(name)

/** A doc comment; blank lines separate paragraphs. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs
    .join('\n\n')
    .split('\n')
    .map((line) => `${indent} *${line === '' ? '' : ` ${line.replaceAll('*/', '*\\/')}`}`)
  return `${indent}/**\n${lines.join('\n')}\n${indent} */\n`
}

/** Lines of at most 110 characters, broken between words. */
export function wrap(text: string): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > 110) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
