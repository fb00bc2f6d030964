import type { OperationId } from '@pix-payments/spec'
import { PAYERS, withPayer } from '../../sandbox/payers.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type ChargeExample, type ScheduledCharge, Subscription } from '../../sandbox/subscription.ts'
import {
  cancelledByPayer,
  cancelledByReceiver,
  cancelledWithRecurrence,
  charged,
  chargedWeekly,
  notPaid,
  notSent,
  rejectedInstruction,
  resent,
  retried,
  settledAfterHoliday,
  timedOut,
  waitingToBeSent,
} from './charge-states.ts'
import type { Recipe, Recipes } from './recipe.ts'

const authorized = (wallet: SandboxWallet): Promise<Subscription> => Subscription.authorized(wallet)

/** Creates a charge with an example of its body, for a recurrence in the given state. */
const create =
  (
    name: ChargeExample,
    { changes = {}, prepare = authorized }: { changes?: object; prepare?: typeof authorized } = {},
  ): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const subscription = await prepare(wallet)
    return wallet.request('createSchedule', subscription.at(await subscription.chargeBody(name, changes)))
  }

const read =
  (prepare: (wallet: SandboxWallet) => Promise<ScheduledCharge>): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    return wallet.request('getSchedule', (await prepare(wallet)).at())
  }

/** Requests a command for a schedule in the given state. */
const command =
  (
    operationId: OperationId,
    prepare: (wallet: SandboxWallet) => Promise<ScheduledCharge>,
    bodyOf: (charge: ScheduledCharge) => object = ({ wallet }) => wallet.example(operationId),
  ): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const charge = await prepare(wallet)
    return wallet.request(operationId, charge.at(bodyOf(charge)))
  }

const retry = (prepare: (wallet: SandboxWallet) => Promise<ScheduledCharge>, days = 2): Recipe =>
  command('createPostDueRetry', prepare, (charge) => charge.retryBody(days))

const failed = async (wallet: SandboxWallet): Promise<ScheduledCharge> => (await charged(wallet)).failed()
/** Creates a charge that fails on its due date. */
const failedToday = async (wallet: SandboxWallet): Promise<ScheduledCharge> => (await failed(wallet)).due()

/** Requests a command for a schedule that belongs to another wallet. */
const ofAnother =
  (operationId: OperationId): Recipe =>
  ({ automatic, other }) =>
    other.request(operationId, automatic.settled.at(bodyOrNone(other.example(operationId))))

const bodyOrNone = (body: Readonly<Record<string, unknown>>): object | undefined =>
  Object.keys(body).length === 0 ? undefined : body

/** Creates the charges that the contract's list examples show. The oldest is created first. */
async function createListExamples(wallet: SandboxWallet): Promise<void> {
  const subscription = await Subscription.authorized(wallet)
  await (await subscription.charge('minimal')).settled()
  const charge = await (await (await subscription.charge('with-metadata')).failed()).due()
  await wallet.pass(1)
  await (await charge.retry(2)).accepted()
}

const PAGE = ['limit', '2'] as const

export const scheduleRecipes: Recipes = {
  createSchedule: {
    '201 created': create('minimal'),
    '201 with-metadata': create('with-metadata'),
    '201 shifted': create('due-on-a-holiday', {
      prepare: (wallet) => Subscription.authorized(wallet, 'variable'),
    }),
    '403 RECURRENCE_ACCESS_DENIED': ({ automatic, other }) =>
      other.request('createSchedule', automatic.authorized.at(other.example('createSchedule'))),
    '409 AUTHORIZED_RECURRENCE_REQUIRED': create('minimal', {
      prepare: (wallet) => Subscription.paid(wallet),
    }),
    '409 CYCLE_ALREADY_EXISTS': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const subscription = await Subscription.authorized(wallet)
      await subscription.charge()
      const body = await subscription.chargeBody('minimal', { externalId: 'cycle-0002-again' })
      return wallet.request('createSchedule', subscription.at(body))
    },
    '409 IDEMPOTENCY_ERROR': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const subscription = await Subscription.authorized(wallet)
      await subscription.charge()
      const body = await subscription.chargeBody('minimal', { amount: 100 })
      return wallet.request('createSchedule', subscription.at(body))
    },
    '422 AFTER_RECURRENCE_END': create('with-metadata', {
      changes: { cycleNumber: 2 },
      prepare: (wallet) => {
        const { recurrenceDetails } = wallet.example('createRecurrence')
        const details = { ...(recurrenceDetails as object), totalCharges: 2 }
        return Subscription.authorized(wallet, 'fixed', { recurrenceDetails: details })
      },
    }),
    '422 AMOUNT_OUT_OF_RANGE': create('minimal', { changes: { amount: 99 } }),
    '422 BEFORE_RECURRENCE_START': create('minimal', { changes: { dueDate: '2026-04-02' } }),
    '422 FIXED_AMOUNT_MISMATCH': create('minimal', { changes: { amount: 5000 } }),
    '422 INVALID_CYCLE_NUMBER': create('minimal', { changes: { cycleNumber: 13 } }),
    '422 INVALID_SCHEDULE_WINDOW': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const subscription = await Subscription.authorized(wallet)
      return wallet.request('createSchedule', subscription.at(wallet.example('createSchedule', 'minimal')))
    },
    '422 MUNICIPALITY_REQUIRED': create('minimal', {
      prepare: (wallet) => Subscription.authorized(wallet, 'fixed', withPayer(PAYERS.withoutMunicipality)),
    }),
    '422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE': create('minimal', { changes: { cycleNumber: 3 } }),
  },
  listSchedules: {
    '200 first-page': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      await createListExamples(wallet)
      return wallet.request('listSchedules', { query: [PAGE] })
    },
    '200 last-page': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      await createListExamples(wallet)
      const { nextCursor } = await wallet.call('listSchedules', { query: [PAGE] })
      return wallet.request('listSchedules', { query: [PAGE, ['cursor', nextCursor ?? '']] })
    },
    '200 no-match': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      await charged(wallet)
      return wallet.request('listSchedules', { query: [['status', 'SUCCESS']] })
    },
  },
  getSchedule: {
    '200 default': read(async (wallet) => (await charged(wallet, 'minimal')).settled()),
    '200 created': read(waitingToBeSent),
    '200 pending': read((wallet) => charged(wallet, 'minimal')),
    '200 scheduled': read(async (wallet) => (await charged(wallet, 'minimal')).accepted()),
    '200 due-on-a-holiday': read(settledAfterHoliday),
    '200 rejected-retryable': read(failed),
    '200 rejected-terminal': read((wallet) => rejectedInstruction(wallet, 'DS27')),
    '200 payer-response-timeout': read(timedOut),
    '200 not-paid': read(notPaid),
    '200 send-failed': read(notSent),
    '200 cancelled-by-receiver': read(cancelledByReceiver),
    '200 cancelled-by-payer': read(cancelledByPayer),
    '200 cancelled-with-recurrence': read(cancelledWithRecurrence),
    '200 retry': read(retried),
    '200 re-send': read(resent),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('getSchedule'),
  },
  cancelSchedule: {
    '200 not-sent': command('cancelSchedule', waitingToBeSent),
    '200 sent': command('cancelSchedule', async (wallet) => (await chargedWeekly(wallet)).accepted()),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('cancelSchedule'),
    '409 IDEMPOTENCY_ERROR': command('cancelSchedule', cancelledByReceiver, ({ wallet }) => ({
      ...wallet.example('cancelSchedule'),
      reason: 'Another reason.',
    })),
    '409 SCHEDULE_NOT_CANCELABLE': command('cancelSchedule', settledAfterHoliday),
    '422 CANCELLATION_CUTOFF_EXCEEDED': command('cancelSchedule', async (wallet) => {
      const charge = await (await charged(wallet)).accepted()
      // This instant is 22:00 in Brasília on the day before the due date.
      await wallet.reach(`${charge.dueDate}T01:00:00.000Z`)
      return charge
    }),
  },
  createPostDueRetry: {
    '201 default': retry(failedToday),
    '403 SCHEDULE_ACCESS_DENIED': ofAnother('createPostDueRetry'),
    '409 AUTHORIZED_RECURRENCE_REQUIRED': retry(async (wallet) => {
      const subscription = await Subscription.authorized(wallet)
      const charge = await (await subscription.charge()).failed()
      await subscription.cancel()
      return charge
    }),
    '409 IDEMPOTENCY_ERROR': command(
      'createPostDueRetry',
      async (wallet) => {
        const charge = await failedToday(wallet)
        await charge.retry(2)
        return charge
      },
      (charge) => ({ ...charge.retryBody(3), externalId: charge.retryBody(2)['externalId'] }),
    ),
    '422 INVALID_POST_DUE_RETRY_DATE': retry(failedToday, 8),
    '422 POST_DUE_RETRY_CROSSES_CYCLE': retry(
      async (wallet) => (await (await charged(wallet, 'minimal', { dueDate: '2026-05-04' })).failed()).due(),
      3,
    ),
    '422 POST_DUE_RETRY_CUTOFF_EXCEEDED': retry(async (wallet) => {
      const charge = await failedToday(wallet)
      await wallet.pass(2 * 86_400)
      return charge
    }),
    '422 POST_DUE_RETRY_LIMIT_EXCEEDED': retry(async (wallet) => {
      const charge = await failedToday(wallet)
      for (const days of [1, 2, 3]) await (await charge.retry(days)).failed()
      return charge
    }, 4),
    '422 POST_DUE_RETRY_NOT_ALLOWED': retry((wallet) => rejectedInstruction(wallet, 'DS27')),
  },
}
