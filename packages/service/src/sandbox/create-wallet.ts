import { type Instant, type RandomSource, generateCnpj, generateUuidV4 } from '@pix-payments/pix'
import type { CreateWalletRequest, WalletCreated } from '@pix-payments/spec/sandbox-types'
import { brokenCnpj, brokenPixKeys } from '../application/administration/broken-fields.ts'
import { newCredentials } from '../application/administration/credentials.ts'
import { type NewWallet, openWallet } from '../application/administration/open-wallet.ts'
import { TakenError } from '../application/administration/taken-error.ts'
import { freeAccountNumber, newAccountNumber } from '../application/administration/wallet-account.ts'
import type { Actor } from '../domain/audit.ts'
import type { RefusalDetail } from '../domain/refusal.ts'
import { type WalletClock, frozenClock, runningClock } from '../domain/wallet/wallet-clock.ts'
import type { Operator } from '../domain/wallet/wallet.ts'
import { findOperator } from '../storage/rows/directory-rows.ts'
import { countWallets } from '../storage/rows/wallet-rows.ts'
import { partitionsOf, storeOfWallet } from '../storage/partition.ts'
import { brokenInstant } from './clock-range.ts'
import { type Handler, answer, refuseBecause, refuseFields } from './operation.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { walletBody } from './wallet-body.ts'

/** G-005: creates a wallet. Every property is optional. With a seed, generated values are repeatable. */
export const createWallet: Handler<'createWallet'> = async (sandbox, { body = {}, by }) => {
  const broken = brokenFields(body)
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  for (let draw = 1; ;) {
    try {
      const created = await tryCreate(sandbox, body, { draw, by: by() })
      if (created !== undefined) return answer(201, created)
      return refuseBecause('OperatorNotFound', `No operator has the operatorId ${body.operatorId}.`)
    } catch (error) {
      if (!(error instanceof TakenError)) throw error
      // With a seed, two concurrent requests generate the same wallet. Then the later request runs again and generates
      // the next wallet.
      if (error.field === 'walletId' || error.field === 'account') continue
      if (!isDrawn(error, body)) return refuseBecause('AlreadyExists', error.message)
      // Among ten thousand wallets, two have often drawn the same of a hundred million CNPJs.
      draw += 1
    }
  }
}

/**
 * Checks the rules that JSON Schema cannot state: check digits, the forms of Pix keys, and whether an instant exists.
 */
function brokenFields({ operator, pixKeys = [], clock }: CreateWalletRequest): RefusalDetail[] {
  return [
    ...brokenInstant('clock.now', clock?.now),
    ...(operator?.cnpj === undefined ? [] : brokenCnpj('operator.cnpj', operator.cnpj)),
    ...brokenPixKeys('pixKeys', pixKeys),
  ]
}

/** True when the value that is taken was drawn: a CNPJ, which is also a Pix key unless the request names the keys. */
const isDrawn = ({ field, value }: TakenError, { operator, pixKeys }: CreateWalletRequest): boolean =>
  (field === 'cnpj' && operator?.cnpj === undefined) ||
  (field === 'pixKey' && pixKeys === undefined && value !== operator?.cnpj)

/** Creates the wallet. Returns undefined when the requested operator does not exist. */
async function tryCreate(
  sandbox: SandboxContext,
  request: CreateWalletRequest,
  { draw, by }: { readonly draw: number; readonly by: Actor },
): Promise<WalletCreated | undefined> {
  const { store, clock, ids, checkEvent } = sandbox
  const counts = await Promise.all(partitionsOf(store).map((one) => one.read(countWallets)))
  const number = counts.reduce((sum, count) => sum + count, 1)
  let asked = 0
  const { random } = ids(
    draw === 1 ? `wallet ${number}` : `wallet ${number}, draw ${draw}`,
    () => (asked += 1),
  )
  const { credentials, stored } = await newCredentials('sandbox', random, request)
  const { wallet, newOperator } = draftWallet(request, { number, random })
  return storeOfWallet(store, wallet.id).write(async (transaction) => {
    const operator =
      request.operatorId === undefined ? newOperator : await findOperator(transaction, request.operatorId)
    if (operator === undefined) return undefined
    const realNow = clock.now()
    const opened = await openWallet(
      transaction,
      {
        ...wallet,
        place: number,
        accountNumber: await freeAccountNumber(transaction, random, wallet.accountNumber),
        operator,
        credential: stored,
        clock: clockOf(request.clock, realNow, sandbox.seededStart),
      },
      { realNow, ids, checkEvent, by },
    )
    const body = await walletBody(transaction, {
      wallet: opened,
      now: opened.lastAt,
      realNow: clock.wallNow(),
    })
    return { ...body, credentials }
  })
}

function draftWallet(
  { operatorId, operator = {}, name, openingBalance = 0, pixKeys, switches }: CreateWalletRequest,
  { number, random }: { readonly number: number; readonly random: RandomSource },
): {
  readonly wallet: Omit<NewWallet, 'operator' | 'credential' | 'clock'>
  readonly newOperator: Operator
} {
  const newOperator = {
    id: generateUuidV4(random),
    name: operator.name ?? `Operadora Inventada ${number} Ltda`,
    cnpj: operator.cnpj ?? generateCnpj(random),
  }
  const wallet = {
    id: generateUuidV4(random),
    name: name ?? `Wallet ${number}`,
    accountNumber: newAccountNumber(random),
    openingBalance,
    pixKeys: pixKeys ?? [generateUuidV4(random), ...(operatorId === undefined ? [newOperator.cnpj] : [])],
    settings: switches,
  }
  return { wallet, newOperator }
}

function clockOf(
  request: CreateWalletRequest['clock'],
  realNow: Instant,
  seededStart: Instant | undefined,
): WalletClock {
  const { mode = seededStart === undefined ? 'RUNNING' : 'FROZEN', now } = request ?? {}
  if (mode === 'FROZEN') return frozenClock(now === undefined ? (seededStart ?? realNow) : Date.parse(now))
  return runningClock(now === undefined ? 0 : Date.parse(now) - realNow)
}
