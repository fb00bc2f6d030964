/**
 * Creating a wallet looks for another wallet of its account, and for the highest position. Without these indexes it reads
 * all wallets twice (docs/decisions/0037-citus-and-a-million-wallets.md).
 */
export const walletIndexes: readonly string[] = [
  `create index wallet_account on wallet (ltrim(branch_code, '0'), ltrim(account_number, '0'))`,
  `create index wallet_position on wallet (position, id)`,
]
