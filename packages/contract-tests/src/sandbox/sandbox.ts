import {
  type SandboxClient,
  createSandboxClient,
  type CreateWalletParameters,
} from '@pix-payments/client/sandbox'
import { type Contract, operationOf } from '../contract.ts'
import type { Transport } from '../http/transport.ts'
import { exampleBody, writeRequest } from '../request.ts'
import type { Receiver } from '../webhook/receiver.ts'
import { type DirectoryEntry, castDirectory } from './cast.ts'
import { type ChangeExample, type OpenedWallet, SandboxWallet, successOf } from './sandbox-wallet.ts'

/** A service in sandbox mode, with the control API of its simulated world. */
export interface Sandbox {
  readonly contract: Contract
  readonly control: SandboxClient
  /** Sends the requests that the wallets make. */
  readonly send: Transport
  /**
   * Receives the webhooks. Undefined when the service runs on another machine, because that machine cannot reach this
   * one.
   */
  readonly receiver: Receiver | undefined
  /** The time in milliseconds in which a delivery must arrive. */
  readonly deliveryMilliseconds: number
  /** Opens a new wallet for one case. Its clock is frozen until the case advances it. */
  openWallet(options?: NewWallet): Promise<SandboxWallet>
  /** Works in a wallet that exists. Its clock, its money and its settings are what they are. */
  useWallet(opened: OpenedWallet, options?: WalletUse): Promise<SandboxWallet>
  /** Returns the same sandbox with another transport for the requests of its wallets. */
  sendingBy(send: Transport): Sandbox
  /** Returns a text that starts with the prefix and is different for every call. */
  unique(prefix: string): string
}

export interface NewWallet
  extends WalletUse, Pick<CreateWalletParameters, 'operatorId' | 'openingBalance' | 'switches'> {
  /** The time of the wallet clock, as ISO 8601. Default: {@link START}. */
  readonly at?: string | undefined
}

export interface WalletUse {
  /** Whether to add the Pix keys of the people in the contract's examples to the directory of the wallet. */
  readonly directory?: boolean | undefined
  /** Changes the examples of the contract that the recipes send. */
  readonly changeExample?: ChangeExample | undefined
}

/**
 * The time at which wallet clocks start. It is later than the days that the examples of the contract read, and earlier
 * than the days for which the examples create charges.
 */
export const START = '2026-03-03T12:00:00.000Z'

export interface SandboxOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  /** The bearer token of the control API, when it requires one. */
  readonly controlToken?: string | undefined
  readonly receiver: Receiver | undefined
  readonly deliveryMilliseconds: number
}

/** The reason for webhook cases that are not reachable, because there is no receiver. */
export const OUT_OF_REACH =
  'The service runs on another machine, which cannot reach the webhook receiver on this machine.'

export function openSandbox({
  contract,
  baseUrl,
  send,
  controlToken,
  receiver,
  deliveryMilliseconds,
}: SandboxOptions): Sandbox {
  const control = createSandboxClient({ baseUrl, token: controlToken })
  const directory = castDirectory(contract)
  let count = 0
  const unique = (prefix: string): string => {
    count += 1
    return `${prefix}-${count}`
  }
  const sendingBy = (send: Transport): Sandbox => ({
    contract,
    control,
    send,
    receiver,
    deliveryMilliseconds,
    sendingBy,
    unique,
    async openWallet({ at = START, directory, changeExample, ...wallet } = {}) {
      const opened = await control.wallets.createWallet({ ...wallet, clock: { mode: 'FROZEN', now: at } })
      return this.useWallet(opened, { directory, changeExample })
    },
    async useWallet(opened, { directory: withDirectory = false, changeExample } = {}) {
      if (withDirectory) await putKeys(control, opened.walletId, directory)
      const accessToken = await requestToken(contract, send, opened)
      return new SandboxWallet({ contract, control, send, opened, accessToken, changeExample })
    },
  })
  return sendingBy(send)
}

async function putKeys(
  control: SandboxClient,
  walletId: string,
  entries: readonly DirectoryEntry[],
): Promise<void> {
  for (const { pixKey, holder } of entries) await control.directory.putPixKey({ walletId, pixKey, holder })
}

async function requestToken(
  contract: Contract,
  send: Transport,
  { credentials }: OpenedWallet,
): Promise<string> {
  const operation = operationOf(contract, 'createAccessToken')
  const body = {
    ...exampleBody(operation),
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
  }
  const request = writeRequest(operation, { path: {}, query: [], body }, undefined)
  return successOf('createAccessToken', await send(request)).access_token
}
