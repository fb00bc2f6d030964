import { type ExampleFile, GENERAL_ERRORS } from '../../src/examples.ts'
import { isError, operationsIn, type Placed, requestOf, responsesOf } from '../operations.ts'
import type { Lint, LintRule } from '../rule.ts'

/**
 * Every request, every response with content and every webhook must have an example file. Every example file must
 * belong to one of them. Error examples are checked by the rule `error-examples-match-catalogue`.
 */
export const namedExamples: LintRule = {
  name: 'named-examples',
  section: 'examples',
  visitor: (lint) => {
    const placed = new Set<ExampleFile>()
    const owners = new Set<string>()
    /** The names of shared responses, by operation and status. */
    const shares = new Map<string, string>()
    const place = (owner: string, target: string | undefined): ExampleFile[] => {
      owners.add(owner)
      const files = lint.files.examples.filter((it) => it.owner === owner && it.target === target)
      files.forEach((file) => placed.add(file))
      return files
    }
    const want = (owner: string, target: string | undefined, holder: Placed | undefined): void => {
      owners.add(owner)
      if (holder?.node['content'] === undefined || place(owner, target).length > 0) return
      const file = target === undefined ? `${owner}/<case>` : `${owner}/${target}`
      lint.report(
        `There is no example: write examples/${file}.json, a JSON value that the schema accepts.`,
        holder.location,
      )
    }
    return {
      Paths: (paths, context) => {
        for (const operation of operationsIn(paths, context)) {
          want(operation.id, 'request', requestOf(operation, context))
          for (const response of responsesOf(operation, context)) {
            const { shared, status } = response
            if (shared !== undefined) shares.set(`${operation.id} ${status}`, shared)
            const [owner, target] = shared === undefined ? [operation.id, status] : [shared, undefined]
            if (isError(status)) place(owner, target)
            else want(owner, target, response)
          }
        }
      },
      WebhooksMap: (webhooks, context) => {
        for (const event of operationsIn(webhooks, context)) {
          want(event.id, undefined, requestOf(event, context))
          for (const response of responsesOf(event, context)) {
            if (response.shared !== undefined) want(response.shared, undefined, response)
          }
        }
      },
      Root: {
        leave: () => {
          place(GENERAL_ERRORS, undefined)
          for (const example of lint.files.examples) {
            // An example of the contract on which a document builds lies outside the folder of the document. The lint
            // of the contract checks it.
            if (!placed.has(example) && !example.file.startsWith('..'))
              reportStray(lint, example, { owners, shares })
          }
          for (const file of lint.files.list('examples', '')) {
            const isExample = lint.files.examples.some((example) => `examples/${example.file}` === file)
            if (/\.\w+$/.test(file) && !isExample && file !== 'examples/README.md') {
              lint.report(
                'The path of an example must be examples/<owner>/<name>.json.',
                lint.files.place(file),
              )
            }
          }
        },
      },
    }
  },
}

interface Known {
  readonly owners: ReadonlySet<string>
  readonly shares: ReadonlyMap<string, string>
}

function reportStray(
  { files, report }: Lint,
  { owner, target, file }: ExampleFile,
  { owners, shares }: Known,
): void {
  const place = files.place(`examples/${file}`)
  const shared = shares.get(`${owner} ${target}`)
  if (!owners.has(owner)) report(`No operation, event or shared response has the name ${owner}.`, place)
  else if (target === undefined) report('The name of an example must start with request or a status.', place)
  else if (target === 'request') report(`${owner} has no request body.`, place)
  else if (shared !== undefined)
    report(`The response ${target} of ${owner} is shared: its examples are in examples/${shared}/.`, place)
  else if (!isError(target)) report(`${owner} has no response ${target} with content.`, place)
  // If the operation lists such a code, the rule `operation-has-family-errors` reports that the response is missing.
  else if (files.errors.codesOf(owner, target).length === 0)
    report(`${owner} lists no code with status ${target}.`, place)
}
