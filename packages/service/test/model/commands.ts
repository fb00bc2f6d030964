import * as fc from 'fast-check'
import { JOAO, MARIA } from '../support/bodies.ts'
import { attemptPayment, cancelCharge, createCharge, simulatePayment, takeBack } from './charge-commands.ts'
import type { Command } from './command.ts'
import { court, fee, transfer } from './money-commands.ts'
import { decideRefund, refund } from './refund-commands.ts'
import { advance, pass, repeat, restart } from './time-commands.ts'
import {
  DESTINATIONS,
  decideWithdrawal,
  holdWithdrawals,
  returnWithdrawal,
  withdrawByBankDetails,
  withdrawByKey,
} from './withdrawal-commands.ts'

/** The index of a wallet. At the start, only the first wallet has money. */
const WHO = fc.nat({ max: 1 })
/** Selects a resource: its index is this number modulo the number of resources. */
const WHICH = fc.nat({ max: 30 })
const AMOUNT = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((n) => n * 50),
  fc.constant(4000),
)
/** A part of a resource's amount; undefined for everything that is left. */
const PART = fc.option(AMOUNT, { nil: undefined })

const STATUSES = ['CONFIRMED', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELED', 'FAILED', 'EXPIRED'] as const
const ENDINGS = ['SUCCESS', 'REJECTED', 'CANCELED', 'FAILED', 'EXPIRED', 'NONE', 'NONE'] as const
const HOLDS = ['INITIATED', 'CONFIRMED', 'PROCESSING'] as const
const PERSONS = fc.constantFrom(MARIA, JOAO)
const EXPIRIES = fc.constantFrom(1, 60, 3600, 259_200)
const MOVES = fc.oneof(
  fc.constantFrom(0, 1, 2, 3600, 86_400, 1_000_000).map((by) => ({ by })),
  fc.constantFrom({ until: 'nextDue' } as const, { until: 'idle' } as const),
)

/** Returns the possible commands. A command that is listed twice occurs more often. */
export function commandsOf({ restarts }: { readonly restarts: boolean }): fc.Arbitrary<Command>[] {
  return [
    fc.tuple(WHO, AMOUNT, EXPIRIES, fc.constantFrom(MARIA, null)).map((it) => createCharge(...it)),
    fc.tuple(WHO, AMOUNT, EXPIRIES, fc.constantFrom(MARIA, null)).map((it) => createCharge(...it)),
    fc.tuple(WHICH, PERSONS).map((it) => attemptPayment(...it)),
    fc.tuple(WHICH, fc.constant(MARIA)).map((it) => attemptPayment(...it)),
    WHICH.map(simulatePayment),
    WHICH.map(cancelCharge),
    fc.tuple(WHICH, PART).map((it) => takeBack(...it)),
    fc.tuple(WHO, AMOUNT, fc.constantFrom(...DESTINATIONS)).map((it) => withdrawByKey(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => withdrawByBankDetails(...it)),
    fc
      .tuple(WHO, fc.constantFrom(...ENDINGS), fc.constantFrom(...HOLDS), fc.constantFrom(0, 2, 3600))
      .map((it) => holdWithdrawals(...it)),
    fc.tuple(WHICH, fc.constantFrom(...STATUSES)).map((it) => decideWithdrawal(...it)),
    fc.tuple(WHICH, fc.constantFrom(...STATUSES)).map((it) => decideWithdrawal(...it)),
    fc.tuple(WHICH, PART).map((it) => returnWithdrawal(...it)),
    fc.tuple(WHICH, AMOUNT).map((it) => refund(...it)),
    fc.tuple(WHICH, AMOUNT).map((it) => refund(...it)),
    fc.tuple(WHICH, fc.constantFrom('SUCCESS' as const, 'FAILED' as const)).map((it) => decideRefund(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => transfer(...it)),
    fc.tuple(WHO, AMOUNT).map((it) => fee(...it)),
    fc
      .tuple(WHO, fc.constantFrom('DEBIT' as const, 'CREDIT', 'BLOCK', 'UNBLOCK'), AMOUNT)
      .map((it) => court(...it)),
    fc.constantFrom(1, 2, 3600, 86_400).map(pass),
    fc.tuple(WHO, MOVES).map((it) => advance(...it)),
    fc.tuple(WHICH, fc.boolean()).map((it) => repeat(...it)),
    ...(restarts ? [fc.constant(restart)] : []),
  ]
}
