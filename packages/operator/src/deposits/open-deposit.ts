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

/**
 * Opens a deposit, and returns it with its brCode. The deposit is stored before the charge is created. A second call
 * with the same request returns the same deposit. After an error, call it again, or with a new externalId.
 *
 * @throws PixError when the API refused the charge or does not answer.
 * @throws PixOperatorError `externalIdInUse` when another deposit has this externalId.
 */
export async function openDeposit(kit: Kit, { walletId, ...asked }: DepositRequest): Promise<Deposit> {
  const wallet = kit.wallets.of(kit.wallets.idOf(walletId))
  const stored = await storeRequest(kit, depositsIn, newDeposit(kit, wallet.walletId, asked))
  if (stored.charge_id !== null) return depositOf(stored)
  try {
    const request = JSON.parse(stored.request) as CreateImmediateChargeRequest
    return await storeCharge(kit, stored.key, await create(wallet.pix, request))
  } catch (error) {
    await storeRefusal(kit, depositsIn, stored, error)
    throw error
  }
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
  }
}

/**
 * Creates the charge. The creation is not idempotent, but creating a charge again is safe: nobody saw the brCode of the
 * first charge, so the first charge expires unpaid.
 */
async function create(
  pix: PixClient,
  request: CreateImmediateChargeRequest,
  creations = 1,
): Promise<ImmediateChargeCreated> {
  try {
    const charge = await pix.deposits.createImmediateCharge(request)
    checkOurs(charge, request)
    return charge
  } catch (error) {
    const mayCreateAgain =
      error instanceof PixOperatorError ||
      error instanceof PixOutcomeUnknownError ||
      (error instanceof PixError && error.retryable && error.status !== 429)
    if (!mayCreateAgain || creations === CREATIONS) throw error
    return create(pix, request, creations + 1)
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
