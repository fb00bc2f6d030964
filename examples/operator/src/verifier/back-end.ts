import type { Clock } from '@pix-payments/client'
import type { Storage } from '@pix-payments/operator'
import { type Connection, CONNECTION, readConnection, writeConnection } from '../connection.ts'
import { LEDGER, move } from '../ledger.ts'
import { createOperator, type Operator } from '../operator.ts'
import { refund, type RefundRequest } from '../refunds.ts'

/** The wallet of a run of the verifier. */
export interface VerifiedConnection extends Connection {
  /** Centavos in the wallet that belong to the operator. */
  readonly openingBalance: number
}

/** The operator of the connected wallet. It survives a restart. */
export interface BackEnd {
  current(): Operator
  refund(request: RefundRequest): Promise<void>
  /** Forgets everything, and uses another wallet. */
  connect(connection: VerifiedConnection): Promise<void>
  readonly isConnected: boolean
}

/** The tables whose rows belong to one connection. */
const TABLES = ['event', 'deposit', 'payout', 'entry', 'day', 'finding'].map((it) => `pix_${it}`)

export async function createBackEnd(storage: Storage, clock: Clock): Promise<BackEnd> {
  await storage.transaction(async (t) => {
    await t.execute(LEDGER, [])
    await t.execute(CONNECTION, [])
  })
  let operator: Operator | undefined
  const use = async (connection: Connection): Promise<void> => {
    const created = createOperator(storage, connection, clock)
    await created.kit.migrate()
    operator = created
  }
  const stored = await readConnection(storage)
  if (stored !== undefined) await use(stored)
  const current = (): Operator => {
    if (operator === undefined) throw new Error('No wallet is connected.')
    return operator
  }
  return {
    current,
    refund: (request) => refund(current().kit, storage, request),
    get isConnected() {
      return operator !== undefined
    },
    async connect(connection) {
      await use(connection)
      await storage.transaction(async (t) => {
        for (const table of [...TABLES, 'account']) await t.execute(`delete from ${table}`, [])
        await move(t, 'wallet', 'operator', connection.openingBalance)
      })
      await writeConnection(storage, connection)
    },
  }
}
