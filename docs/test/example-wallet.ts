import {
  createPixClient,
  type CreateScheduleRequest,
  type PixClient,
  type Recurrence,
  type Schedule,
} from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { requestExample } from './contract-examples.ts'

const CNPJ = '11222333000181'
const WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'

/** A sandbox with the wallet of the examples, in the time of the examples. */
export interface ExampleWallet {
  readonly sandbox: SandboxClient
  readonly pix: PixClient
  readonly walletId: string
  /** The state of the wallet at the opening. */
  readonly snapshotId: string
}

/**
 * Opens the wallet of the examples in a running sandbox with a seed: the clocks of its wallets are frozen, so this wallet can be
 * moved to the time of the examples.
 */
export async function openExampleWallet(baseUrl: string): Promise<ExampleWallet> {
  const sandbox = createSandboxClient({ baseUrl })
  await sandbox.clock.advanceClock({ walletId: WALLET, to: '2026-03-01T12:00:00.000Z' })
  const { snapshotId } = await sandbox.state.createSnapshot({ walletId: WALLET, name: 'opening' })
  return {
    sandbox,
    pix: createPixClient({ baseUrl, clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' }),
    walletId: WALLET,
    snapshotId,
  }
}

/** Returns the wallet, and its clock, to the opening. */
export const restore = async ({ sandbox, walletId, snapshotId }: ExampleWallet): Promise<void> => {
  await sandbox.state.restoreSnapshot({ walletId, snapshotId })
}

export const reach = async ({ sandbox, walletId }: ExampleWallet, to: string): Promise<void> => {
  await sandbox.clock.advanceClock({ walletId, to })
}

/** Creates a charge and returns its id. */
export async function charge({ pix }: ExampleWallet): Promise<string> {
  const created = await pix.deposits.createImmediateCharge(requestExample('createImmediateCharge'))
  return created.chargeId
}

/** Creates a paid charge and returns the id of its payment. */
export async function payment(wallet: ExampleWallet): Promise<string> {
  const chargeId = await charge(wallet)
  const paid = await wallet.pix.deposits.simulatePayment({ chargeId, receiverCnpj: CNPJ })
  return paid.endToEndId
}

/** Creates a recurrence that waits for its first payment. */
export const recurrence = ({ pix }: ExampleWallet, example = 'fixed'): Promise<Recurrence> =>
  pix.recurrences.createRecurrence(requestExample('createRecurrence', example))

/** Creates a recurrence whose first payment is settled. */
export async function paidRecurrence(wallet: ExampleWallet, example?: string): Promise<string> {
  const { id } = await recurrence(wallet, example)
  await wallet.pix.simulations.simulateFirstPayment({ id })
  return id
}

export async function authorizedRecurrence(wallet: ExampleWallet, example?: string): Promise<string> {
  const id = await paidRecurrence(wallet, example)
  await wallet.pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
  return id
}

/** Creates the charge of cycle 2, five days before its due date. */
export async function schedule(wallet: ExampleWallet): Promise<Schedule> {
  const id = await authorizedRecurrence(wallet)
  await reach(wallet, '2026-04-01T12:00:00.000Z')
  const request = requestExample<CreateScheduleRequest>('createSchedule', 'minimal')
  return wallet.pix.schedules.createSchedule({ id, ...request })
}

export async function acceptedSchedule(wallet: ExampleWallet): Promise<Schedule> {
  const created = await schedule(wallet)
  await wallet.pix.simulations.simulateSchedulePayerResponse({ scheduleId: created.id, outcome: 'ACCEPTED' })
  return created
}

/** Creates a charge that is settled on its due date. */
export async function settledSchedule(wallet: ExampleWallet): Promise<Schedule> {
  const accepted = await acceptedSchedule(wallet)
  await reach(wallet, `${accepted.dueDate}T11:00:00.000Z`)
  await wallet.pix.simulations.simulateScheduleSettlement({ scheduleId: accepted.id, outcome: 'SETTLED' })
  return accepted
}

/** Creates the charge of cycle 3, which is not paid on its due date, 2026-05-07. */
export async function unpaidSchedule(wallet: ExampleWallet): Promise<string> {
  const id = await authorizedRecurrence(wallet)
  await reach(wallet, '2026-05-04T12:00:00.000Z')
  const request = { externalId: 'cycle-0003', cycleNumber: 3, amount: 4990, dueDate: '2026-05-07' }
  const { id: scheduleId } = await wallet.pix.schedules.createSchedule({ id, ...request })
  await wallet.pix.simulations.simulateSchedulePayerResponse({ scheduleId, outcome: 'ACCEPTED' })
  await reach(wallet, '2026-05-07T11:00:00.000Z')
  const failure = { outcome: 'REJECTED', rejectionCode: 'AM02' } as const
  await wallet.pix.simulations.simulateScheduleSettlement({ scheduleId, ...failure })
  await reach(wallet, '2026-05-08T12:00:00.000Z')
  return scheduleId
}
