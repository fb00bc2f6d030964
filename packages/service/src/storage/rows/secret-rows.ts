import { BEGINNING_CHARACTERS, beginningOf } from '../secrets/key-ring.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import type { StatePart } from './sandbox-state-rows.ts'
import { placeOfSecrets } from './webhook-rows.ts'

const FIRST = `substr(secrets, 1, ${BEGINNING_CHARACTERS}) <> $2`
const page = (lock: string): string =>
  `select wallet_id, secrets from webhook where wallet_id > $1 and ${FIRST} order by wallet_id limit $3 ${lock}`
const webhooks = statement('secrets.webhooks', page(''))
const lockedWebhooks = statement('secrets.lockWebhooks', page('{lock}'))
const replaceWebhook = statement(
  'secrets.replaceWebhook',
  'update webhook set secrets = $2 where wallet_id = $1',
)
/** A snapshot has at most one part with the webhook of its wallet. */
const parts = statement(
  'secrets.parts',
  `select snapshot_id, number, wallet_id, body from snapshot_part
    where snapshot_id > $1 and substr(body, 1, 18) = '{"table":"webhook"' order by snapshot_id limit $2`,
)
const replacePart = statement(
  'secrets.replacePart',
  'update snapshot_part set body = $3 where snapshot_id = $1 and number = $2',
)
/** An encrypted text in the store. */
export interface StoredSecret {
  readonly secrets: string
  readonly place: string
  /** Where the next page begins. */
  readonly position: string
  replace(transaction: Transaction, secrets: string): Promise<unknown>
}

/** Reads a page of secrets that begins after `position`. Leaves out those that the key `except` has encrypted, if it can. */
export type SecretPage = (
  reader: Reader,
  options: {
    readonly position: string
    readonly limit: number
    readonly except?: string | undefined
    readonly isLocked?: boolean
  },
) => Promise<readonly StoredSecret[]>

const pageOfWebhooks: SecretPage = async (reader, { position, limit, except, isLocked = false }) => {
  const beginning = except === undefined ? '' : beginningOf(except)
  const rows = await reader.all<{ wallet_id: string; secrets: string }>(
    isLocked ? lockedWebhooks : webhooks,
    [position, beginning, limit],
  )
  return rows.map(({ wallet_id: walletId, secrets }) => ({
    secrets,
    place: placeOfSecrets(walletId),
    position: walletId,
    replace: (transaction, text) => transaction.run(replaceWebhook, [walletId, text]),
  }))
}

interface PartRow {
  readonly snapshot_id: string
  readonly number: number
  readonly wallet_id: string
  readonly body: string
}

/** A restored webhook has the secrets of its snapshot, so these are rewritten too. */
const pageOfSnapshots: SecretPage = async (reader, { position, limit }) => {
  const rows = await reader.all<PartRow>(parts, [position, limit])
  return rows.map(({ snapshot_id: id, number, wallet_id: walletId, body }) => {
    const part = JSON.parse(body) as StatePart
    const column = part.columns.indexOf('secrets')
    const [row = []] = part.rows
    return {
      secrets: String(row[column]),
      place: placeOfSecrets(walletId),
      position: id,
      replace: (transaction, text) =>
        transaction.run(replacePart, [
          id,
          number,
          JSON.stringify({ ...part, rows: [row.with(column, text)] } satisfies StatePart),
        ]),
    }
  })
}

/** The kinds of places with secrets. */
export const SECRET_PAGES: readonly SecretPage[] = [pageOfWebhooks, pageOfSnapshots]
