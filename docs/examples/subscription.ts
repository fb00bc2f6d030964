import type { Recurrence, Schedule, StatementLine } from '@pix-payments/client'
import { isComposite, parseBrCode } from '@pix-payments/pix'
import { authorizeAsThePayer, createClubMembership, endClubMembership } from './recurrence.ts'
import type { TestWallet } from './sandbox-wallet.ts'
import { chargeCycle, paidCycles, retryCycle } from './schedule.ts'

const MARIA = '52998224725'
const APRIL = '2026-04-06' // the first day of cycle 2

/** 2 March: Maria scans the code, pays the first R$ 49,90 and authorizes the later charges. Her institution confirms. */
export async function subscribe({ pix, pixKey, cnpj }: TestWallet): Promise<Recurrence> {
  const { id, textContent } = await createClubMembership(pix, {
    externalId: 'subscription-0001',
    pixKey,
    receiverCnpj: cnpj,
    taxId: MARIA,
    firstPaymentDate: APRIL,
  })
  const code = parseBrCode(textContent)
  if (!code.ok || !isComposite(code.value)) throw new Error('This is not a composite QR code.')
  console.log(code.value.recurrenceLocation) // the address of the terms
  return authorizeAsThePayer(pix, id)
}

/** A wallet, and Maria's membership in it. */
export interface Membership extends TestWallet {
  readonly recurrenceId: string
}

interface Cycle {
  readonly externalId: string
  readonly cycleNumber: number
  readonly dueDate: string
}

/** Advances the clock to a day and charges the cycle. Maria's institution then gets the instruction. */
async function chargeOn(
  { sandbox, walletId, pix, recurrenceId }: Membership,
  day: string,
  cycle: Cycle,
): Promise<Schedule> {
  await sandbox.clock.advanceClock({ walletId, to: `${day}T12:00:00.000Z` })
  const schedule = await chargeCycle(pix, recurrenceId, cycle)
  if (schedule === undefined) throw new Error(`Cycle ${cycle.cycleNumber} was charged before.`)
  return schedule
}

/** Maria's institution accepts the charge. The clock advances to the morning of the due date. */
async function acceptUntilDue(
  { sandbox, walletId, pix }: Membership,
  { id, dueDate }: Schedule,
): Promise<void> {
  await pix.simulations.simulateSchedulePayerResponse({ scheduleId: id, outcome: 'ACCEPTED' })
  await sandbox.clock.advanceClock({ walletId, to: `${dueDate}T11:00:00.000Z` }) // 08:00 in Brasília
}

/** Cycle 2 is paid on its due date. */
export async function payApril(membership: Membership): Promise<Schedule> {
  const charge = await chargeOn(membership, '2026-04-01', {
    externalId: 'cycle-2',
    cycleNumber: 2,
    dueDate: '2026-04-06',
  })
  await acceptUntilDue(membership, charge)
  return membership.pix.simulations.simulateScheduleSettlement({ scheduleId: charge.id, outcome: 'SETTLED' })
}

/** Cycle 3 fails on its due date because of an error at Maria's institution. A retry pays it two days later. */
export async function retryMay(membership: Membership): Promise<Schedule> {
  const { pix } = membership
  const charge = await chargeOn(membership, '2026-05-01', {
    externalId: 'cycle-3',
    cycleNumber: 3,
    dueDate: '2026-05-06',
  })
  await acceptUntilDue(membership, charge)
  await pix.simulations.simulateScheduleSettlement({
    scheduleId: charge.id,
    outcome: 'REJECTED',
    rejectionCode: 'AB10',
  })
  const retry = await retryCycle(pix, charge.id, { externalId: 'cycle-3-retry-1', retryDate: '2026-05-08' })
  if (retry === undefined) throw new Error('A retry is not possible. Ask for another payment.')
  await acceptUntilDue(membership, retry)
  return pix.simulations.simulateScheduleSettlement({ scheduleId: retry.id, outcome: 'SETTLED' })
}

/** Cycle 4 exceeds the limit that Maria set at her institution. She raises the limit, and the cycle is charged again. */
export async function chargeJuneTwice(membership: Membership): Promise<Schedule> {
  const { pix } = membership
  const refused = await chargeOn(membership, '2026-06-01', {
    externalId: 'cycle-4',
    cycleNumber: 4,
    dueDate: '2026-06-06', // a Saturday, so the API moves it to Monday
  })
  await pix.simulations.simulateSchedulePayerResponse({
    scheduleId: refused.id,
    outcome: 'REJECTED',
    rejectionCode: 'AM02',
  })
  const charge = await chargeOn(membership, '2026-06-02', {
    externalId: 'cycle-4-again', // the first externalId would return the first charge
    cycleNumber: 4,
    dueDate: '2026-06-10',
  })
  return pix.simulations.simulateSchedulePayerResponse({ scheduleId: charge.id, outcome: 'ACCEPTED' })
}

/** Maria leaves the club. The cancellation of the recurrence also cancels the open charge of June. */
export async function leave({ pix, recurrenceId }: Membership): Promise<readonly string[]> {
  const { status } = await endClubMembership(pix, recurrenceId)
  const lines = [`recurrence ${status}`]
  for await (const schedule of pix.schedules.listSchedules.items({ recurrenceId })) {
    const { cycleNumber, purpose, statusDetailed, rejectionCode } = schedule
    lines.push(`cycle ${cycleNumber} ${purpose} ${statusDetailed} ${rejectionCode ?? ''}`.trimEnd())
  }
  return lines
}

/** Returns the three payments, the newest first, and the current balance. */
export async function balanceBooks({ pix }: TestWallet): Promise<readonly string[]> {
  const days = { initDate: '2026-03-02', endDate: '2026-05-31' } // at most 90 days
  const lines: StatementLine[] = []
  for await (const line of pix.statements.listStatement.items(days)) lines.push(line)
  const { availableBalance } = await pix.balances.getBalance()
  return [
    ...lines.map(({ settledAt, type, amount }) => `${settledAt} ${type} ${amount}`),
    `balance ${availableBalance}`,
  ]
}

/** Runs all twelve payments in one call. The sandbox acts as payer, payer institution and receiver. */
export async function runYear({
  sandbox,
  walletId,
  pix,
  pixKey,
  cnpj,
}: TestWallet): Promise<readonly string[]> {
  await sandbox.wallets.updateWallet({
    walletId,
    switches: { automaticPayer: true, automaticCharges: true },
  })
  const { id } = await createClubMembership(pix, {
    externalId: 'subscription-0001',
    pixKey,
    receiverCnpj: cnpj,
    taxId: MARIA,
    firstPaymentDate: APRIL,
  })
  await sandbox.clock.advanceClock({ walletId, until: 'idle' })
  console.log(await paidCycles(pix, id)) // 12 to 2, the newest cycle first
  const events: string[] = []
  for await (const { occurredAt, event } of sandbox.events.listEvents.items({ walletId })) {
    events.push(`${occurredAt} ${event}`)
  }
  return events
}
