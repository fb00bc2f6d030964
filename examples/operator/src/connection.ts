import type { Storage } from '@pix-payments/operator'

/** The wallet that the operator uses. */
export interface Connection {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly walletId: string
  readonly pixKey: string
  readonly signingSecret: string
}

/** The environment variable of each value. `pix wallet create --env` prints most of them. */
const VARIABLES = {
  baseUrl: 'PIX_URL',
  clientId: 'PIX_CLIENT_ID',
  clientSecret: 'PIX_CLIENT_SECRET',
  walletId: 'PIX_WALLET',
  pixKey: 'PIX_KEY',
  signingSecret: 'PIX_WEBHOOK_SECRET',
} as const satisfies Record<keyof Connection, string>

/** @throws Error that names the missing variables. */
export function connectionOf(environment: Readonly<Record<string, string | undefined>>): Connection {
  const missing = Object.values(VARIABLES).filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')}.`)
  const values = Object.entries(VARIABLES).map(([key, name]) => [key, environment[name]])
  return Object.fromEntries(values) as Record<keyof Connection, string>
}

export const CONNECTION = `create table if not exists connection (id integer primary key, value text not null)`

/** Returns the stored connection of the last start. */
export const readConnection = <C extends Connection>(storage: Storage): Promise<C | undefined> =>
  storage.transaction(async (t) => {
    const [row] = await t.execute('select value from connection', [])
    return row && (JSON.parse(String(row['value'])) as C)
  })

export const writeConnection = (storage: Storage, connection: Connection): Promise<void> =>
  storage.transaction(async (t) => {
    await t.execute('delete from connection', [])
    await t.execute('insert into connection (id, value) values (1, $1)', [JSON.stringify(connection)])
  })
