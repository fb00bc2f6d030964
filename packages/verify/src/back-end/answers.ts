import { type ValidateFunction, Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type InterfaceDocument, readInterface } from '../documents.ts'
import { type BackEnd, type BackEndOperation, InterfaceError } from './back-end.ts'

/** Where openapi.yaml has an operation. */
export interface Route {
  readonly method: string
  readonly path: string
}

/** What the verifier needs of openapi.yaml. */
export interface Interface {
  readonly routes: ReadonlyMap<string, Route>
  /**
   * Calls an operation that must succeed, and validates its answer.
   *
   * @throws InterfaceError when the call fails, or when a field of the answer is wrong.
   */
  ask<T>(backEnd: BackEnd, operation: BackEndOperation, parameters?: object): Promise<T>
  /** Names what is wrong with the body of an answer, or returns undefined. */
  problem(operation: BackEndOperation, body: unknown): string | undefined
}

export function createInterface(document: InterfaceDocument = readInterface()): Interface {
  const routes = new Map<string, Route>()
  const validators = new Map<string, ValidateFunction>()
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'interface', ...document })
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(item)) {
      routes.set(operationId, { method: method.toUpperCase(), path })
      const schema = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
        'application/json'
      ]?.schema
      const reference = schema?.['$ref']
      if (typeof reference === 'string') {
        validators.set(operationId, ajv.compile({ $ref: `interface${reference}` }))
      }
    }
  }
  const problem: Interface['problem'] = (operation, body) => {
    const validate = validators.get(operation)
    if (validate === undefined || validate(body)) return undefined
    const [error] = validate.errors ?? []
    const field = error?.instancePath.slice(1).replaceAll('/', '.') || 'the body'
    const { allowedValues } = (error?.params ?? {}) as { readonly allowedValues?: readonly string[] }
    const problem = allowedValues ? `must be one of ${allowedValues.join(', ')}` : error?.message
    return `${operation}: ${field} ${problem ?? 'is wrong'}.`
  }
  return {
    routes,
    problem,
    async ask<T>(backEnd: BackEnd, operation: BackEndOperation, parameters?: object) {
      const answer = await backEnd.call(operation, parameters)
      if (!answer.ok) {
        throw new InterfaceError(`${operation} failed with ${answer.status ?? 'no answer'}: ${answer.text}`)
      }
      const wrong = problem(operation, answer.body)
      if (wrong !== undefined) throw new InterfaceError(`The answer does not follow openapi.yaml: ${wrong}`)
      return answer.body as T
    },
  }
}
