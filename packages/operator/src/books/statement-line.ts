import type { StatementLine } from '@pix-payments/client'
import { PixOperatorError } from '../errors.ts'
import type { Kit } from '../kit/kit.ts'

/** Returns the line of the statement with this `productTransactionId`, or undefined. */
export async function findLine(kit: Kit, walletId: string, id: string): Promise<StatementLine | undefined> {
  const { statements } = kit.wallets.of(walletId).pix
  const { data } = await statements.listStatement({ productTransactionId: id })
  return data.find(({ productTransactionId }) => productTransactionId === id)
}

/** Returns the line of money that moved. @throws PixOperatorError `notYet` when the statement does not have it yet. */
export async function requireLine(kit: Kit, walletId: string, id: string): Promise<StatementLine> {
  const line = await findLine(kit, walletId, id)
  if (line === undefined) throw new PixOperatorError('notYet', 'The statement has no line yet.')
  return line
}
