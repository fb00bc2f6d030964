import { generateCpf } from '@pix-payments/pix'
import { createPixClient } from '@pix-payments/client'
import type { ScenarioRun } from './scenario-run.ts'
import type { Step } from './step.ts'
import { dayOf } from './time.ts'

type Do<K extends Step['do']> = Extract<Step, { do: K }>

/** Somebody pays the charge of a deposit. */
export async function pay(run: ScenarioRun, { deposit, payer = 'player' }: Do<'pay'>): Promise<void> {
  const { sandbox, walletId, random, log, strangers } = run
  const opened = run.deposits.get(deposit)
  if (opened === undefined) return
  const { chargeId, player } = opened
  const taxId = payer === 'player' ? player.taxId : generateCpf(random.bytes)
  const { outcome, endToEndId } = await sandbox.charges.createPaymentAttempt({
    walletId,
    chargeId,
    payer: { taxId, name: payer === 'player' ? player.name : 'Carlos Estranho' },
  })
  log.push(`The payment of ${deposit} by the ${payer} is ${outcome}.`)
  if (payer === 'stranger' && endToEndId !== null) strangers.push(endToEndId)
}

/**
 * Another operator, whose webhook points to the back end under test, gets a payment with the externalId of the deposit.
 * The event is true and truly signed, by the secret of the other wallet.
 */
export async function payForeign(run: ScenarioRun, { deposit }: Do<'payForeign'>): Promise<void> {
  const { sandbox, sandboxUrl, pix, webhookUrl, now } = run
  const opened = run.deposits.get(deposit)
  if (opened === undefined) return
  const { externalId, amount } = await pix.deposits.getImmediateCharge({ chargeId: opened.chargeId })
  const wallet = await sandbox.wallets.createWallet({
    name: 'verify: another operator',
    clock: { mode: 'FROZEN', now: now.toISOString() },
  })
  const other = createPixClient({ baseUrl: sandboxUrl, ...wallet.credentials })
  await other.webhooks.configureWebhook({ url: webhookUrl, authentication: { type: 'NONE' } })
  const { chargeId } = await other.deposits.createImmediateCharge({
    amount,
    expiresIn: 900,
    externalId,
    pixKey: wallet.pixKeys[0] ?? '',
  })
  await sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
  await sandbox.clock.advanceClock({ walletId: wallet.walletId, by: 0 })
}

export async function takeBack(run: ScenarioRun, { deposit, amount }: Do<'takeBack'>): Promise<void> {
  const opened = run.deposits.get(deposit)
  if (opened === undefined) return
  const { returnId } = await run.sandbox.charges.createTakeBack({
    walletId: run.walletId,
    chargeId: opened.chargeId,
    ...(amount !== undefined && { amount }),
  })
  run.takeBacks.push(returnId)
}

/** The creditor's institution sends a settled withdrawal back. Its externalId is in the statement. */
export async function returnWithdrawal(
  run: ScenarioRun,
  { withdrawal, amount }: Do<'returnWithdrawal'>,
): Promise<void> {
  const { pix, sandbox, walletId, payouts, now, start } = run
  const asked = payouts.find(({ id, kind }) => id === withdrawal && kind === 'withdrawal')
  if (asked === undefined) return
  const range = { initDate: dayOf(start), endDate: dayOf(now) }
  for await (const line of pix.statements.listStatement.items(range)) {
    const isIt =
      line.type === 'DEBIT' &&
      line.amount === asked.amount &&
      line.counterparty?.taxId === asked.player.taxId &&
      line.externalId !== null
    if (!isIt || line.externalId === null) continue
    const { externalId } = line
    await sandbox.withdrawals.createWithdrawalReturn({
      walletId,
      externalId,
      ...(amount !== undefined && { amount }),
    })
    return
  }
}
