import { DEFAULT_SETTINGS } from '../../domain/wallet/wallet.ts'
import type { AccountBody } from '../../sandbox/wallet-body.ts'
import { facts, table } from '../print.ts'
import { SWITCHES } from './switches.ts'

/** Returns the facts about one wallet, one fact per line. */
export const walletFacts = (wallet: AccountBody): readonly string[] =>
  facts([
    ['walletId', wallet.walletId],
    ['operator', `${wallet.operatorName} (${wallet.operatorId})`],
    ['account', accountText(wallet)],
    ['pixKeys', wallet.pixKeys.join(', ')],
    ...SWITCHES.map(({ name, flag }) => [flag, valueOf(wallet, name) ? 'on' : 'off'] as const),
  ])

/**
 * Returns a table of wallets, one wallet per line. The last column shows only the switches that differ from the
 * defaults of a new wallet.
 */
export const walletTable = (wallets: readonly AccountBody[]): readonly string[] =>
  table(
    ['WALLET ID', 'NAME', 'OPERATOR', 'ACCOUNT', 'PIX KEYS', 'CREDENTIALS', 'SWITCHES'],
    wallets.map((wallet) => [
      wallet.walletId,
      wallet.name,
      wallet.operatorName,
      accountText(wallet),
      wallet.pixKeys.join(', '),
      String(wallet.clientIds.length),
      SWITCHES.filter(({ name }) => valueOf(wallet, name) !== DEFAULT_SETTINGS[name])
        .map(({ name, flag }) => `${valueOf(wallet, name) ? '' : 'no-'}${flag}`)
        .join(', '),
    ]),
  )

const accountText = ({ account }: AccountBody): string =>
  `${account.bankCode} ${account.branchCode} ${account.accountNumber}`

const valueOf = (
  { switches, rejectThirdPartyPayers }: AccountBody,
  name: (typeof SWITCHES)[number]['name'],
): boolean => ({ ...switches, rejectThirdPartyPayers })[name]
