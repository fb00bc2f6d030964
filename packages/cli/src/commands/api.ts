import type { ActivityKind } from '@pix-payments/client/sandbox'
import { readFileSync } from 'node:fs'
import { callOperation } from '../api/call.ts'
import { type Operation, readOperations } from '../api/operations.ts'
import { addField, unknownField } from '../api/read-fields.ts'
import { createOutput } from '../output/output.ts'
import { usageError } from '../output/exit-codes.ts'
import { table } from '../output/text.ts'
import { restoreWebhooks } from '../target/replaced-webhook.ts'
import { openSession, type Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { operationHelp } from '../api/operation-help.ts'
import { closest } from '../output/closest.ts'
import { follow } from './follow.ts'

/** The options of a target that may also follow the operation, unless the operation has a field of the same name. */
const TARGET_OPTIONS: Readonly<Record<string, keyof TargetOptions>> = {
  url: 'url',
  profile: 'profile',
  wallet: 'wallet',
  'control-token': 'controlToken',
  get: 'get',
}

/** Calls an operation of the contract, or prints what it takes. */
export async function api(
  id: string | undefined,
  rest: readonly string[],
  options: TargetOptions & { readonly list?: boolean },
): Promise<void> {
  const operations = await readOperations()
  if (options.list === true) {
    list(operations, options.json ?? false)
    return
  }
  const operation = operationOf(operations, id)
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${operationHelp(operation)}\n`)
    return
  }
  const { values, target } = readArguments(operation, rest)
  const all = { ...options, ...target }
  const session = openSession(all)
  await restoreWebhooks(session)
  if (operation.id === 'streamActivity') return stream(session, values)
  const result = await callOperation(session, operation, values)
  // The answer of an operation is JSON, with and without --json.
  if (result !== undefined) createOutput(true, all.get).result(result)
}

/** The only operation whose response has no end: writes each entry as one line of JSON. */
async function stream(session: Session, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { kinds, ...filter } = values as Readonly<Record<string, string>>
  const wanted = kinds === undefined ? filter : { ...filter, kinds: kinds.split(',') as ActivityKind[] }
  for await (const activity of follow(session, wanted, { missed: 'pix timeline RESOURCE' })) {
    session.output.entry(activity, JSON.stringify(activity))
  }
}

function operationOf(operations: ReadonlyMap<string, Operation>, id: string | undefined): Operation {
  const operation = operations.get(id ?? '')
  if (operation !== undefined) return operation
  if (id === undefined) throw usageError('OPERATION is missing. "pix api --list" lists the operations.')
  const near = closest(id, [...operations.keys()])
  throw usageError(
    `There is no operation "${id}". ${near === undefined ? '' : `Did you mean ${near}? `}"pix api --list" lists all.`,
  )
}

function list(operations: ReadonlyMap<string, Operation>, json: boolean): void {
  const all = [...operations.values()].map(({ id, api: name, method, path, summary }) => ({
    operationId: id,
    api: name,
    method,
    path,
    summary,
  }))
  const rows = all.map((it) => [it.operationId, it.api, it.method, it.path, it.summary])
  createOutput(json).result(all, table(['operation', 'api', 'method', 'path', ''], rows))
}

interface Arguments {
  readonly values: Record<string, unknown>
  readonly target: TargetOptions
}

/** Reads `--field value`, `--field=value`, `--data` and the options of the target. */
function readArguments(operation: Operation, rest: readonly string[]): Arguments {
  const fields = operation.fields()
  const values: Record<string, unknown> = {}
  const target: Record<string, unknown> = {}
  const given = [...rest]
  while (given.length > 0) {
    const argument = given.shift() ?? ''
    if (!argument.startsWith('--')) throw usageError(`"${argument}" is not a field. Write --name value.`)
    const at = argument.indexOf('=')
    const name = argument.slice(2, at === -1 ? undefined : at)
    const isField = fields.has(name.split('.')[0] ?? '')
    if (!isField && name === 'json') continue
    const value = at === -1 ? given.shift() : argument.slice(at + 1)
    if (value === undefined) throw usageError(`--${name} needs a value.`)
    const option = TARGET_OPTIONS[name]
    if (isField) addField(values, fields, name, value)
    else if (name === 'data') Object.assign(values, { ...readData(value), ...values })
    else if (option !== undefined) target[option] = value
    else throw unknownField(name, fields)
  }
  return { values, target }
}

/** Reads a JSON object: a text, `@file`, or `-` for stdin. */
function readData(given: string): object {
  const file = given === '-' ? 0 : given.startsWith('@') ? given.slice(1) : undefined
  const text = file === undefined ? given : read(file)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // The message below also covers a text that is not JSON.
  }
  throw usageError('--data must be a JSON object, @file with one, or - for stdin.')
}

function read(file: string | 0): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw usageError(`--data: ${(error as Error).message}`)
  }
}
