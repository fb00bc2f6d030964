import type { RequestParts } from '@pix-payments/http-contract/validation'
import { loadContract } from '@pix-payments/http-contract/load'
import type { RefusalDetail } from '../../domain/refusal.ts'
import type { SandboxOperationId } from '../../sandbox/operation.ts'
import { InputError } from '../input-error.ts'
import { printable } from '../print.ts'

/** The flag and the value of each field that the user can give. */
export type Given = Readonly<
  Record<string, readonly [flag: string, value: string | readonly string[] | undefined]>
>

/**
 * Returns the fields of the input that break the limits of an operation of the control API. It also reports fields
 * that the command does not have; `refuseBroken` ignores them.
 */
export async function brokenByContract(
  operationId: SandboxOperationId,
  parts: RequestParts,
): Promise<readonly RefusalDetail[]> {
  const { validation } = await loadContract('sandbox')
  return validation.request(operationId, parts)
}

/** @throws InputError for the first broken field that has a flag. */
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
