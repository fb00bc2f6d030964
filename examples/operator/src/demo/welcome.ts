import type { Demo } from './demo.ts'
import type { DemoOptions } from './options.ts'

/** The text that the command prints: the addresses, and what to do next. */
export function welcome({ url, sandbox, walletId }: Demo, { database }: DemoOptions): string {
  const isKept =
    database === undefined ? 'in a temporary file, which is deleted when the command ends' : database
  const world = sandbox.isOwn ? 'started by this command, its data is in memory' : 'was running already'
  return `
An operator on the kit, beside a sandbox

  Cashier   ${url}/    the page of the player Maria Silva
  Sandbox   ${sandbox.url}/?wallet=${walletId}
            the other side: each call, payment and webhook (${world})
  Webhook   ${url}/webhook
  Books     ${isKept}

What to do next

  1. Open the cashier and open a deposit. It shows a QR code.
  2. Press "Pay as Maria's bank". The sandbox sends a webhook, and the balance changes.
  3. Withdraw. The amount is debited at once, and the withdrawal settles after two seconds.
  4. Read examples/operator/src/operator.ts: it is the code of all that.

Ctrl-C stops.
`
}
