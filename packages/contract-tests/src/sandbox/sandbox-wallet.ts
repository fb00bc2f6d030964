import type { operations } from '@pix-payments/client'
import type { SandboxClient, WalletCreated } from '@pix-payments/client/sandbox'
import type { OperationId } from '@pix-payments/spec'
import { type Contract, operationOf } from '../contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../http/transport.ts'
import { type RequestDraft, exampleBody, writeRequest } from '../request.ts'

/** The response of `createWallet` of the control API. */
export type OpenedWallet = Pick<WalletCreated, 'walletId' | 'operatorId' | 'cnpj' | 'pixKeys' | 'credentials'>

type Responses<O extends OperationId> = operations[O]['responses']
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never

/** The type of the body that an operation returns on success. */
export type SuccessBody<O extends OperationId> = ContentOf<
  Responses<O>[keyof Responses<O> & (200 | 201 | 202)]
>

interface SandboxWalletOptions {
  readonly contract: Contract
  readonly control: SandboxClient
  readonly send: Transport
  readonly opened: OpenedWallet
  readonly accessToken: string
  /** Changes the bodies that {@link SandboxWallet.example} returns. */
  readonly changeExample?: ChangeExample | undefined
}

/** Returns the body to send instead of an example of the contract. */
export type ChangeExample = (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** The parameters and the body of a call. The wallet adds its token. */
export type Call = Partial<RequestDraft>

/** A wallet of the sandbox. It has the calls of the wallet's operator, and the control API of its simulated world. */
export class SandboxWallet {
  readonly walletId: string
  readonly operatorId: string
  readonly cnpj: string
  /** The first Pix key of the wallet. */
  readonly pixKey: string
  readonly credentials: OpenedWallet['credentials']
  readonly accessToken: string
  readonly control: SandboxClient
  readonly #contract: Contract
  readonly #send: Transport
  readonly #changeExample: ChangeExample

  constructor({ contract, control, send, opened, accessToken, changeExample }: SandboxWalletOptions) {
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
    this.#changeExample = changeExample ?? ((body) => body)
  }

  /** Writes a request of this wallet without sending it. */
  request(operationId: OperationId, { path = {}, query = [], ...rest }: Call = {}): HttpRequest {
    const operation = operationOf(this.#contract, operationId)
    return writeRequest(operation, { path, query, ...rest }, this.accessToken)
  }

  /** Sends a request. Resolves for every status, also for an error. */
  send(operationId: OperationId, call?: Call): Promise<HttpAnswer> {
    return this.#send(this.request(operationId, call))
  }

  /** Sends a request and returns the body of the success. @throws {@link CallRefusedError} when it is not a success. */
  async call<O extends OperationId>(operationId: O, call?: Call): Promise<SuccessBody<O>> {
    return successOf(operationId, await this.send(operationId, call))
  }

  /** Returns the contract's example of a body, with the Pix keys of this wallet. */
  example(operationId: OperationId, name?: string): Readonly<Record<string, unknown>> {
    const body = this.#changeExample(exampleBody(operationOf(this.#contract, operationId), name))
    if (operationId === 'createRecurrence') return { ...body, pixKey: this.pixKey, receiverCnpj: this.cnpj }
    return operationId === 'createImmediateCharge' ? { ...body, pixKey: this.pixKey } : body
  }

  /** Creates a charge from the example of that name in the contract. */
  charge(name?: string): Promise<SuccessBody<'createImmediateCharge'>> {
    return this.call('createImmediateCharge', { body: this.example('createImmediateCharge', name) })
  }

  /** Creates a charge and simulates its payment. Returns the response of the simulation, which has the endToEndId. */
  async deposit(name?: string, changes: object = {}): Promise<SuccessBody<'simulatePayment'>> {
    const body = { ...this.example('createImmediateCharge', name), ...changes }
    const { chargeId } = await this.call('createImmediateCharge', { body })
    return this.call('simulatePayment', { body: { chargeId, receiverCnpj: this.cnpj } })
  }

  /** Advances the wallet clock by a number of seconds. Timers that fall due in this time run. */
  async pass(seconds: number): Promise<void> {
    await this.control.clock.advanceClock({ walletId: this.walletId, by: seconds })
  }

  /**
   * Advances the wallet clock to an instant (ISO 8601). Timers that fall due before it run. Does nothing when the
   * instant is past.
   */
  async reach(instant: string): Promise<void> {
    const { now } = await this.control.clock.getClock({ walletId: this.walletId })
    if (instant > now) await this.control.clock.advanceClock({ walletId: this.walletId, to: instant })
  }
}

/** A call of the operator API that the server refused. */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError'
  readonly operationId: OperationId
  readonly status: number
  /** The body of the response. */
  readonly text: string

  constructor(operationId: OperationId, { status, text }: HttpAnswer) {
    super(`${operationId} answered ${status} ${text}`)
    this.operationId = operationId
    this.status = status
    this.text = text
  }
}

/** Returns the body of a success. @throws {@link CallRefusedError} when the status is not a success. */
export function successOf<O extends OperationId>(operationId: O, answer: HttpAnswer): SuccessBody<O> {
  if (answer.status >= 300) throw new CallRefusedError(operationId, answer)
  return JSON.parse(answer.text) as SuccessBody<O>
}
