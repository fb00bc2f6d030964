import type { OpenApiDocument } from '@pix-payments/http-contract/validation'
import type { OperationId } from '@pix-payments/spec'

export type Json = Readonly<Record<string, unknown>>

/** An operation with its examples. */
export interface OperationExamples {
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly example: unknown }[]
  readonly requests: ReadonlyMap<string, Json>
  /** The bodies of the first successful response. */
  readonly successes: readonly Json[]
}

/** A request example that creates a resource, and the response example with this resource. */
export interface Creation {
  readonly operationId: OperationId
  /** The id in the path. */
  readonly target: string
  readonly request: Json
  readonly response: Json & { readonly createdAt: string }
}

/** The examples of the bundled contract. */
export class ContractExamples {
  readonly operations: ReadonlyMap<OperationId, OperationExamples>
  /** In order of time. */
  readonly creations: readonly Creation[]

  constructor(document: OpenApiDocument) {
    const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).map(([method, node]) =>
        readOperation(document, { method, path, node: node as Node }),
      ),
    )
    this.operations = new Map(entries.map(({ operationId, ...operation }) => [operationId, operation]))
    this.creations = entries
      .flatMap(creationsOf)
      .sort((a, b) => Date.parse(a.response.createdAt) - Date.parse(b.response.createdAt))
  }

  operation(operationId: OperationId): OperationExamples {
    const found = this.operations.get(operationId)
    if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`)
    return found
  }

  /** Returns a request example, by default the first one. */
  request(operationId: OperationId, name?: string): Json {
    const { requests } = this.operation(operationId)
    return (name === undefined ? [...requests.values()][0] : requests.get(name)) ?? {}
  }

  /** Returns the example of the first parameter in the path. */
  id(operationId: OperationId): string {
    return idIn(this.operation(operationId))
  }

  /** Returns the first example response that fulfils a condition. */
  findSuccess(condition: (body: Json) => boolean): Json | undefined {
    return [...this.operations.values()].flatMap(({ successes }) => successes).find(condition)
  }
}

interface Node {
  readonly $ref?: string
  readonly operationId: OperationId
  readonly parameters?: readonly Node[]
  readonly requestBody?: Node
  readonly responses?: Readonly<Record<string, Node>>
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: Json }>> }>
  >
}

type Read = OperationExamples & { readonly operationId: OperationId; readonly isCreation: boolean }

function readOperation(
  { components = {} }: OpenApiDocument,
  { method, path, node }: { readonly method: string; readonly path: string; readonly node: Node },
): Read {
  const resolved = <T>(it: Node): T => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(it.$ref ?? '') ?? []
    return (components[kind]?.[name] ?? it) as T
  }
  const examplesIn = (it: Node | undefined): ReadonlyMap<string, Json> => {
    const [media] = Object.values((it && resolved<Node>(it))?.content ?? {})
    return new Map(Object.entries(media?.examples ?? {}).map(([name, { value }]) => [name, value]))
  }
  const { operationId, parameters = [], requestBody, responses = {} } = node
  const [status, success] = Object.entries(responses).find(([it]) => it.startsWith('2')) ?? []
  return {
    operationId,
    isCreation: status !== '200',
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((it) => resolved(it)),
    requests: examplesIn(requestBody),
    successes: [...examplesIn(success).values()],
  }
}

const creationsOf = (operation: Read): Creation[] =>
  [...(operation.isCreation ? operation.requests.values() : [])].flatMap((request) => {
    const response = operation.successes.find((it) => isResourceOf(request, it))
    const target = response?.['retryOfScheduleId'] ?? response?.['recurrenceId'] ?? idIn(operation)
    return response === undefined
      ? []
      : [{ operationId: operation.operationId, target, request, response } as Creation]
  })

const idIn = ({ parameters }: OperationExamples): string =>
  String(parameters.find((it) => it.in === 'path')?.example)

/** A schedule does not show the externalId of its request, so it is found by its cycle. */
const isResourceOf = (request: Json, response: Json): boolean =>
  ['externalId', 'cycleNumber', 'amount'].every(
    (name) => !(name in request && name in response) || request[name] === response[name],
  )
