import type { Operation } from './operations.ts'
import type { TypesFile } from './surface.ts'

/** The first line of every generated file. */
export const headerOf = ({ source }: TypesFile): string =>
  `// Generated from ${source} by \`bundle\`. Do not edit.\n`

export const pascalCase = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The type name for the parameters of a method. */
export const parametersName = (operation: Operation): string =>
  `${pascalCase(operation.operationId)}Parameters`

/** The name of the generated function that decides whether a value matches a schema. */
export const predicateName = (schema: string): string => `is${pascalCase(schema)}`

/** Returns a string literal in the code style of the repository. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`

/** Returns the key of an object literal or an interface. The key has quotes only if it needs them. */
export const propertyKey = (name: string): string =>
  /^(\d+|[A-Za-z_$][\w$]*)$/.test(name) ? name : literal(name)

/** Returns a doc comment. Blank lines separate the paragraphs. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs
    .join('\n\n')
    .split('\n')
    .map((line) => `${indent} *${line === '' ? '' : ` ${line.replaceAll('*/', '*\\/')}`}`)
  return `${indent}/**\n${lines.join('\n')}\n${indent} */\n`
}

/** Breaks the text between words into lines of at most 110 characters. */
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
