import { type Attempt, createPixClient, type PixClient, PixError } from '@pix-payments/client'

// #region attempts
type Credentials = Pick<
  Parameters<typeof createPixClient>[0],
  'baseUrl' | 'clientId' | 'clientSecret' | 'fetch'
>

const FIELDS = 'operationId attempt status code failure endedBy requestId correlationId retryInMs'.split(' ')

/** Creates a client that writes one line for each attempt. The line has no secrets and no personal data. */
export function loggingClient(credentials: Credentials, write: (line: string) => void): PixClient {
  return createPixClient({
    ...credentials,
    onAttempt: (attempt: Attempt) => write(JSON.stringify(attempt, FIELDS)),
  })
}
// #endregion

// #region error
/** You can log every error of the client: it prints ids and codes, but no personal data. */
export function logError(error: unknown, write: (line: string) => void): void {
  if (error instanceof PixError) write(JSON.stringify(error))
  else write(String(error))
}
// #endregion
