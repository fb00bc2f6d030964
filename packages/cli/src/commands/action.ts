import { Option } from 'commander'
import { callOperation } from '../api/call.ts'
import { type Field, readOperations } from '../api/operations.ts'
import { addField } from '../api/read-fields.ts'
import { usageError } from '../output/exit-codes.ts'
import { fieldOf } from '../output/field.ts'
import { summary } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { Action, ActionOption } from './actions.ts'

/** Calls the operation of an action. The options have the types of the contract's fields. */
export async function runAction(
  session: Session,
  action: Action,
  options: object,
  argument?: string,
): Promise<void> {
  const { usage, operationId, options: known = [], shown } = action
  const operation = (await readOperations()).get(operationId)
  if (operation === undefined) throw usageError(`The contract has no operation ${operationId}.`)
  const fields = operation.fields()
  const values: Record<string, unknown> = structuredClone({ ...action.values })
  const name = /<(\w+)>/.exec(usage)?.[1]
  if (name !== undefined && argument !== undefined) values[name] = argument
  const given = options as Readonly<Record<string, string | undefined>>
  for (const { flags, field } of known) {
    const text = given[new Option(flags).attributeName()]
    if (text !== undefined) addField(values, fields, field, text)
  }
  requireFields(fields, values, known)
  const result = await callOperation(session, operation, values)
  session.output.result(result, summary(shown === undefined ? result : fieldOf(result, shown)))
}

/** @throws CommandError that names the options of a field that the operation needs. */
function requireFields(
  fields: ReadonlyMap<string, Field>,
  values: Readonly<Record<string, unknown>>,
  known: readonly ActionOption[],
): void {
  for (const { name, required } of fields.values()) {
    if (!required || name in values) continue
    const flags = known
      .filter(({ field }) => field === name || field.startsWith(`${name}.`))
      .map((it) => it.flags)
    if (flags.length > 0) throw usageError(`Write ${flags.join(' or ')}.`)
  }
}
