import { newCharge } from './sandbox-outcomes.ts'
import type { TestWallet } from './sandbox-wallet.ts'

// #region expire
/** Advances the clock by fifteen minutes, so that the charge expires. */
export async function letChargeExpire({ sandbox, walletId, pix, pixKey }: TestWallet): Promise<string> {
  const { chargeId } = await newCharge({ pix, pixKey, expiresIn: 900 })
  const { ran } = await sandbox.clock.advanceClock({ walletId, by: 900 })
  for (const { at, kind, event } of ran) console.log(at, kind, event)
  const charge = await pix.deposits.getImmediateCharge({ chargeId })
  return charge.status // EXPIRED
}
// #endregion

// #region until
/** Advances from one due timer to the next until nothing is due. */
export async function stepThrough({ sandbox, walletId }: TestWallet): Promise<readonly string[]> {
  const steps: string[] = []
  for (;;) {
    const { ran } = await sandbox.clock.advanceClock({ walletId, until: 'nextDue' })
    if (ran.length === 0) return steps
    steps.push(...ran.map(({ at, kind }) => `${at} ${kind}`))
  }
}

/** Advances in one call until nothing is due, including all retries of failing deliveries. */
export async function letEverythingHappen({ sandbox, walletId }: TestWallet): Promise<string> {
  const { to } = await sandbox.clock.advanceClock({ walletId, until: 'idle' })
  return to
}
// #endregion

// #region freeze
/** Freezes the clock during `work`. Afterwards the clock runs again, from the same instant. */
export async function holdAndRelease(
  { sandbox, walletId }: TestWallet,
  work: () => Promise<void>,
): Promise<void> {
  await sandbox.clock.setClock({ walletId, mode: 'FROZEN' })
  await work() // nothing expires or settles during this call
  await sandbox.clock.setClock({ walletId, mode: 'RUNNING' })
}
// #endregion

// #region jump
/** Advances the wallet to an instant, for example the end of a day in Brasília. */
export async function goTo({ sandbox, walletId }: TestWallet, instant: string): Promise<void> {
  await sandbox.clock.advanceClock({ walletId, to: instant })
}
// #endregion
