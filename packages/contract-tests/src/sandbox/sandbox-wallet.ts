import type { operations } from '@pix-payments/client'
import type { SandboxClient, WalletCreated } from '@pix-payments/client/sandbox'
import type { OperationId } from '@pix-payments/spec'
import { type Contract, operationOf } from '../contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../http/transport.ts'
import { type RequestDraft, exampleBody, writeRequest } from '../request.ts'

/** What `createWallet` of the control API answered. */
export type OpenedWallet = Pick<WalletCreated, 'walletId' | 'operatorId' | 'cnpj' | 'pixKeys' | 'credentials'>

type Responses<O extends OperationId> = operations[O]['responses']
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never

/** The body of an operation's success. */
export type SuccessBody<O extends OperationId> = ContentOf<
  Responses<O>[keyof Responses<O> & (200 | 201 | 202)]
>

interface SandboxWalletOptions {
  readonly contract: Contract
  readonly control: SandboxClient
  readonly send: Transport
  readonly opened: OpenedWallet
  readonly accessToken: string
}

/** What a call sends, beside the token. */
export type Call = Partial<RequestDraft>

/** A wallet of the sandbox, seen by its operator, and what the world around it does. */
export class SandboxWallet {
  readonly walletId: string
  readonly operatorId: string
  readonly cnpj: string
  /** A key of its own. */
  readonly pixKey: string
  readonly credentials: OpenedWallet['credentials']
  readonly accessToken: string
  readonly control: SandboxClient
  readonly #contract: Contract
  readonly #send: Transport

  constructor({ contract, control, send, opened, accessToken }: SandboxWalletOptions) {
    const { walletId, operatorId, cnpj, pixKeys, credentials } = opened
    this.walletId = walletId
    this.operatorId = operatorId
    this.cnpj = cnpj
    this.pixKey = pixKeys[0] ?? ''
    this.credentials = credentials
    this.accessToken = accessToken
    this.control = control
    this.#contract = contract
    this.#send = send
  }

  /** A request of this wallet, not yet sent. */
  request(operationId: OperationId, { path = {}, query = [], ...rest }: Call = {}): HttpRequest {
    const operation = operationOf(this.#contract, operationId)
    return writeRequest(operation, { path, query, ...rest }, this.accessToken)
  }

  /** Any answer. */
  send(operationId: OperationId, call?: Call): Promise<HttpAnswer> {
    return this.#send(this.request(operationId, call))
  }

  /** The body of a success. @throws Error when it is refused. */
  async call<O extends OperationId>(operationId: O, call?: Call): Promise<SuccessBody<O>> {
    return successOf(operationId, await this.send(operationId, call))
  }

  /** The contract's example of a body, with this wallet's own keys. */
  example(operationId: OperationId, name?: string): Readonly<Record<string, unknown>> {
    const body = exampleBody(operationOf(this.#contract, operationId), name)
    if (operationId === 'createRecurrence') return { ...body, pixKey: this.pixKey, receiverCnpj: this.cnpj }
    return operationId === 'createImmediateCharge' ? { ...body, pixKey: this.pixKey } : body
  }

  /** A charge as the contract's example of that name. */
  charge(name?: string): Promise<SuccessBody<'createImmediateCharge'>> {
    return this.call('createImmediateCharge', { body: this.example('createImmediateCharge', name) })
  }

  /** A charge that its payer paid, with the endToEndId of the payment. */
  async deposit(name?: string, changes: object = {}): Promise<SuccessBody<'simulatePayment'>> {
    const body = { ...this.example('createImmediateCharge', name), ...changes }
    const { chargeId } = await this.call('createImmediateCharge', { body })
    return this.call('simulatePayment', { body: { chargeId, receiverCnpj: this.cnpj } })
  }

  /** Moves the clock, and runs what falls due on the way. */
  async pass(seconds: number): Promise<void> {
    await this.control.clock.advanceClock({ walletId: this.walletId, by: seconds })
  }

  /** Moves the clock to an instant (ISO 8601), and runs what falls due on the way. One that is past is reached already. */
  async reach(instant: string): Promise<void> {
    const { now } = await this.control.clock.getClock({ walletId: this.walletId })
    if (instant > now) await this.control.clock.advanceClock({ walletId: this.walletId, to: instant })
  }
}

/** The body of a success. @throws Error when it is none. */
export function successOf<O extends OperationId>(
  operationId: O,
  { status, text }: HttpAnswer,
): SuccessBody<O> {
  if (status >= 300) throw new Error(`${operationId} answered ${status} ${text}`)
  return JSON.parse(text) as SuccessBody<O>
}
