import manifest from '@pix-payments/client/package.json' with { type: 'json' }
import {
  createPixClient,
  memoryTokenStore,
  outcomeOf,
  permitsGiveBack,
  PixApiError,
  PixError,
  PixMoneyError,
  responseOf,
  systemClock,
  type Attempt,
  type PixClient,
  type Recurrence,
} from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { createSandboxClient, isSandboxError } from '@pix-payments/client/sandbox'
import { createWalletRegistry } from '@pix-payments/client/wallets'
import {
  parseStoredEvent,
  PixWebhookError,
  signWebhook,
  verifyWebhook,
  type VerifiedWebhook,
} from '@pix-payments/client/webhooks'

// This is a program as a user would write it. The test compiles it against the packed package, runs it, and compares
// its output.

declare const BASE_URL: string
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

async function deposit(pix: PixClient): Promise<unknown> {
  const charge = await pix.deposits.createImmediateCharge({
    amount: 15_000,
    expiresIn: 900,
    externalId: 'deposit-1',
    pixKey: 'pix@alfa.example',
  })
  const { status, attempts } = responseOf(charge) ?? {}
  return { amount: charge.amount > 0, state: charge.status, status, attempts }
}

async function refusedWithdrawal(pix: PixClient): Promise<unknown> {
  try {
    await pix.withdrawals.createWithdrawalByPixKey(
      {
        amount: 5_000,
        externalId: 'withdrawal-1',
        pixKey: '52998224725',
        expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
      },
      { headers: { prefer: 'code=422, example=IGAMING_CPF_MISMATCH' } },
    )
    return 'It was accepted.'
  } catch (error) {
    if (!(error instanceof PixError)) throw error
    if (!error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')) return String(error)
    const status: 422 = error.status
    return {
      status,
      code: error.code,
      api: error instanceof PixApiError,
      money: error instanceof PixMoneyError,
      outcome: outcomeOf(error),
    }
  }
}

async function recurrences(pix: PixClient): Promise<unknown> {
  const found: Recurrence[] = []
  for await (const recurrence of pix.recurrences.listRecurrences.items({ limit: 5 }, { maxItems: 2 })) {
    found.push(recurrence)
  }
  return found.map(({ object }) => object)
}

/** Calls the control API. The mock has no control API, like production, so the call fails. */
async function control(): Promise<unknown> {
  const sandbox = createSandboxClient({ baseUrl: BASE_URL, maxRetries: 0 })
  const error: unknown = await sandbox.wallets
    .createWallet({ openingBalance: 1_000 })
    .catch((reason: unknown) => reason)
  if (!isSandboxError(error, 'createWallet')) return String(error)
  return { status: error.status, code: error.code, money: error instanceof PixMoneyError }
}

function told(event: VerifiedWebhook['event']): string {
  switch (event.event) {
    case 'pixChargePaid':
    case 'pixChargeRejected':
    case 'pixChargeExpired':
    case 'pixChargeTakenBack':
      return `${event.event} of ${event.externalId}`
    case 'pixWithdrawSettled':
    case 'pixWithdrawFailed':
    case 'pixWithdrawReturned':
    case 'pixRefundSettled':
    case 'pixRefundFailed':
    case 'pixAutomaticFirstPaymentSettled':
    case 'pixAutomaticRecurrenceAuthorized':
    case 'pixAutomaticRecurrenceRejected':
    case 'pixAutomaticRecurrenceExpired':
    case 'pixAutomaticRecurrenceCancelled':
    case 'pixAutomaticRecurrenceCompleted':
    case 'pixAutomaticScheduleScheduled':
    case 'pixAutomaticScheduleSettled':
    case 'pixAutomaticScheduleRejected':
    case 'pixAutomaticScheduleCancelled':
      return event.eventId
    case 'unknown':
      return `unknown ${event.name}`
    default: {
      const nothing: never = event
      return nothing
    }
  }
}

async function webhook(payload: object): Promise<unknown> {
  const body = JSON.stringify(payload)
  const timestampSeconds = 1_772_373_808
  const headers = { ...(await signWebhook({ id: 'evt-1', timestampSeconds, body, secrets: [SECRET] })) }
  const options = { headers, secrets: [SECRET], now: () => timestampSeconds * 1000, checks }
  const forged = await verifyWebhook({ ...options, body: `${body} ` }).catch((error: unknown) =>
    error instanceof PixWebhookError ? error.reason : String(error),
  )
  const { event } = await verifyWebhook({ ...options, body })
  return { genuine: told(parseStoredEvent(JSON.stringify(event), { checks })), forged }
}

async function ofManyWallets(): Promise<unknown> {
  const wallets = createWalletRegistry({
    baseUrl: BASE_URL,
    credentialsOf: (walletId) => ({ clientId: walletId, clientSecret: 'alfa-demo-secret' }),
  })
  const pix = await wallets.forWallet('alfa-demo')
  const { status } = await pix.withdrawals.getWithdrawal({ externalId: 'withdrawal-000045' })
  return [status, permitsGiveBack(status)]
}

async function main(): Promise<object> {
  const attempts: Attempt[] = []
  const pix = createPixClient({
    baseUrl: BASE_URL,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    checks,
    clock: systemClock,
    tokenStore: memoryTokenStore(),
    onAttempt: (attempt) => attempts.push(attempt),
  })
  const results = {
    name: manifest.name,
    deposit: await deposit(pix),
    refusedWithdrawal: await refusedWithdrawal(pix),
    recurrences: await recurrences(pix),
    control: await control(),
    ofManyWallets: await ofManyWallets(),
    webhook: await webhook({
      eventId: 'cacbc9da-448d-4f55-af6c-145509abcde3',
      event: 'pixChargeExpired',
      occurredAt: '2026-03-01T14:40:00.000Z',
      status: 'expired',
      chargeId: '9c4d2e7b-3a5f-4e16-8b90-1f6a7d5c3e28',
      externalId: 'deposit-000124',
      amount: 5000,
      expiresAt: '2026-03-01T14:40:00.000Z',
    }),
    laterWebhook: await webhook({ event: 'pixChargeLost' }),
    violations: checks.response('getBalance', 200, {}).length > 0,
    operations: attempts.map(({ operationId }) => operationId),
  }
  return results
}

void main().then((results) => console.log(JSON.stringify(results)))
