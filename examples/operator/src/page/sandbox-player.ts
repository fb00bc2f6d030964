import { createSandboxClient } from '@pix-payments/client/sandbox'

/** Plays the player's banking app in a sandbox. In production, the player pays with a real one. */
export interface SandboxPlayer {
  /** The address of the sandbox, whose page shows the other side of each payment. */
  readonly url: string
  pay(brCode: string): Promise<void>
}

/** @param token the control token, if the sandbox has one. */
export function createSandboxPlayer(url: string, token?: string): SandboxPlayer {
  const sandbox = createSandboxClient({ baseUrl: url, ...(token !== undefined && { token }) })
  return {
    url,
    async pay(brCode) {
      const { outcome } = await sandbox.charges.payBrCode({ brCode })
      if (outcome !== 'PAID') throw new TypeError(`The payment is ${outcome}.`)
    },
  }
}
