import type { ArazzoDocument, ArazzoStep, ArazzoWorkflow } from '../arazzo.ts'

/** A reference to an output of an earlier step. */
const OUTPUT = /\{?\$steps\.(\w+)\.outputs\.(\w+)\}?/g

/** Converts the runtime expressions of a flow to variables of Bruno. */
export interface Expressions {
  /** Converts a text: `Bearer {$steps.createToken.outputs.token}` becomes `Bearer {{createToken_token}}`. */
  text(value: string): string
  /** Converts a value of the response to JavaScript: `$response.body#/data/0/id` becomes `res.body.data[0].id`. */
  response(value: string): string
}

/** The name of the variable that holds an output of a step. */
export const variable = (stepId: string, output: string): string => `${stepId}_${output}`

/**
 * `setups` are the workflows that steps of the flow run. Their steps stand in the collection too, so their outputs are
 * variables of these steps.
 */
export function expressions(
  { workflows: [flow] }: ArazzoDocument,
  setups: (step: ArazzoStep) => ArazzoWorkflow | undefined,
): Expressions {
  const text = (value: string): string =>
    value.replaceAll(OUTPUT, (_, stepId: string, output: string) => {
      const step = flow?.steps.find((it) => it.stepId === stepId)
      const inner = step === undefined ? undefined : setups(step)?.outputs?.[output]
      return inner === undefined ? `{{${variable(stepId, output)}}}` : text(inner)
    })
  return { text, response: responseValue }
}

function responseValue(value: string): string {
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(value) ?? []
  if (header !== undefined) return `res.headers['${header}']`
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(value) ?? []
  if (pointer === undefined) throw new Error(`${value} is no header and no value of the body.`)
  const keys = pointer.split('/').map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
  return `res.body${keys.join('')}`
}
