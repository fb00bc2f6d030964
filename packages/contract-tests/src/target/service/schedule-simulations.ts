import type { OperationId } from '@pix-payments/spec'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import type { ScheduledCharge } from '../../sandbox/subscription.ts'
import type { Recipe, Recipes } from './recipe.ts'
import { charged, chargedWeekly, settledAfterHoliday } from './charge-states.ts'
import { drained, refundOfFirstPayment } from './journey-states.ts'

type PrepareCharge = (wallet: SandboxWallet) => Promise<ScheduledCharge>

/** Requests a simulation with an example of its body, for a schedule in the given state. */
const simulate =
  (operationId: OperationId, prepare: PrepareCharge, name?: string, changes: object = {}): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const charge = await prepare(wallet)
    return wallet.request(
      operationId,
      charge.inSimulation({ ...wallet.example(operationId, name), ...changes }),
    )
  }

const accepted: PrepareCharge = async (wallet) => (await charged(wallet)).accepted()
const acceptedWeekly: PrepareCharge = async (wallet) => (await chargedWeekly(wallet)).accepted()
const acceptedMinimal: PrepareCharge = async (wallet) => (await charged(wallet, 'minimal')).accepted()
const settled: PrepareCharge = async (wallet) => (await charged(wallet)).settled()

/** Creates an accepted charge and advances the clock to a time after 21:00 in Brasília on its due date. */
const lateOnItsDay: PrepareCharge = async (wallet) => {
  const charge = await acceptedWeekly(wallet)
  await charge.due()
  // 21:00:01 in Brasília is 00:00:01 UTC of the next day.
  await wallet.pass(12 * 3600 + 1)
  return charge
}

/** Requests a simulation for a schedule that belongs to another wallet. */
const ofAnother =
  (operationId: OperationId): Recipe =>
  ({ automatic, other }) =>
    other.request(operationId, automatic.settled.inSimulation(other.example(operationId)))

/** Requests a simulation of the result of a full refund. The refund returns a settled charge. */
const result =
  (
    name: string,
    prepare: (wallet: SandboxWallet, id: string) => Promise<unknown> = () => Promise.resolve(),
  ): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const { refundId: id } = await (await settledAfterHoliday(wallet)).refund()
    await prepare(wallet, id)
    return wallet.request('simulateRefundResult', {
      path: { id },
      body: wallet.example('simulateRefundResult', name),
    })
  }

/** R$ 1.000.000,00 in centavos. No charge is this high. */
const TOO_MUCH = 100_000_000

export const scheduleSimulationRecipes: Recipes = {
  simulateSchedulePayerResponse: {
    '200 accepted': simulate(
      'simulateSchedulePayerResponse',
      (wallet) => charged(wallet, 'minimal'),
      'accepted',
    ),
    '200 rejected': simulate('simulateSchedulePayerResponse', (wallet) => charged(wallet), 'rejected'),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('simulateSchedulePayerResponse'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateSchedulePayerResponse', accepted),
  },
  simulateScheduleSettlement: {
    '200 default': simulate('simulateScheduleSettlement', acceptedMinimal, 'settled'),
    '200 rejected': simulate('simulateScheduleSettlement', accepted, 'rejected'),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('simulateScheduleSettlement'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateScheduleSettlement', (wallet) => charged(wallet)),
  },
  simulateSchedulePayerCancellation: {
    '200 cancelled': simulate('simulateSchedulePayerCancellation', acceptedWeekly, 'cancelled'),
    '200 operational-failure': simulate(
      'simulateSchedulePayerCancellation',
      acceptedWeekly,
      'operational-failure',
    ),
    '200 too-late-for-a-re-send': simulate(
      'simulateSchedulePayerCancellation',
      lateOnItsDay,
      'operational-failure',
    ),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('simulateSchedulePayerCancellation'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateSchedulePayerCancellation', (wallet) =>
      charged(wallet),
    ),
  },
  simulateSchedulePayerResponseTimeout: {
    '200 default': simulate('simulateSchedulePayerResponseTimeout', (wallet) => chargedWeekly(wallet)),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('simulateSchedulePayerResponseTimeout'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateSchedulePayerResponseTimeout', accepted),
  },
  simulateScheduleRefund: {
    '200 partial': simulate('simulateScheduleRefund', settled, 'partial'),
    '200 whole': simulate('simulateScheduleRefund', settledAfterHoliday, 'whole'),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('simulateScheduleRefund'),
    '409 INVALID_RECURRENCE_STATE': simulate('simulateScheduleRefund', accepted, 'whole'),
    '422 AMOUNT_OUT_OF_RANGE': simulate('simulateScheduleRefund', settled, 'partial', { amount: TOO_MUCH }),
    '422 INSUFFICIENT_BALANCE': simulate(
      'simulateScheduleRefund',
      async (wallet) => drained(wallet, await settled(wallet)),
      'whole',
    ),
  },
  simulateRefundResult: {
    '200 default': result('settled'),
    '200 rejected': result('rejected'),
    '200 of-a-first-payment': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const id = await refundOfFirstPayment(wallet)
      const body = wallet.example('simulateRefundResult', 'rejected')
      return wallet.request('simulateRefundResult', { path: { id }, body })
    },
    '403 RECURRENCE_ACCESS_DENIED': async ({ sandbox, other }) => {
      const id = await refundOfFirstPayment(await sandbox.openWallet())
      const body = other.example('simulateRefundResult')
      return other.request('simulateRefundResult', { path: { id }, body })
    },
    '403 SCHEDULE_ACCESS_DENIED': async ({ automatic, other }) => {
      const { refundId } = automatic
      const body = other.example('simulateRefundResult')
      return other.request('simulateRefundResult', { path: { id: refundId }, body })
    },
    '409 INVALID_RECURRENCE_STATE': result('settled', (wallet, id) =>
      wallet.call('simulateRefundResult', { path: { id }, body: { outcome: 'SETTLED' } }),
    ),
  },
}
