import { CONTRACT_FOLDERS } from '../../src/contract-folders.ts'
import { basename, relative } from 'node:path'
import { operationsIn } from '../operations.ts'
import type { Context } from '../redocly.ts'
import type { Lint, LintRule } from '../rule.ts'

/** The path that the file of each kind of component must have. Redocly names a component after its file. */
const FILES = {
  Schema: 'schemas/<area>/<Name>.yaml',
  Parameter: 'parameters/<Name>.yaml',
  Header: 'headers/<Name>.yaml',
  Response: 'responses/<Name>.yaml',
  SecurityScheme: 'security-schemes/<name>.yaml',
}
/** Matches components that are generated from the error catalogue. They are in the root document and have no file. */
const GENERATED = /\bopenapi\.yaml#\/components\/(?:schemas|responses)\//

/**
 * Each operation and component must have its own file, in the folder of its kind or tag, and every file must be used.
 */
export const fileNameMatches: LintRule = {
  name: 'file-name-matches',
  section: 'the-contract',
  visitor: (lint) => {
    const used = new Set<string>()
    const fileOf = ({ location }: Context): string => relative(lint.files.folder, location.source.absoluteRef)
    /**
     * True for a file that a document takes from the contract on which it builds. The lint of the contract checks that
     * file.
     */
    const isTaken = (file: string): boolean => lint.files.base !== undefined && file.startsWith('..')
    const keptIn = (kind: keyof typeof FILES) => (_: unknown, context: Context) => {
      const file = fileOf(context)
      if (context.location.pointer !== '#/' || isTaken(file) || fits(file, FILES[kind])) return
      lint.report(`The file of a ${kind} must be ${FILES[kind]}.`, context.location)
    }
    return {
      Schema: keptIn('Schema'),
      Parameter: keptIn('Parameter'),
      Header: keptIn('Header'),
      Response: keptIn('Response'),
      SecurityScheme: keptIn('SecurityScheme'),
      any: (_, context) => {
        used.add(fileOf(context))
      },
      ref: (node, { location }) => {
        const reference = String(node['$ref'])
        if (/.#/.test(reference) && !GENERATED.test(reference))
          lint.report(`${reference} refers to a part of a file. Refer to a whole file.`, location)
      },
      Paths: (paths, context) => {
        for (const { id, node, location } of operationsIn(paths, context)) {
          const [tag, ...more] = (node['tags'] ?? []) as string[]
          const file = relative(lint.files.folder, location.source.absoluteRef)
          const want = `operations/${tag}/${id}.yaml`
          if (tag === undefined || more.length > 0)
            lint.report('An operation must have exactly one tag.', location)
          else if (file !== want) lint.report(`${id} belongs in ${want}, not in ${file}.`, location)
        }
      },
      Root: { leave: () => checkFolders(lint, used) },
    }
  },
}

const fits = (file: string, form: string): boolean =>
  new RegExp(
    `^${form.replace('<area>', '[a-z-]+').replace('<Name>', '[A-Z][A-Za-z0-9]*').replace('<name>', '[a-z][A-Za-z0-9]*')}$`,
  ).test(file)

function checkFolders(lint: Lint, used: ReadonlySet<string>): void {
  const files = CONTRACT_FOLDERS.flatMap((folder) => lint.files.list(folder, '.yaml'))
  for (const file of files) {
    if (!used.has(file)) lint.report('No file refers to this file.', lint.files.place(file))
  }
  const schemas = files.filter((file) => file.startsWith('schemas/'))
  for (const [, same] of Map.groupBy(schemas, (file) => basename(file).toLowerCase())) {
    for (const file of same.slice(1)) {
      lint.report(`${same[0]} has the same name.`, lint.files.place(file))
    }
  }
}
