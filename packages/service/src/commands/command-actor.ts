import { hostname, userInfo } from 'node:os'
import type { Actor } from '../domain/audit.ts'

/** Who runs this command, for the audit log. */
export const commandActor = (command: string): Actor => ({
  kind: 'command',
  command,
  user: userName(),
  from: hostname(),
})

/** A container may run with a user id without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
