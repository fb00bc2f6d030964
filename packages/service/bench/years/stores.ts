import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CREDENTIALS, createService } from '@pix-payments/service'
import { CURRENT_SCHEMA } from '../../src/storage/migrations/migrate.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { type FreshSchema, freshSchema } from '../../test/support/fresh-schema.ts'
import { temporaryRoot } from '@pix-payments/testing/temporary-root'
import { type Database, postgresDatabase, sqliteDatabase } from './database.ts'
import { fillYears } from './fill-years.ts'

/** A store whose first demo wallet has this many lines, and a tenth as many charges. */
export interface FilledStore {
  readonly engine: Database['engine']
  readonly lines: number
  /** For SQLite, the folder of the file. */
  readonly folder?: string
  /** For PostgreSQL. */
  readonly schema?: FreshSchema
}

export interface StoreOptions {
  readonly lines: number
  readonly say: (line: string) => void
}

/** The folder of all stores of this part. It stays for the next run. */
const ROOT = join(temporaryRoot(), `pix-bench-years-schema-${CURRENT_SCHEMA}`)
const FILE = 'pix.sqlite'

/** Opens or fills the store in a SQLite file. */
export async function sqliteStore({ lines, say }: StoreOptions): Promise<FilledStore> {
  const folder = join(ROOT, `sqlite-${lines}`)
  await onceFilled(join(ROOT, `sqlite-${lines}.filled`), async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const file = join(folder, FILE)
    const templateId = await withTemplate(() => createService({ file }))
    const database = sqliteDatabase(file)
    await fillYears(database, { ...walletOf(), lines, templateId, say })
    await database.close()
  })
  return { engine: 'sqlite', lines, folder }
}

/** Returns a server whose data stays for the next run: that of DATABASE_URL, or one of this machine. */
export async function keptPostgres(): Promise<{ readonly url: string } | { readonly missing: string }> {
  process.env['PIX_POSTGRES_FSYNC'] = 'on'
  mkdirSync(ROOT, { recursive: true, mode: 0o711 })
  return findPostgres(join(ROOT, 'postgres'))
}

/** Opens or fills the store in a schema of a PostgreSQL server. */
export async function postgresStore(url: string, { lines, say }: StoreOptions): Promise<FilledStore> {
  const schema: FreshSchema = freshSchema(url, `bench_years_${CURRENT_SCHEMA}_${lines}`)
  const isFilled = await schema.query<{ n: number }>(
    `select count(*)::int as n from pg_namespace where nspname = '${schema.schema}_filled'`,
  )
  if (isFilled[0]?.n === 1) return { engine: 'postgres', lines, schema }
  await schema.drop()
  const templateId = await withTemplate(async () => createService({ store: await schema.open() }))
  const database = await postgresDatabase(url, schema.schema)
  await fillYears(database, { ...walletOf(), lines, templateId, say })
  await database.run(`create schema ${schema.schema}_filled`)
  await database.close()
  return { engine: 'postgres', lines, schema }
}

const walletOf = (): { readonly walletId: string; readonly now: number } => ({
  walletId: DEMO_CREDENTIALS[0].walletId,
  now: Date.now(),
})

async function onceFilled(sign: string, fill: () => Promise<void>): Promise<void> {
  if (existsSync(sign)) return
  await fill()
  writeFileSync(sign, '')
}

/** Creates and pays a charge of the second demo operator, and returns its id. */
export async function withTemplate(start: () => ReturnType<typeof createService>): Promise<string> {
  await using service = await start()
  const { clientId, clientSecret, pixKey, cnpj } = DEMO_CREDENTIALS[1]
  const form = new FormData()
  for (const [name, value] of Object.entries({
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  })) {
    form.set(name, value)
  }
  const token = (await (
    await fetch(`${service.url}/v1/oauth2/token`, { method: 'POST', body: form })
  ).json()) as {
    access_token: string
  }
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' }
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { chargeId } = (await post('/v1/pix/deposit/immediate-charge', {
    amount: 100,
    expiresIn: 3600,
    externalId: 'template',
    pixKey,
  })) as { chargeId: string }
  await post('/v1/pix/mock/simulate-payment', { chargeId, receiverCnpj: cnpj })
  return chargeId
}
