import type { OperationId } from '@pix-payments/client'
import type { SandboxClient } from '@pix-payments/client/sandbox'

/**
 * Returns what the newest requests of an operation created, the newest first. The API has no list of charges and of
 * withdrawals, so the request log is read: the page or your code may have created them.
 */
export async function createdBy<T>(
  sandbox: SandboxClient,
  {
    walletId,
    operation,
    signal,
  }: { readonly walletId: string; readonly operation: OperationId; readonly signal: AbortSignal },
): Promise<readonly T[]> {
  const { data } = await sandbox.requests.listRequests(
    { walletId, operationId: operation, limit: 50 },
    { signal },
  )
  return data.flatMap(({ code, status, responseBody }) =>
    code !== null || status === null || status >= 300 || responseBody === null
      ? []
      : [JSON.parse(responseBody) as T],
  )
}
