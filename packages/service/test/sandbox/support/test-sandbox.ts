import { expect } from 'vitest'
import { type RunningService, type ServiceOptions, createService } from '../../../src/create-service.ts'
import type { CreateWalletRequest, ImmediateCharge, WalletCreated } from '@pix-payments/spec/sandbox-types'
import type { SandboxOperationId, Success } from '../../../src/sandbox/operation.ts'
import { silentLog } from '../../../src/telemetry/log.ts'
import type { Store } from '../../../src/storage/store.ts'
import { byKeyBody, chargeBody, unique } from '../../support/bodies.ts'
import { Control, type ControlCall } from '../../support/control.ts'
import { openDefaultStore } from '../../support/default-store.ts'
import type { Answer } from '../../support/http-call.ts'
import { type ManualClock, manualClock } from '../../support/manual-clock.ts'
import { Operator } from '../../support/operator.ts'
import { openRailApart } from '../../support/rail-apart.ts'
import { START } from '../../support/service.ts'

/** A service whose real time is `clock`, and its control API. */
export interface TestSandbox extends AsyncDisposable {
  readonly url: string
  readonly clock: ManualClock
  readonly store: Store
  readonly control: Control
  /** Creates a wallet whose time is frozen at START, unless the request sets `clock`. */
  wallet(request?: CreateWalletRequest): Promise<TestWallet>
  close(): Promise<void>
}

export async function openSandbox(options: Omit<ServiceOptions, 'clock'> = {}): Promise<TestSandbox> {
  const clock = manualClock()
  clock.pass(START)
  const { store, drop } =
    options.store === undefined
      ? await openDefaultStore()
      : { store: options.store, drop: () => Promise.resolve() }
  const failures: unknown[] = []
  const log = {
    ...silentLog,
    error(facts: object) {
      // A configured fault can cause a 500, so the log may have errors. Only an unexpected failure has `err`.
      if ('err' in facts) failures.push(facts)
    },
  }
  const apart = options.rail === undefined ? await openRailApart(clock) : undefined
  const service: RunningService = await createService({ rail: apart?.rail, log, ...options, clock, store })
  await apart?.serve(service.url)
  const close = async (): Promise<void> => {
    await service.close()
    await apart?.close()
    await drop()
    // When the service has logged an unexpected failure, the tests of the file fail.
    expect(failures).toEqual([])
  }
  const control = new Control(service.url)
  return {
    url: service.url,
    clock,
    store,
    control,
    async wallet(request = {}) {
      const body = { openingBalance: 100_000, clock: { mode: 'FROZEN' as const }, ...request }
      const created = await control.ok('createWallet', { body })
      return new TestWallet(service.url, control, created, () => clock.now())
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** A wallet and its client. */
export class TestWallet {
  readonly id: string
  readonly created: WalletCreated
  readonly operator: Operator
  readonly #control: Control

  constructor(url: string, control: Control, created: WalletCreated, now: () => number) {
    this.id = created.walletId
    this.created = created
    this.#control = control
    const { clientId, clientSecret } = created.credentials
    this.operator = new Operator({ url, walletId: this.id, clientId, clientSecret, now })
  }

  /** Returns any response of the control API about this wallet. */
  control(operationId: SandboxOperationId, { path, ...call }: ControlCall = {}): Promise<Answer> {
    return this.#control.call(operationId, { ...call, path: { walletId: this.id, ...path } })
  }

  /** Returns the body of a success of the control API about this wallet. */
  ok<O extends SandboxOperationId>(
    operationId: O,
    { path, ...call }: ControlCall = {},
  ): Promise<Success<O>['body']> {
    return this.#control.ok(operationId, { ...call, path: { walletId: this.id, ...path } })
  }

  async charge(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const [pixKey] = this.created.pixKeys
    const body = chargeBody({ pixKey, ...overrides })
    return (await this.operator.ok('createImmediateCharge', { body })).chargeId
  }

  /** Creates and pays a charge. */
  async deposit(
    overrides: Readonly<Record<string, unknown>> = {},
  ): Promise<ImmediateCharge & { readonly endToEndId: string }> {
    const chargeId = await this.charge(overrides)
    const { charge, endToEndId } = await this.ok('createPaymentAttempt', { path: { chargeId } })
    if (endToEndId === null) throw new Error(`The charge was not paid: ${JSON.stringify(charge)}`)
    return { ...charge, endToEndId }
  }

  /** Creates a withdrawal that waits for its outcome, and returns its externalId. */
  async withdrawal(
    overrides: Readonly<Record<string, unknown>> = {},
    holdAt: 'INITIATED' | 'CONFIRMED' | 'PROCESSING' = 'PROCESSING',
  ): Promise<string> {
    await this.ok('updateWallet', { body: { outcomes: { withdrawals: { status: 'NONE', holdAt } } } })
    const externalId = unique('withdrawal')
    await this.operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId, ...overrides }) })
    return externalId
  }

  /** Creates a withdrawal that settles, and returns its externalId. */
  async settledWithdrawal(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const externalId = await this.withdrawal(overrides)
    await this.ok('setWithdrawalOutcome', { path: { externalId }, body: { status: 'SUCCESS' } })
    return externalId
  }

  /** Creates a refund of this deposit that waits for its outcome, and returns its externalId. */
  async refund(endToEndId: string, amount: number): Promise<string> {
    await this.ok('updateWallet', { body: { outcomes: { refunds: { status: 'NONE' } } } })
    const externalId = unique('refund')
    await this.operator.ok('createRefund', { path: { endToEndId }, body: { amount, externalId } })
    return externalId
  }

  async events(): Promise<readonly string[]> {
    return (await this.ok('listEvents', { query: { limit: 100 } })).data.map(({ event }) => event)
  }
}
