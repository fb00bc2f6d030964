import { type SandboxClient, createSandboxClient } from '@pix-payments/client/sandbox'
import type { CreateWalletParameters } from '@pix-payments/client/sandbox'
import { type Contract, operationOf } from '../contract.ts'
import type { Transport } from '../http/transport.ts'
import { exampleBody, writeRequest } from '../request.ts'
import type { Receiver } from '../webhook/receiver.ts'
import { type DirectoryEntry, castDirectory } from './cast.ts'
import { type OpenedWallet, SandboxWallet, successOf } from './sandbox-wallet.ts'

/** A service with the control API of the sandbox, which steers its simulated world. */
export interface Sandbox {
  readonly contract: Contract
  readonly control: SandboxClient
  /** Sends the requests of the wallets. */
  readonly send: Transport
  /** Receives the webhooks. Undefined when the service runs on another machine, which cannot reach this one. */
  readonly receiver: Receiver | undefined
  /** The time in which a delivery must arrive. */
  readonly deliveryMilliseconds: number
  /** Opens a new wallet for one case. Its clock is frozen until the case advances it. */
  openWallet(options?: NewWallet): Promise<SandboxWallet>
  /** Returns the same sandbox with another transport for the requests of its wallets. */
  sendingBy(send: Transport): Sandbox
  /** Returns a different text for every call. */
  unique(prefix: string): string
}

export interface NewWallet extends Pick<
  CreateWalletParameters,
  'operatorId' | 'openingBalance' | 'switches'
> {
  /** The time of the wallet's clock, as ISO 8601. Default: {@link START}. */
  readonly at?: string | undefined
  /** Adds the Pix keys of the people in the contract's examples to the wallet's directory. */
  readonly directory?: boolean | undefined
}

/** Later than the days that the contract's examples read, and earlier than the days for which they create charges. */
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

/** The reason for webhooks that are not reachable without a receiver. */
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
