import { expectTypeOf } from 'vitest'
import { createPixClient, type PixMoneyError } from '@pix-payments/client'
import {
  type Fault,
  type ImmediateCharge,
  isSandboxError,
  type OperationErrors,
  type PixChargePaidEvent,
  type SandboxClient,
  type SandboxErrorCode,
  type SandboxEvent,
} from '@pix-payments/client/sandbox'

/**
 * States a claim about types. The proof is compiled but never run: the claim is true when the compiler reports no
 * error.
 */
declare function proves(claim: string, proof: () => unknown): void
declare const sandbox: SandboxClient
declare const error: unknown

type Methods = { [Resource in keyof SandboxClient]: keyof SandboxClient[Resource] }[keyof SandboxClient]
const walletId = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'

proves('has one method for each operation of the control API, and no other', () => {
  expectTypeOf<Methods>().toEqualTypeOf<keyof OperationErrors>()
})

proves('gives the credentials of a new wallet as the other client takes them', async () => {
  const { credentials } = await sandbox.wallets.createWallet()
  createPixClient({ baseUrl: 'http://127.0.0.1:4010', ...credentials })
})

proves('takes the ids of the path and the properties of the body in one object', () => {
  sandbox.clock.advanceClock({ walletId, by: 900 })
  sandbox.faults.createFault({
    walletId,
    target: { event: 'pixChargePaid' },
    effect: { kind: 'latency', milliseconds: 5 },
  })
  // @ts-expect-error a latency has milliseconds
  sandbox.faults.createFault({ walletId, target: { event: 'pixChargePaid' }, effect: { kind: 'latency' } })
  // @ts-expect-error there is no such event
  sandbox.faults.createFault({ walletId, target: { event: 'pixChargeLost' }, effect: { kind: 'drop' } })
  // @ts-expect-error the wallet is missing
  sandbox.wallets.resetWallet({})
  // @ts-expect-error a reset takes nothing else
  sandbox.wallets.resetWallet({ walletId, name: 'main' })
  // @ts-expect-error it is openingBalance
  sandbox.wallets.createWallet({ openingBalanse: 1 })
})

proves('gives what the contract says, of the same types as the other client', () => {
  expectTypeOf(sandbox.charges.cancelCharge).returns.resolves.toEqualTypeOf<ImmediateCharge>()
  expectTypeOf(sandbox.faults.deleteFault).returns.resolves.toEqualTypeOf<Fault>()
})

proves('narrows the payload of an event by its name', () => {
  const event = {} as SandboxEvent
  if (event.payload.event === 'pixChargePaid') expectTypeOf(event.payload).toEqualTypeOf<PixChargePaidEvent>()
})

proves('narrows an error by operation and code', () => {
  if (isSandboxError(error, 'setClock', 'ClockCannotGoBack')) {
    expectTypeOf(error).toExtend<PixMoneyError>()
    expectTypeOf(error.status).toEqualTypeOf<422>()
    expectTypeOf(error.code).toEqualTypeOf<'ClockCannotGoBack'>()
  }
  // @ts-expect-error a code of another operation
  isSandboxError(error, 'getClock', 'ClockCannotGoBack')
  expectTypeOf<'ChargeNotFound'>().toExtend<SandboxErrorCode<'cancelCharge'>>()
})
