import type { Storage } from '@pix-payments/operator'

/** The wallet that the operator uses. */
export interface Connection {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly walletId: string
  readonly pixKey: string
  readonly cnpj: string
  readonly signingSecret: string
  /** Centavos in the wallet that belong to the operator. */
  readonly openingBalance: number
}

export const CONNECTION = `create table if not exists connection (id integer primary key, value text not null)`

/** Returns the connection of the last start. */
export const readConnection = (storage: Storage): Promise<Connection | undefined> =>
  storage.transaction(async (t) => {
    const [row] = await t.execute('select value from connection', [])
    return row && (JSON.parse(String(row['value'])) as Connection)
  })

export const writeConnection = (storage: Storage, connection: Connection): Promise<void> =>
  storage.transaction(async (t) => {
    await t.execute('delete from connection', [])
    await t.execute('insert into connection (id, value) values (1, $1)', [JSON.stringify(connection)])
  })
