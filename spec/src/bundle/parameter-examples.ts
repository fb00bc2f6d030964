import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from './document.ts'

/**
 * Gives a parameter the value that the first success example of its operation shows. So the example request of
 * `cancelSchedule` names the schedule that the example response shows, and not the schedule of all other operations,
 * which is settled. Applies to ids with a pattern of their own, and to the cursor of a list. Drops the components that
 * no operation shares then. Changes the document in place.
 */
export function addParameterExamples(document: ContractDocument): void {
  for (const { operation } of operationsOf(document)) {
    const shown = firstSuccess(document, operation)
    const parameters = operation['parameters']
    if (shown === undefined || !Array.isArray(parameters)) continue
    operation['parameters'] = parameters.map((node) => {
      const parameter = resolve(document, node)
      const example = parameter['in'] === 'path' ? idIn(shown, parameter) : cursorIn(shown, parameter)
      return example === undefined || example === parameter['example'] ? node : { ...parameter, example }
    })
  }
  dropUnusedParameters(document)
}

function dropUnusedParameters(document: ContractDocument): void {
  const { parameters = {} } = document.components
  const text = JSON.stringify(document)
  for (const name of Object.keys(parameters))
    if (!text.includes(`"#/components/parameters/${name}"`)) delete parameters[name]
}

interface Success {
  readonly status: string
  readonly body: JsonObject
}

function firstSuccess(document: ContractDocument, { responses }: JsonObject): Success | undefined {
  const [status = '', node] =
    Object.entries((responses ?? {}) as JsonObject).find(([it]) => it.startsWith('2')) ?? []
  const [media] = Object.values((resolve(document, node)['content'] ?? {}) as Record<string, JsonObject>)
  const [example] = Object.values((media?.['examples'] ?? {}) as Record<string, JsonObject>)
  const body = example?.['value']
  return isObject(body) ? { status, body } : undefined
}

/** The body of a created resource begins with the new id, which the request did not name. */
function idIn({ status, body }: Success, { schema }: JsonObject): Json | undefined {
  const pattern = isObject(schema) ? schema['pattern'] : undefined
  if (typeof pattern !== 'string') return undefined
  const ids = Object.entries(body).filter(([name]) => status !== '201' || name !== 'id')
  return ids.find(([, value]) => typeof value === 'string' && new RegExp(pattern).test(value))?.[1]
}

const cursorIn = ({ body }: Success, { name }: JsonObject): Json | undefined =>
  name === 'cursor' ? (body['nextCursor'] ?? undefined) : undefined
