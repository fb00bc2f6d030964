import { CommandError, EXIT } from '../output/exit-codes.ts'
import { money, table } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'

export async function checkLedger(
  { control, wallet, output }: Session,
  { all = false }: TargetOptions & { readonly all?: boolean },
): Promise<void> {
  const only = all ? {} : { walletId: (await wallet()).walletId }
  const check = await control.state.checkLedger(only)
  const rows = check.wallets.map(({ walletId, ok, opening, credits, debits, total, lines }) => [
    walletId,
    ok ? 'ok' : 'differs',
    ...[opening, credits, debits, total].map(money),
    String(lines),
  ])
  output.result(check, table(['wallet', '', 'opening', 'credits', 'debits', 'total', 'lines'], rows))
  const left = check.checked - check.wallets.length
  if (left > 0) output.note(`${left} more wallets were checked and are not listed.`)
  const problems = check.wallets.flatMap((it) => it.problems)
  if (check.ok) return
  throw new CommandError(`The books do not agree:\n${problems.join('\n')}`, EXIT.failed, { isShown: true })
}
