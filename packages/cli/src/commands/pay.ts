import { CommandError, EXIT, usageError } from '../output/exit-codes.ts'
import { summary } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { centsOf } from '../read-values.ts'

interface PayOptions extends TargetOptions {
  readonly as?: string
  readonly name?: string
  readonly account?: string
  readonly amount?: string
}

/** Every BR Code starts with its version, field 00. */
const BR_CODE = /^000201/

export async function pay(session: Session, options: PayOptions, given = ''): Promise<void> {
  const { as: taxId, name, account: accountNumber, amount } = options
  const payer = {
    ...(taxId !== undefined && { taxId }),
    ...(name !== undefined && { name }),
    ...(accountNumber !== undefined && { accountNumber }),
  }
  const by = Object.keys(payer).length > 0 && { payer }
  const isBrCode = BR_CODE.test(given)
  if (isBrCode && amount !== undefined) throw usageError('--amount: the BR Code fixes the amount.')
  const attempt = isBrCode
    ? await session.control.charges.payBrCode({ brCode: given, ...by })
    : await session.control.charges.createPaymentAttempt({
        walletId: (await session.wallet()).walletId,
        chargeId: given,
        ...by,
        ...(amount !== undefined && { amount: centsOf('--amount', amount) }),
      })
  const { outcome, rejectedReason, endToEndId } = attempt
  const shown = { outcome, rejectedReason, endToEndId, status: attempt.charge?.status }
  session.output.result(attempt, summary(shown))
  if (outcome !== 'PAID') {
    throw new CommandError(`The payment was not accepted: ${rejectedReason ?? outcome}.`, EXIT.failed, {
      isShown: true,
    })
  }
}
