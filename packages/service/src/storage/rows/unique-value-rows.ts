import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

const values = (name: string, text: string): ((reader: Reader) => Promise<readonly string[]>) => {
  const all = statement(name, text)
  return async (reader) => (await reader.all<{ value: string }>(all)).map(({ value }) => value)
}

/** The values of which a service has each only once, over all of its stores. */
export const uniqueValues: readonly {
  readonly what: string
  readonly read: (reader: Reader) => Promise<readonly string[]>
}[] = [
  { what: 'wallet', read: values('unique.wallet', 'select id as value from wallet') },
  { what: 'Pix key', read: values('unique.pixKey', 'select pix_key as value from wallet_key') },
  { what: 'client_id', read: values('unique.clientId', 'select client_id as value from credential') },
]
