import { type Activity, followSandbox } from '@pix-payments/client/sandbox'
import type { Session } from '../target/session.ts'

type Filter = Pick<Parameters<typeof followSandbox>[0], 'walletId' | 'kinds' | 'resource' | 'signal'>

interface Hooks {
  /** Runs once, when the stream begins. */
  readonly onStart?: () => Promise<void> | void
  /** The command that shows what the stream missed. */
  readonly missed: string
}

/**
 * Follows the stream of the sandbox, also after a restart of the sandbox. Says on stderr when the connection is lost, and
 * when entries were missed.
 *
 * @throws PixError when the sandbox does not answer at the start.
 */
export async function* follow(
  { target, output }: Session,
  filter: Filter,
  { onStart, missed }: Hooks,
): AsyncGenerator<Activity> {
  const { url: baseUrl, controlToken: token } = target
  let state: 'new' | 'connected' | 'lost' = 'new'
  for await (const message of followSandbox({ baseUrl, token, ...filter })) {
    if (message.type === 'connected') {
      if (state === 'new') await onStart?.()
      else if (state === 'lost') output.note('Connected again.')
      state = 'connected'
    } else if (message.type === 'disconnected') {
      if (state === 'new' && message.error !== undefined) throw message.error
      if (state === 'connected') output.note('The connection ended. Connecting again.')
      state = 'lost'
    } else if (message.type === 'missed') {
      output.note(`Some entries were missed. "${missed}" shows what is there.`)
    } else yield message.activity
  }
}
