import type { ArazzoDocument, ArazzoParameter, ArazzoStep, Payload } from '../arazzo.ts'
import { operationOf } from '../operations.ts'
import { assertionOf } from './assertion.ts'
import { bruno } from './lang.ts'
import { type Expressions, variable } from './expressions.ts'

/** Converts a step that calls an operation to a request file of Bruno. */
export function requestFile(
  step: ArazzoStep & { readonly operationId: string },
  sequence: number,
  document: ArazzoDocument,
  expressions: Expressions,
): string {
  const { method, path } = operationOf(step.operationId)
  const parameters = (step.parameters ?? []).map((use) =>
    'reference' in use ? referred(use, document) : use,
  )
  const values = (place: ArazzoParameter['in']): { name: string; value: string; enabled: true }[] =>
    parameters
      .filter((it) => it.in === place)
      .map(({ name, value }) => ({ name, value: expressions.text(String(value)), enabled: true }))
  const url = values('path').reduce((url, { name, value }) => url.replace(`{${name}}`, value), path)
  const query = values('query')
  const body = bodyOf(step, expressions)
  return bruno.jsonToBruV2({
    meta: { name: step.stepId, type: 'http', seq: sequence },
    http: {
      method: method.toLowerCase(),
      url: `{{baseUrl}}${url}${query.length > 0 ? `?${query.map(({ name, value }) => `${name}=${value}`).join('&')}` : ''}`,
      body: body === undefined ? 'none' : body.kind,
      auth: 'none',
    },
    params: query.map((it) => ({ ...it, type: 'query' })),
    headers: values('header'),
    ...(body !== undefined && { body: body.content }),
    vars: {
      res: Object.entries(step.outputs ?? {}).map(([output, value]) => ({
        name: variable(step.stepId, output),
        value: expressions.response(value),
        enabled: true,
        local: false,
      })),
    },
    assertions: (step.successCriteria ?? []).map(({ condition }) => assertionOf(condition, expressions)),
    docs: step.description,
  })
}

function referred({ reference }: { readonly reference: string }, document: ArazzoDocument): ArazzoParameter {
  const name = reference.replace('$components.parameters.', '')
  const parameter = document.components?.parameters?.[name]
  if (parameter === undefined) throw new Error(`There is no parameter ${reference}.`)
  return parameter
}

interface Body {
  readonly kind: 'json' | 'multipartForm'
  readonly content: object
}

function bodyOf({ requestBody }: ArazzoStep, { text }: Expressions): Body | undefined {
  if (requestBody === undefined) return undefined
  const payload = mapTexts(requestBody.payload, text)
  if (requestBody.contentType !== 'multipart/form-data') {
    return { kind: 'json', content: { json: JSON.stringify(payload, null, 2) } }
  }
  const fields = Object.entries(payload as Readonly<Record<string, string>>)
  return {
    kind: 'multipartForm',
    content: {
      multipartForm: fields.map(([name, value]) => ({ name, value, type: 'text', enabled: true })),
    },
  }
}

function mapTexts(payload: Payload, change: (text: string) => string): Payload {
  if (typeof payload === 'string') return change(payload)
  if (Array.isArray(payload)) return payload.map((item: Payload) => mapTexts(item, change))
  if (typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, mapTexts(value, change)]))
}
