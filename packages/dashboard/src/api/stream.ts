/** The wait before the page connects to the stream again. */
const RETRY_MILLISECONDS = 2000

export interface StreamOptions {
  readonly token: string | undefined
  /** Called when something happened, and when the connection is there again. */
  readonly onNews: () => void
  readonly onOpen: (isOpen: boolean) => void
  readonly signal: AbortSignal
}

/**
 * Follows the stream of the sandbox (G-490) until the signal aborts. The page only needs to know that something happened,
 * because it then reads what it shows. It does not use EventSource, which cannot send the control token.
 */
export async function followStream(options: StreamOptions): Promise<void> {
  const { onOpen, signal } = options
  while (!signal.aborted) {
    try {
      await follow(options)
    } catch {
      // The service stopped, or refuses the page. The readings of the page show why.
    }
    onOpen(false)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
  }
}

async function follow({ token, onNews, onOpen, signal }: StreamOptions): Promise<void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { ok, body } = await fetch('/sandbox/stream', { headers, signal })
  if (!ok || body === null) return
  onOpen(true)
  onNews()
  const reader = body.getReader()
  while (!(await reader.read()).done) onNews()
}
