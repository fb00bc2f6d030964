import type { SchemaTransaction } from '../../src/storage/store.ts'

/** A wallet that stands still at 0, and its operator: for what refers to a wallet, on the tables of any version. */
export async function insertWalletRow(transaction: SchemaTransaction, id: string): Promise<void> {
  await transaction.execute(`insert into operator (id, name, cnpj) values ('o', 'O', 'c')`)
  await transaction.execute(`insert into wallet (id, position, operator_id, name, created_at, bank_code, branch_code,
      account_number, clock_mode, clock_offset, clock_frozen_at, last_at, available, blocked, pending, lines, movements,
      events, deliveries, sequence, settings)
    values ('${id}', 1, 'o', 'n', 0, 'b', 'b', 'a', 'FROZEN', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}')`)
}
