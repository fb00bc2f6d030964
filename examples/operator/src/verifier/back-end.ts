import type { Clock } from '@pix-payments/client'
import type { Storage } from '@pix-payments/operator'
import { migrate } from '@pix-payments/operator/storage'
import { type Connection, CONNECTION, readConnection, writeConnection } from '../connection.ts'
import { LEDGER, move } from '../ledger.ts'
import { createOperator, type Operator } from '../operator.ts'
import { refund, type RefundRequest } from '../refunds.ts'

/** The wallet of a run of the verifier. */
export interface VerifiedConnection extends Connection {
  /** Receives recurring charges. */
  readonly cnpj: string
  /** Centavos in the wallet that belong to the operator. */
  readonly openingBalance: number
  /** The day in Brasília with which the statement begins. */
  readonly firstDay: string
}

/** The operator of the connected wallet. It survives a restart. */
export interface BackEnd {
  current(): Operator
  connection(): VerifiedConnection
  refund(request: RefundRequest): Promise<void>
  /** Forgets everything, and uses another wallet. */
  connect(connection: VerifiedConnection): Promise<void>
  readonly isConnected: boolean
}

/** The tables whose rows belong to one connection. */
const TABLES = ['event', 'deposit', 'payout', 'subscription', 'cycle', 'entry', 'day', 'finding'].map(
  (it) => `pix_${it}`,
)

export async function createBackEnd(storage: Storage, clock: Clock): Promise<BackEnd> {
  await storage.transaction(async (t) => {
    await t.execute(LEDGER, [])
    await t.execute(CONNECTION, [])
  })
  let state: { readonly operator: Operator; readonly connection: VerifiedConnection } | undefined
  const use = async (connection: VerifiedConnection): Promise<void> => {
    const operator = createOperator(storage, connection, clock)
    await migrate(storage)
    state = { operator, connection }
  }
  const stored = await readConnection<VerifiedConnection>(storage)
  if (stored !== undefined) await use(stored)
  const connected = (): NonNullable<typeof state> => {
    if (state === undefined) throw new Error('No wallet is connected.')
    return state
  }
  return {
    current: () => connected().operator,
    connection: () => connected().connection,
    refund: (request) => refund(connected().operator.kit, storage, request),
    get isConnected() {
      return state !== undefined
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
