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
 * Puts the files of `examples/` where their names say: beside the schemas of requests, responses, shared
 * responses and webhooks. Runs before the rules, so that the lint sees what the bundle will contain.
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
          // A generated error response has its examples, the files among them.
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
