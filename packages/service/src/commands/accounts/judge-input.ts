import type { RequestParts } from '@pix-payments/http-contract/validation'
import { loadContract } from '@pix-payments/http-contract/load'
import type { RefusalDetail } from '../../domain/refusal.ts'
import type { SandboxOperationId } from '../../sandbox/operation.ts'
import { InputError } from '../input-error.ts'
import { printable } from '../print.ts'

/** For each field that the user can set: its flag and the given value. */
export type Given = Readonly<
  Record<string, readonly [flag: string, value: string | readonly string[] | undefined]>
>

/**
 * Checks the input with the limits of an operation of the control API, and returns the invalid fields. The result may
 * contain fields that the command does not have; `refuseBroken` ignores these fields.
 */
export async function brokenByContract(
  operationId: SandboxOperationId,
  parts: RequestParts,
): Promise<readonly RefusalDetail[]> {
  const { validation } = await loadContract('sandbox')
  return validation.request(operationId, parts)
}

/** @throws InputError for the first invalid field that has a flag. */
export function refuseBroken(details: readonly RefusalDetail[], given: Given): void {
  for (const { field, message } of details) {
    const [, name = '', index] = /^(.*?)(?:\[(\d+)\])?$/.exec(field) ?? []
    const entry = given[name]
    if (entry === undefined) continue
    const [flag, value] = entry
    const one = Array.isArray(value)
      ? index === undefined
        ? undefined
        : (value as string[])[Number(index)]
      : value
    const not = typeof one === 'string' ? `, not "${printable(one)}"` : ''
    throw new InputError(`${flag} ${message}${not}.`)
  }
}
