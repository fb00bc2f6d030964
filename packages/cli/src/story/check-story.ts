import type { Field, Operation } from '../api/operations.ts'
import { usageError } from '../output/exit-codes.ts'
import { closest } from '../output/closest.ts'
import { referencesIn } from './references.ts'
import type { Path, Step, StoryFile } from './story.ts'

/** What the contract knows. */
export interface Known {
  readonly operations: ReadonlyMap<string, Operation>
  readonly events: readonly string[]
}

interface Problem {
  readonly path: Path
  readonly message: string
}

/**
 * Compares the names of a story with the contract, before its first call: operations, fields, events, references.
 *
 * @throws CommandError that lists each problem as `file:line:column: problem and fix`.
 */
export function checkStory({ story, at }: StoryFile, known: Known): void {
  const createWallet = known.operations.get('createWallet')
  const names = new Set(['wallet'])
  const problems = fieldProblems(createWallet?.fields() ?? new Map(), story.wallet ?? {}, ['wallet'])
  for (const [number, step] of story.steps.entries()) {
    const path = ['steps', number]
    problems.push(...nameProblems(step, path, known), ...referenceProblems(step, path, names))
    if (step.as !== undefined) names.add(step.as)
  }
  if (problems.length > 0) {
    throw usageError(problems.map((it) => `${at(it.path)}: ${it.message}`).join('\n'))
  }
}

function nameProblems(step: Step, path: Path, { operations, events }: Known): Problem[] {
  const { call, wait, with: values = {} } = step
  if (wait !== undefined && !events.includes(wait)) {
    return [
      {
        path: [...path, 'wait'],
        message: `there is no event ${wait}. ${suggestion(wait, events, 'events')}`,
      },
    ]
  }
  if (call === undefined) return []
  const operation = operations.get(call)
  if (operation === undefined) {
    const message = `there is no operation ${call}. ${suggestion(call, [...operations.keys()], 'operations')}`
    return [{ path: [...path, 'call'], message }]
  }
  return fieldProblems(operation.fields(), values, [...path, 'with'])
}

function fieldProblems(fields: ReadonlyMap<string, Field>, values: object, path: Path): Problem[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): Problem[] => {
    const field = fields.get(name)
    const place = [...path, name]
    if (field === undefined) {
      return [
        {
          path: place,
          message: `there is no field ${name}. ${suggestion(name, [...fields.keys()], 'fields')}`,
        },
      ]
    }
    const { types } = field
    if (
      typeof value === 'number' &&
      types.includes('string') &&
      types.every((it) => /string|null/.test(it))
    ) {
      return [{ path: place, message: `${name} is a text. Write it in quotes: '${value}'.` }]
    }
    const inner = field.fields()
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && inner.size > 0 ? fieldProblems(inner, value, place) : []
  })
}

function referenceProblems(step: Step, path: Path, names: ReadonlySet<string>): Problem[] {
  const parts = { with: step.with, for: step.for, expect: step.expect }
  return referencesIn(parts, path)
    .filter(({ name }) => !names.has(name))
    .map((it) => ({
      path: it.path,
      message: `no earlier step has "as: ${it.name}". The names are ${[...names].join(', ')}.`,
    }))
}

function suggestion(given: string, names: readonly string[], what: string): string {
  const near = closest(given, names)
  return near === undefined ? `The ${what} are ${names.join(', ')}.` : `Did you mean ${near}?`
}
