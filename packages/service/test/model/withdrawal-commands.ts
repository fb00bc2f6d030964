import { expect } from 'vitest'
import { MARIA } from '../support/bodies.ts'
import { reaches } from '../support/machine-paths.ts'
import { type Command, OUTCOME_DELAY, accountOf, anyOf, command, unique, wantOutcome } from './command.ts'
import type { WithdrawalModel } from './wallet-model.ts'
import { type Account, type World, nowOf } from './world.ts'

/** Where the money goes, and how that ends; undefined: nobody knows until it is decided. */
export interface Destination {
  readonly pixKey: string
  readonly ending: WithdrawalModel['status'] | undefined
}

export const DESTINATIONS: readonly Destination[] = [
  { pixKey: MARIA, ending: 'SUCCESS' },
  { pixKey: 'rejected@pix.example', ending: 'REJECTED' },
  { pixKey: 'canceled@pix.example', ending: 'CANCELED' },
  { pixKey: 'failed@pix.example', ending: 'FAILED' },
  { pixKey: 'expired@pix.example', ending: 'EXPIRED' },
  { pixKey: 'slow@pix.example', ending: undefined },
]

export const withdrawByKey = (who: number, amount: number, { pixKey, ending }: Destination): Command =>
  command(`withdraw ${who} ${amount} to ${pixKey}`, async (world) => {
    const body = { amount, externalId: unique(), pixKey, expectedCreditor: { name: 'Maria', taxId: MARIA } }
    await withdraw(world, accountOf(world, who), 'createWithdrawalByPixKey', body, ending)
  })

export const withdrawByBankDetails = (who: number, amount: number): Command =>
  command(`withdraw ${who} ${amount} by bank details`, async (world) => {
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
    await withdraw(world, accountOf(world, who), 'createWithdrawalByBankDetails', body, 'SUCCESS')
  })

async function withdraw(
  world: World,
  account: Account,
  operationId: 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails',
  body: { readonly amount: number; readonly externalId: string },
  target: WithdrawalModel['status'] | undefined,
): Promise<void> {
  const { model, party } = account
  const { amount, externalId } = body
  const accepted = await world.subject.as(party).ok(operationId, { body })
  const { transactionId: id } = accepted
  const isCovered = amount <= model.available
  const status = isCovered ? (target === 'CANCELED' ? 'INITIATED' : 'PROCESSING') : 'FAILED'
  expect(accepted.status).toBe(status)
  const at = nowOf(world, account) + OUTCOME_DELAY
  model.withdraw({ id, externalId, amount, status }, target && { target, at })
  world.writes.push({ account, operationId, path: {}, body, idField: 'transactionId', id })
}

export const decideWithdrawal = (which: number, status: WithdrawalModel['status']): Command =>
  command(`withdrawal ${which} becomes ${status}`, async (world) => {
    const found = anyOf(world, which, ({ model }) => model.withdrawals)
    if (found === undefined) return
    const { account, item: withdrawal } = found
    const path = { walletId: account.party.walletId, externalId: withdrawal.externalId }
    const isLegal = reaches('withdrawal', withdrawal.status, status)
    const answer = await world.subject.control.call('setWithdrawalOutcome', { path, body: { status } })
    wantOutcome(answer, isLegal ? '200' : 'InvalidState')
    if (isLegal) account.model.decideWithdrawal(withdrawal, status)
  })
