import { DAY_SECONDS, SETTLEMENT_SECONDS } from './durations.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxWallet } from './sandbox-wallet.ts'

/** A wallet with the same movements as the contract's examples of statements, in the same order. */
export interface StatementExample {
  readonly wallet: SandboxWallet
  /** Three days as YYYY-MM-DD: a day without movements, a day with two deposits, and a day with all other movements. */
  readonly days: readonly [quiet: string, deposits: string, rest: string]
  /** The endToEndId of the second deposit. */
  readonly endToEndId: string
  /** The productTransactionId of the withdrawal by key. */
  readonly productTransactionId: string
}

export async function createStatementExample(sandbox: Sandbox): Promise<StatementExample> {
  const wallet = await sandbox.openWallet({
    at: '2026-02-28T12:00:00.000Z',
    openingBalance: 1_000_000,
    directory: true,
  })
  const { walletId, operatorId, control } = wallet

  await wallet.pass(DAY_SECONDS)
  // This deposit takes the place of the first payment of a recurrence, which also has metadata and no description.
  await wallet.deposit('minimal', { amount: 4990, metadata: { playerId: 'p-7001', plan: 'monthly' } })
  const { endToEndId } = await wallet.deposit()

  await wallet.pass(DAY_SECONDS)
  const withdrawal = await wallet.call('createWithdrawalByPixKey', {
    body: wallet.example('createWithdrawalByPixKey'),
  })
  await wallet.pass(SETTLEMENT_SECONDS)
  await wallet.call('createWithdrawalByBankDetails', {
    body: wallet.example('createWithdrawalByBankDetails', 'minimal'),
  })
  await wallet.pass(SETTLEMENT_SECONDS)
  await wallet.call('createRefund', {
    path: { endToEndId },
    body: { ...wallet.example('createRefund'), endToEndId },
  })
  await wallet.pass(SETTLEMENT_SECONDS)
  const { walletId: destinationWalletId } = await sandbox.openWallet({ operatorId })
  await wallet.call('createInternalTransfer', {
    body: { ...wallet.example('createInternalTransfer'), destinationWalletId },
  })
  await control.movements.createFee({ walletId, amount: 150, description: 'Tarifa de Pix enviado' })
  await control.movements.createJudicialMovement({
    walletId,
    type: 'DEBIT',
    amount: 12_000,
    description: 'Transferência por ordem judicial',
  })
  return {
    wallet,
    days: ['2026-02-28', '2026-03-01', '2026-03-02'],
    endToEndId,
    productTransactionId: withdrawal.transactionId,
  }
}
