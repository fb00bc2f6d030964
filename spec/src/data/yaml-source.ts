import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { RegisterError } from './register-error.ts'

/** A path into a document: `['codes', 3, 'status']`. */
export type YamlPath = readonly (string | number)[]

/** A parsed YAML file with its line numbers. */
export interface YamlSource {
  /** The path of the file, relative to the folder of the contract: `machines/charge.yaml`. */
  readonly file: string
  readonly document: Document
  readonly data: unknown
  /**
   * Returns the line number, from 1, of the node at a path. If the node does not exist, returns the line of its nearest
   * parent.
   */
  line(path: YamlPath): number
}

/** Reads a YAML file. Throws an error with file and line when the file is not valid YAML or repeats a key. */
export function readYaml(root: string, file: string): YamlSource {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines })
  const problem = document.errors[0]
  if (problem !== undefined) {
    const { line } = lines.linePos(problem.pos[0])
    throw new RegisterError([{ file, path: [], line, message: problem.message.split('\n')[0] ?? '' }])
  }
  const line = (path: YamlPath): number => {
    const node = document.getIn(path, true)
    const start = isNode(node) ? node.range?.[0] : undefined
    if (start !== undefined) return lines.linePos(start).line
    return path.length === 0 ? 1 : line(path.slice(0, -1))
  }
  return { file, document, data: document.toJS(), line }
}
