import {
  type CreateImmediateChargeRequest,
  type ImmediateChargeCreated,
  type PixClient,
  PixError,
  PixOutcomeUnknownError,
} from '@pix-payments/client'
import { PixOperatorError } from '../errors.ts'
import { type Deposit, depositKey, depositOf, type DepositRequest } from '../kit/deposit.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { jsonOf, checkOurs, storeRefusal, storeRequest } from '../kit/stored-request.ts'
import { FIRST_READ_MS } from '../pace/gaps.ts'
import type { DepositRow } from '../storage/records.ts'

const CREATIONS = 3

/** §2.1: the limits of `metadata`. */
const MOST_METADATA = 50
const LONGEST_METADATA = 200

export interface OpenOptions {
  /** Ends the calls, for example when the player leaves. The same request opens the deposit later. */
  readonly signal?: AbortSignal
  /** The end of all tries, in milliseconds since 1970. */
  readonly deadline?: number
}

/**
 * Opens a deposit, and returns it with its brCode. The deposit is stored before the charge is created. A second call
 * with the same request returns the same deposit. After an error, call it again, or with a new externalId.
 *
 * @throws PixError when the API refused the charge or does not answer.
 * @throws PixOperatorError `externalIdInUse` when another deposit has this externalId.
 */
export async function openDeposit(
  kit: Kit,
  { walletId, ...asked }: DepositRequest,
  options: OpenOptions = {},
): Promise<Deposit> {
  const wallet = kit.wallets.of(kit.wallets.idOf(walletId))
  const stored = await storeRequest(kit, depositsIn, newDeposit(kit, wallet.walletId, asked))
  if (stored.charge_id !== null) return depositOf(stored)
  try {
    const request = requestOf(kit, stored)
    return await storeCharge(kit, stored.key, await create(kit, wallet.pix, request, options))
  } catch (error) {
    await storeRefusal(kit, depositsIn, stored, error)
    throw error
  }
}

/** The metadata names the player, so that a paid charge that the books have lost still belongs to somebody. */
function requestOf(kit: Kit, { request, player_id: playerId }: DepositRow): CreateImmediateChargeRequest {
  const asked = JSON.parse(request) as CreateImmediateChargeRequest
  const metadata = { playerId, ...asked.metadata }
  const isAllowed = Object.keys(metadata).length <= MOST_METADATA && playerId.length <= LONGEST_METADATA
  return kit.isPlayerSent && isAllowed ? { ...asked, metadata } : asked
}

const depositsIn = ({ deposits }: Open): Open['deposits'] => deposits

function newDeposit(
  kit: Kit,
  walletId: string,
  { playerId, ...asked }: Omit<DepositRequest, 'walletId'>,
): DepositRow {
  return {
    key: depositKey(walletId, asked.externalId),
    wallet_id: walletId,
    external_id: asked.externalId,
    player_id: playerId,
    amount: asked.amount,
    request: jsonOf(asked),
    status: 'OPENING',
    charge_id: null,
    br_code: null,
    end_to_end_id: null,
    expires_at: null,
    paid_at: null,
    created_at: kit.clock.now(),
    attempts: 0,
    next_at: null,
    failing_since: null,
  }
}

/**
 * Creates the charge. The creation is not idempotent, but creating a charge again is safe: nobody saw the brCode of the
 * first charge, so the first charge expires unpaid.
 */
async function create(
  kit: Kit,
  pix: PixClient,
  request: CreateImmediateChargeRequest,
  options: OpenOptions,
  creations = 1,
): Promise<ImmediateChargeCreated> {
  const { signal, deadline = Infinity } = options
  const left = Math.max(1, deadline - kit.clock.now())
  try {
    const charge = await pix.deposits.createImmediateCharge(request, {
      signal,
      ...(left < Infinity && { deadlineMs: left }),
    })
    checkOurs(charge, request)
    return charge
  } catch (error) {
    const mayCreateAgain =
      error instanceof PixOperatorError ||
      error instanceof PixOutcomeUnknownError ||
      (error instanceof PixError && error.retryable && error.status !== 429)
    const isOver = signal?.aborted === true || kit.clock.now() >= deadline
    if (!mayCreateAgain || isOver || creations === CREATIONS) throw error
    return create(kit, pix, request, options, creations + 1)
  }
}

/** Stores the charge, unless a concurrent call has stored another one. Only a stored charge is shown. */
const storeCharge = (kit: Kit, key: string, charge: ImmediateChargeCreated): Promise<Deposit> =>
  inTransaction(kit, async ({ deposits }) => {
    const row = await deposits.lock(key)
    if (row === undefined) throw new Error(`The deposit ${key} was deleted.`)
    if (row.charge_id !== null) return depositOf(row)
    const columns = {
      status: charge.status,
      charge_id: charge.chargeId,
      br_code: charge.brCode,
      expires_at: Date.parse(charge.expiresAt),
      next_at: kit.clock.now() + FIRST_READ_MS,
    }
    await deposits.update(key, columns)
    return depositOf({ ...row, ...columns })
  })
