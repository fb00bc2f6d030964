import { type SandboxClient, createSandboxClient } from '@pix-payments/client/sandbox'
import type { CreateWalletParameters } from '@pix-payments/client/sandbox'
import { type Contract, operationOf } from '../contract.ts'
import type { Transport } from '../http/transport.ts'
import { exampleBody, writeRequest } from '../request.ts'
import type { Receiver } from '../webhook/receiver.ts'
import { type DirectoryEntry, castDirectory } from './cast.ts'
import { type OpenedWallet, SandboxWallet, successOf } from './sandbox-wallet.ts'

/** A service whose world can be steered: anything that serves the control API of the sandbox. */
export interface Sandbox {
  readonly contract: Contract
  readonly control: SandboxClient
  /** Sends the requests of its wallets. */
  readonly send: Transport
  /** Takes its webhooks; absent where the service runs on another machine, which does not reach this one. */
  readonly receiver: Receiver | undefined
  /** How long a delivery may take to arrive. */
  readonly deliveryMilliseconds: number
  /** A new wallet, which no other case knows. Its clock stands still until it is moved. */
  openWallet(options?: NewWallet): Promise<SandboxWallet>
  /** The same sandbox, with the requests of its wallets sent in another way. */
  sendingBy(send: Transport): Sandbox
  /** Another text for every call. */
  unique(prefix: string): string
}

export interface NewWallet extends Pick<
  CreateWalletParameters,
  'operatorId' | 'openingBalance' | 'switches'
> {
  /** Where its clock stands, as ISO 8601. Default: {@link START}. */
  readonly at?: string | undefined
  /** Whether the people of the contract's examples have their keys there. */
  readonly directory?: boolean | undefined
}

/** After the days that the contract's examples read, and before those that they plan. */
export const START = '2026-03-03T12:00:00.000Z'

export interface SandboxOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  /** What the control API asks for, if it asks for anything. */
  readonly controlToken?: string | undefined
  readonly receiver: Receiver | undefined
  readonly deliveryMilliseconds: number
}

/** Why webhooks cannot be had without a receiver. */
export const OUT_OF_REACH =
  'The service runs on another machine, and the receiver of webhooks is on this one only.'

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
    async openWallet({ at = START, directory: withDirectory = false, ...wallet } = {}) {
      const opened = await control.wallets.createWallet({ ...wallet, clock: { mode: 'FROZEN', now: at } })
      if (withDirectory) await putKeys(control, opened.walletId, directory)
      const accessToken = await requestToken(contract, send, opened)
      return new SandboxWallet({ contract, control, send, opened, accessToken })
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
