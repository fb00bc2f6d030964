/** An import of a sample, such as `import { a, type B } from './c.ts'`. */
interface Import {
  readonly names: readonly string[]
  /** True for `import type { … }`. */
  readonly typeOnly: boolean
  readonly from: string
  /** The statement as written. */
  readonly text: string
}

const STATEMENT = /^import (type )?(?:\{([^}]*)\} from )?'([^']+)'$/gm
const WIDTH = 90

/**
 * The imports that a part of a sample needs: those of the file whose names occur in the part, and in no earlier part of
 * the same file on the page. So a reader who copies the parts of a file in their order has each import once.
 */
export function importsOf(file: string, part: string, earlier: readonly string[]): readonly string[] {
  return readImports(file).flatMap(({ names, typeOnly, from, text }) => {
    if (names.length === 0) return earlier.length === 0 ? [text] : []
    const needed = names.filter(
      (name) => mentions(part, localName(name)) && !earlier.some((it) => mentions(it, localName(name))),
    )
    return needed.length === 0 ? [] : statement(typeOnly, needed, from).split('\n')
  })
}

function readImports(file: string): readonly Import[] {
  return [...file.matchAll(STATEMENT)].map(([text, type, names = '', from = '']) => ({
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    typeOnly: type !== undefined,
    from,
    text,
  }))
}

/** `type Name` and `name as Name` are the local name `Name`. */
const localName = (name: string): string => name.split(' ').at(-1) ?? name

const mentions = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(withoutComments(code))

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** `import { type A, type B }` is written as `import type { A, B }`. */
function statement(typeOnly: boolean, given: readonly string[], from: string): string {
  const isTypes = typeOnly || given.every((name) => name.startsWith('type '))
  const names = isTypes ? given.map((name) => name.replace(/^type /, '')) : given
  const start = `import ${isTypes ? 'type ' : ''}{`
  const line = `${start} ${names.join(', ')} } from '${from}'`
  return line.length <= WIDTH
    ? line
    : `${start}\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}
