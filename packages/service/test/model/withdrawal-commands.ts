import { expect } from 'vitest'
import { MARIA } from '../support/bodies.ts'
import { isIn } from '../../src/domain/step.ts'
import { reaches } from '../support/machine-paths.ts'
import { isRailApart } from '../support/rail-apart.ts'
import { type Command, OUTCOME_DELAY, accountOf, anyOf, command, unique, wantOutcome } from './command.ts'
import type { OutcomeModel, WithdrawalModel } from './wallet-model.ts'
import { type Account, type ModelRun, nowOf } from './model-run.ts'

/** The destination of a withdrawal, and its outcome. When the outcome is undefined, the wallet's setting decides. */
export interface Destination {
  readonly pixKey: string
  readonly outcome: OutcomeModel | undefined
}

const ends = (ending: OutcomeModel['ending'], holdAt: OutcomeModel['holdAt']): OutcomeModel => ({
  ending,
  holdAt,
  delay: OUTCOME_DELAY,
})

export const DESTINATIONS: readonly Destination[] = [
  { pixKey: MARIA, outcome: undefined },
  { pixKey: 'rejected@pix.example', outcome: ends('REJECTED', 'PROCESSING') },
  { pixKey: 'canceled@pix.example', outcome: ends('CANCELED', 'INITIATED') },
  { pixKey: 'failed@pix.example', outcome: ends('FAILED', 'PROCESSING') },
  { pixKey: 'expired@pix.example', outcome: ends('EXPIRED', 'PROCESSING') },
  { pixKey: 'slow@pix.example', outcome: ends(undefined, 'PROCESSING') },
]

/** Sets the outcome of new withdrawals, and the status in which a withdrawal waits for this outcome. */
export const holdWithdrawals = (
  who: number,
  status: NonNullable<OutcomeModel['ending']> | 'NONE',
  holdAt: OutcomeModel['holdAt'],
  afterSeconds: number,
): Command =>
  command(`withdrawals of ${who} wait in ${holdAt} for ${status} after ${afterSeconds} s`, async (run) => {
    const { party, model } = accountOf(run, who)
    const withdrawals = { status, holdAt, afterSeconds }
    const isLegal = status !== 'CANCELED' || holdAt === 'INITIATED'
    const answer = await run.subject.control.call('updateWallet', {
      path: { walletId: party.walletId },
      body: { outcomes: { withdrawals } },
    })
    wantOutcome(answer, isLegal ? '200' : 'MalformedRequest')
    if (!isLegal) return
    const ending = status === 'NONE' ? undefined : status
    model.withdrawalOutcome = { ending, holdAt, delay: afterSeconds * 1000 }
  })

export const withdrawByKey = (who: number, amount: number, { pixKey, outcome }: Destination): Command =>
  command(`withdraw ${who} ${amount} to ${pixKey}`, async (run) => {
    const body = { amount, externalId: unique(), pixKey, expectedCreditor: { name: 'Maria', taxId: MARIA } }
    await withdraw(run, accountOf(run, who), 'createWithdrawalByPixKey', body, outcome)
  })

export const withdrawByBankDetails = (who: number, amount: number): Command =>
  command(`withdraw ${who} ${amount} by bank details`, async (run) => {
    const creditor = {
      name: 'Maria',
      taxId: MARIA,
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '1',
      accountNumber: '52',
      accountType: 'CACC',
    }
    const body = { amount, externalId: unique(), creditor }
    await withdraw(run, accountOf(run, who), 'createWithdrawalByBankDetails', body)
  })

async function withdraw(
  run: ModelRun,
  account: Account,
  operationId: 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails',
  body: { readonly amount: number; readonly externalId: string },
  outcome: OutcomeModel = account.model.withdrawalOutcome,
): Promise<void> {
  const { model, party } = account
  const { amount, externalId } = body
  const accepted = await run.subject.as(party).ok(operationId, { body })
  const { transactionId: id } = accepted
  const isCovered = amount <= model.available
  const { ending: target, holdAt, delay } = outcome
  const status = isCovered ? holdAt : 'FAILED'
  expect(possibleAnswers(status, isCovered ? outcome : undefined)).toContain(accepted.status)
  const at = nowOf(run, account) + delay
  model.withdraw({ id, externalId, amount, status }, target && { target, at })
  run.writes.push({ account, operationId, path: {}, body, idField: 'transactionId', id })
}

/**
 * The statuses that the response to a new withdrawal may have (§3.2). It waits until an institution in another process
 * has taken the order (G-090). An outcome without a delay can be reported by then. The response has no status for some
 * outcomes; then it has the status of the start.
 */
function possibleAnswers(
  status: WithdrawalModel['status'],
  outcome: OutcomeModel | undefined,
): readonly WithdrawalModel['status'][] {
  const canHaveEnded = isRailApart && outcome?.delay === 0
  if (!canHaveEnded || outcome.ending === undefined) return [status]
  return isIn('withdrawal', 'onCreation', outcome.ending) ? [status, outcome.ending] : [status, 'INITIATED']
}

export const decideWithdrawal = (which: number, status: WithdrawalModel['status']): Command =>
  command(`withdrawal ${which} becomes ${status}`, async (run) => {
    const found = anyOf(run, which, ({ model }) => model.withdrawals)
    if (found === undefined) return
    const { account, item: withdrawal } = found
    const path = { walletId: account.party.walletId, externalId: withdrawal.externalId }
    const isLegal = reaches('withdrawal', withdrawal.status, status)
    const answer = await run.subject.control.call('setWithdrawalOutcome', { path, body: { status } })
    wantOutcome(answer, isLegal ? '200' : 'InvalidState')
    if (isLegal) account.model.decideWithdrawal(withdrawal, status)
  })

/** Returns money of a withdrawal; without an amount, everything that is left. */
export const returnWithdrawal = (which: number, amount: number | undefined): Command =>
  command(`${amount ?? 'the rest'} of withdrawal ${which} is returned`, async (run) => {
    const found = anyOf(run, which, ({ model }) => model.withdrawals)
    if (found === undefined) return
    const { account, item: withdrawal } = found
    const path = { walletId: account.party.walletId, externalId: withdrawal.externalId }
    const answer = await run.subject.control.call('createWithdrawalReturn', { path, body: { amount } })
    const left = withdrawal.amount - withdrawal.returned
    const isLegal = withdrawal.status === 'SUCCESS' && left > 0 && (amount ?? left) <= left
    wantOutcome(answer, isLegal ? '201' : 'InvalidState')
    if (isLegal) account.model.returnWithdrawal(withdrawal, amount ?? left)
  })
