import {
  createPixClient,
  outcomeOf,
  type PixClient,
  PixError,
  type CreateRefundParameters,
  type CreateWithdrawalByPixKeyRequest,
} from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import type { SandboxClient } from '@pix-payments/client/sandbox'
import { followRefund, refundDeposit } from '../../../../docs/examples/refund.ts'
import { resumeWithdrawals, withdraw } from '../../../../docs/examples/withdrawal.ts'
import { Books, withdrawalsOf } from './books.ts'
import type { Random } from './random.ts'

const PLAYERS = 50
const MARIA = '52998224725'
/** The destinations of withdrawals, with their weights: most are paid, the rest end in every other way. */
const DESTINATIONS = {
  [MARIA]: 60,
  'rejected@pix.example': 6,
  'canceled@pix.example': 6,
  'failed@pix.example': 6,
  'expired@pix.example': 6,
  'other-holder@pix.example': 6,
  'nobody@pix.example': 6,
} as const

export interface Wallet {
  readonly walletId: string
  readonly pixKey: string
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
}

export interface OperatorRun {
  readonly books: Books
  readonly pix: PixClient
  /** Sends one operation, chosen at random. */
  operate(): Promise<void>
  /** Sends every open payout again, with the stored request. */
  resume(): Promise<void>
  /** Credits the charge of a paid event. */
  credit(chargeId: string, endToEndId: string): void
  /** The errors of writes by their outcome. */
  readonly outcomes: ReadonlyMap<string, number>
}

interface OperatorOptions {
  readonly baseUrl: string
  readonly sandbox: SandboxClient
  readonly random: Random
  /** Gives back after every error of a withdrawal, as careless code does. Default: false. */
  readonly isCareless?: boolean
}

/**
 * An operator that decides about money by `outcomeOf` and `permitsGiveBack` alone: its withdrawals and refunds are the
 * samples of the guides. The payers of its charges pay directly, so that every payment is real.
 */
export function createOperator(
  { walletId, pixKey, credentials }: Wallet,
  { baseUrl, sandbox, random, isCareless = false }: OperatorOptions,
): OperatorRun {
  const books = new Books(PLAYERS)
  const outcomes = new Map<string, number>()
  const pix = createPixClient({
    baseUrl,
    ...credentials,
    checks,
    timeoutMs: 400,
    deadlineMs: 4_000,
    retryBaseMs: 5,
    maxRetryAfterMs: 50,
    random: () => random.next(),
  })
  const keyRequests = new Map<string, CreateWithdrawalByPixKeyRequest>()
  const refundRequests = new Map<string, CreateRefundParameters>()
  const playerOf = (externalId: string): number => Number(externalId.split('-')[1]) % PLAYERS
  const withdrawals = withdrawalsOf(books, keyRequests, playerOf)
  const refunds = {
    ...withdrawals,
    async open(request: CreateRefundParameters) {
      refundRequests.set(request.externalId, request)
      books.debit(request.externalId, playerOf(request.externalId), request.amount)
    },
  }
  let number = 0

  /** Returns whether the work failed, and counts the outcome of the failure. The payout stays open, because the samples give back after a refusal only. */
  async function attempted(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return false
    } catch (error) {
      if (!(error instanceof PixError)) throw error
      const outcome = outcomeOf(error)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      return true
    }
  }

  const operations = {
    async withdrawal() {
      number += 1
      const pixKey = random.weighted(DESTINATIONS)
      const request = {
        amount: 1 + random.below(20_000),
        externalId: `w-${number}`,
        pixKey,
        expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
      }
      const failed = await attempted(() => withdraw(pix, withdrawals, request))
      if (failed && isCareless) books.giveBack(request.externalId, 'an error')
    },
    async deposit() {
      number += 1
      const externalId = `d-${number}`
      const amount = 1 + random.below(15_000)
      await attempted(async () => {
        const { chargeId } = await pix.deposits.createImmediateCharge({
          amount,
          expiresIn: 86_400,
          externalId,
          pixKey,
        })
        // Only now does a player see the charge.
        books.charges.set(chargeId, { player: playerOf(externalId), amount })
        await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
      })
    },
    async refund() {
      const credited = [...books.credits.values()]
      const endToEndId = credited[random.below(credited.length)]
      if (endToEndId === undefined) return operations.deposit()
      number += 1
      await attempted(async () => {
        const request = { endToEndId, externalId: `r-${number}`, amount: 1 + random.below(5_000) }
        await refunds.open(request)
        await refundDeposit(pix, refunds, request)
        await followRefund(pix, refunds, request)
      })
    },
  }

  return {
    books,
    pix,
    outcomes,
    operate: () => operations[random.weighted({ withdrawal: 50, deposit: 38, refund: 12 })](),
    async resume() {
      await resumeWithdrawals(pix, withdrawals, () => undefined)
      for (const { externalId } of books.open) {
        const request = refundRequests.get(externalId)
        if (request === undefined) continue
        await attempted(async () => {
          await refundDeposit(pix, refunds, request)
          await followRefund(pix, refunds, request)
        })
      }
    },
    credit: (chargeId, endToEndId) => books.credit(chargeId, endToEndId),
  }
}
