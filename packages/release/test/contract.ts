import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isObject, type Json, type JsonObject } from '../src/contract/json.ts'
import { at, steps } from '../src/contract/pointer.ts'

const TEXT = readFileSync(join(import.meta.dirname, 'contract.yaml'), 'utf8')

/** Returns a new copy of the small contract. */
export function smallContract(): JsonObject {
  return parse(TEXT) as JsonObject
}

/** Returns a copy in which the values at some pointers are changed. `undefined` removes the value. */
export function changed(
  contract: JsonObject,
  changes: readonly (readonly [pointer: string, value: Json | undefined])[],
): JsonObject {
  const copy = structuredClone(contract)
  for (const [pointer, value] of changes) {
    const path = steps(pointer)
    const last = path.pop() ?? ''
    const parent = at(copy, pointer.slice(0, pointer.lastIndexOf('/')))
    if (Array.isArray(parent)) {
      if (value === undefined) parent.splice(Number(last), 1)
      else parent[Number(last)] = value
    } else if (!isObject(parent)) throw new Error(`${pointer}: the contract has nothing around it.`)
    else if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  return copy
}
