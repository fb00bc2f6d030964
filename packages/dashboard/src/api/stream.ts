import { followSandbox } from '@pix-payments/client/sandbox'

export interface StreamOptions {
  readonly baseUrl: string
  readonly token: string | undefined
  /** Called when something happened, and when the connection is there again. */
  readonly onNews: () => void
  /** Called until the signal aborts, because another stream may be open by then. */
  readonly onOpen: (isOpen: boolean) => void
  readonly signal: AbortSignal
}

/**
 * Follows the stream of the sandbox (G-490) until the signal aborts. The page only needs to know that something happened,
 * because it then reads what it shows.
 */
export async function followStream({ onNews, onOpen, ...options }: StreamOptions): Promise<void> {
  try {
    for await (const { type } of followSandbox(options)) {
      onOpen(type !== 'disconnected')
      if (type !== 'disconnected') onNews()
    }
  } catch {
    // The service refuses the page. The readings of the page show why.
  }
  if (!options.signal.aborted) onOpen(false)
}
