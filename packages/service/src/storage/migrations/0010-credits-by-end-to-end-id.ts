/** createRefund finds a received Pix by its endToEndId in all wallets, so that id comes first in the index (G-041). */
export const creditsByEndToEndId: readonly string[] = [
  `drop index statement_line_end_to_end`,
  `create index statement_line_end_to_end on statement_line (end_to_end_id, wallet_id)
    where end_to_end_id is not null`,
]
