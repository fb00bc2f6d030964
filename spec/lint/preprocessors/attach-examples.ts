import { dirname } from 'node:path'
import { type ExampleFile, examplesOf } from '../../src/examples.ts'

interface MediaType {
  examples?: Record<string, { value: unknown }>
}
interface WithContent {
  $ref?: string
  content?: Record<string, MediaType>
}
interface Operation {
  operationId?: string
  requestBody?: WithContent
  responses?: Record<string, WithContent>
}
interface Context {
  readonly location: { readonly source: { readonly absoluteRef: string } }
  resolve(node: unknown): { node?: WithContent }
}

/**
 * Attaches the files in `examples/` to requests, responses, shared responses and webhooks. The name of a file decides
 * where it belongs. It runs before the rules, so that the lint checks the same content as the bundle.
 */
export const attachExamples = (): object => {
  let byOwner: Map<string, ExampleFile[]> = new Map()
  return {
    Root: {
      enter(_: unknown, { location }: Context) {
        const examples = examplesOf(dirname(location.source.absoluteRef))
        byOwner = Map.groupBy(examples, (example) => example.owner)
      },
    },
    Operation(operation: Operation, context: Context) {
      const own = byOwner.get(operation.operationId ?? '') ?? []
      const isWebhook = own.length > 0 && own.every((example) => example.target === undefined)
      attach(operation.requestBody, isWebhook ? own : own.filter((example) => example.target === 'request'))
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (response.$ref === undefined) {
          const ofStatus = own.filter((example) => example.target === status)
          // A generated error response already has its examples, including the examples from files.
          if (!hasExamples(response)) attach(response, ofStatus)
        } else {
          const shared = context.resolve(response).node
          const name = response.$ref.match(/([^/]+)\.yaml$/)?.[1] ?? ''
          attach(shared, byOwner.get(name) ?? [])
        }
      }
    },
  }
}

const hasExamples = ({ content = {} }: WithContent): boolean =>
  Object.values(content).some(({ examples }) => examples !== undefined)

function attach(target: WithContent | undefined, examples: readonly ExampleFile[]): void {
  if (target?.content === undefined || examples.length === 0) return
  for (const mediaType of Object.values(target.content)) {
    mediaType.examples = Object.fromEntries(examples.map(({ name, value }) => [name, { value }]))
  }
}
