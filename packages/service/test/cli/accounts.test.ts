import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { requestToken } from '../support/operator.ts'
import { commandLine } from './support/command-line.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'

const { ended, endAll, serving, servingWith } = commandLine()

const CNPJ = '11222333000181'
const PRODUCTION = {
  PIX_SERVICE_MODE: 'production',
  PIX_SERVICE_RAIL: 'simulated',
  PIX_SERVICE_STORAGE_KEY: STORAGE_KEY,
}
type Environment = Readonly<Record<string, string>>

/** Runs a command with `--json`, and returns the parsed output. */
async function json<T>(args: readonly string[], env: Environment = PRODUCTION): Promise<T> {
  const { code, output, text } = await ended([...args, '--json'], env)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${text}`)
  return JSON.parse(output) as T
}

interface WalletPrinted {
  readonly walletId: string
  readonly name: string
  readonly pixKeys: readonly string[]
  readonly account: { readonly branchCode: string; readonly accountNumber: string }
  readonly switches: Readonly<Record<string, boolean>>
  readonly clientIds: readonly string[]
}

interface CredentialsPrinted {
  readonly clientId: string
  readonly clientSecret: string
}

/** Creates a production store with one operator and one wallet, `cashier`, with the key pix@alfa.example. */
async function madeWallet(env: Environment = PRODUCTION): Promise<{ operatorId: string; walletId: string }> {
  await ended(['migrate'], env)
  const operator = ['operators', 'create', '--name', 'Alfa Jogos Ltda', '--cnpj', CNPJ]
  const { operatorId } = await json<{ operatorId: string }>(operator, env)
  const wallet = ['wallets', 'create', '--operator', operatorId, '--name', 'cashier', '--ispb', '87654321']
  const { walletId } = await json<WalletPrinted>([...wallet, '--pix-key', 'pix@alfa.example'], env)
  return { operatorId, walletId }
}

const newCredentials = (walletId: string, env: Environment = PRODUCTION): Promise<CredentialsPrinted> =>
  json<CredentialsPrinted>(['credentials', 'create', '--wallet', walletId], env)

const statusOf = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/v1/balance`, { headers: { authorization: `Bearer ${token}` } })).status

async function tokenOf(url: string, { clientId, clientSecret }: CredentialsPrinted): Promise<string> {
  const { body, status } = await requestToken(url, clientId, clientSecret)
  expect(status).toBe(200)
  return (body as { access_token: string }).access_token
}

describe('operators, wallets and credentials (G-005)', () => {
  it('step back to real time after a clock that was ahead has been put right', async () => {
    await madeWallet()
    const database = new DatabaseSync('.pix-service/pix.sqlite')
    database.exec('update wallet set last_at = last_at + 86400000')
    database.close()
    const production = ['--mode', 'production', '--rail', 'simulated', '--storage-key', STORAGE_KEY] as const
    const { run } = await serving(...production)
    expect(run.text()).toMatch(/"wallets":1,"seconds":86[34]\d\d,.*`pix-service wallets step-back`/)
    await endAll()
    expect((await ended(['wallets', 'step-back'], PRODUCTION)).text).toBe('One wallet stepped back.\n')
    expect((await ended(['wallets', 'step-back'], PRODUCTION)).text).toBe('0 wallets stepped back.\n')
    expect((await ended(['audit', 'list', '--limit', '1'])).text).toMatch(
      / walletChanged .*wallets step-back/,
    )
    const again = await serving(...production)
    expect(again.run.text()).not.toContain('step-back')
    expect((await ended(['check'])).code).toBe(0)
  })

  it('are created in production only by commands, and can get tokens', async () => {
    const { walletId } = await madeWallet()
    const human = await ended(['credentials', 'create', '--wallet', walletId], PRODUCTION)
    const [, clientId = '', clientSecret = ''] =
      /client_id +(production-[0-9a-f]{12})\n +client_secret +(\w{24})$/m.exec(human.output) ?? []
    expect(human.output).toMatch(/The secret is not shown again/)

    const { url } = await serving('--mode', 'production', '--rail', 'simulated', '--storage-key', STORAGE_KEY)
    const token = await tokenOf(url, { clientId, clientSecret })
    expect(await statusOf(url, token)).toBe(200)
    const blocked = await ended(['wallets', 'list'], PRODUCTION)
    expect(blocked.text).toMatch(/is in use by another process\. Stop that process/)
    expect(blocked.code).toBe(1)
  })

  it('are listed by name, with their ids and without secrets', async () => {
    const empty = await ended(['operators', 'list'], PRODUCTION)
    expect(empty.text).toMatch(/pix\.sqlite does not exist\. Run pix-service migrate first\./)
    expect(empty.code).toBe(1)
    const { operatorId, walletId } = await madeWallet()
    await json(['operators', 'create', '--name', 'Abacaxi Jogos Ltda', '--cnpj', '12ABC34501DE35'])
    const { clientId, clientSecret } = await newCredentials(walletId)

    const operators = await ended(['operators', 'list'], PRODUCTION)
    expect(operators.output.replaceAll(/[0-9a-f-]{36}/g, '<id>')).toMatchInlineSnapshot(`
      "OPERATOR ID                           NAME                CNPJ            WALLETS
      <id>  Abacaxi Jogos Ltda  12ABC34501DE35  0
      <id>  Alfa Jogos Ltda     11222333000181  1
      "
    `)
    const wallets = await ended(['wallets', 'list', '--operator', operatorId], PRODUCTION)
    expect(wallets.output).toMatch(
      new RegExp(`\\n${walletId}  cashier  Alfa Jogos Ltda  87654321 0001 1\\d{7}  pix@alfa\\.example  1\\n`),
    )
    const credentials = await ended(['credentials', 'list', '--wallet', walletId], PRODUCTION)
    expect(credentials.output).toMatch(new RegExp(`\\n${clientId}  ${walletId}  cashier  no\\n`))
    for (const { output } of [operators, wallets, credentials]) {
      expect(output).not.toContain(clientSecret)
      expect(output).not.toContain('scrypt')
    }
  })

  it('can be changed: name, account, Pix keys and switches', async () => {
    const { walletId } = await madeWallet()
    const flags = [
      '--name cashier-2 --branch 77 --account-number 123',
      '--add-pix-key +5511912345678 --remove-pix-key pix@alfa.example',
      '--secure-loop --no-automatic-enabled --no-account-open',
    ].flatMap((line) => line.split(' '))
    const changed = await json<WalletPrinted>(['wallets', 'update', walletId, ...flags])
    expect(changed).toMatchObject({
      walletId,
      name: 'cashier-2',
      account: { bankCode: '87654321', branchCode: '77', accountNumber: '123', accountType: 'CACC' },
      pixKeys: ['+5511912345678'],
      switches: { secureLoop: true, automaticEnabled: false, accountOpen: false, ownReceiverCnpjOnly: true },
    })
    const { switches } = await json<WalletPrinted>(['wallets', 'update', walletId, '--no-secure-loop'])
    expect(switches).toMatchObject({ secureLoop: false, automaticEnabled: false })
    const [listed] = await json<readonly WalletPrinted[]>(['wallets', 'list'])
    expect(listed).toEqual({ ...changed, switches })

    const credentials = await newCredentials(walletId)
    const { url } = await serving('--mode', 'production', '--rail', 'simulated', '--storage-key', STORAGE_KEY)
    expect(await statusOf(url, await tokenOf(url, credentials))).toBe(404)
  })

  it('errors name the problem and the fix', async () => {
    await ended(['migrate'], PRODUCTION)
    const refused: readonly (readonly [args: readonly string[], says: RegExp])[] = [
      [['operators', 'create', '--name', 'x'], /required option '--cnpj <cnpj>' not specified/],
      [['operators', 'create', '--name', 'x', '--cnpj', '1'], /--cnpj must be a CNPJ: .*, not "1"\./],
      [['credentials', 'revoke', 'nobody'], /No credentials have the client_id nobody\. .*credentials list/],
      [['wallets', 'craete'], /unknown command 'craete'/],
    ]
    for (const [args, says] of refused) {
      const { code, text, output } = await ended(args, PRODUCTION)
      expect(text).toMatch(says)
      expect(text).not.toMatch(/^\s+at /m)
      expect([code, output]).toEqual([1, ''])
    }
  })

  it('need a mode, and work in a sandbox too, which then has no demo wallets', async () => {
    await ended(['migrate'])
    const create = ['operators', 'create', '--name', 'Alfa Jogos Ltda', '--cnpj', CNPJ]
    const { code, text } = await ended(create)
    expect(text).toMatch(/has no mode yet\. Set it with --mode production or --mode sandbox/)
    expect(code).toBe(1)
    const { operatorId } = await json<{ operatorId: string }>([...create, '--mode', 'sandbox'], {})
    const wallet = ['wallets', 'create', '--operator', operatorId, '--name', 'tests']
    const { walletId } = await json<WalletPrinted>(wallet, {})
    const credentials = await newCredentials(walletId, {})
    expect(credentials.clientId).toMatch(/^sandbox-/)
    const { url } = await serving()
    expect(await statusOf(url, await tokenOf(url, credentials))).toBe(200)
    const { data } = (await (await fetch(`${url}/sandbox/wallets`)).json()) as { data: WalletPrinted[] }
    expect(data.map((it) => it.name)).toEqual(['tests'])
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf('missing' in found)(`commands beside running services on PostgreSQL${missing}`, () => {
  const url = 'url' in found ? found.url : ''

  it('new and revoked credentials take effect at once in every process (G-300)', async () => {
    const { schema, drop } = freshSchema(url)
    const env = { ...PRODUCTION, DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    try {
      await ended(['migrate'], env)
      const [one, other] = await Promise.all([servingWith(env), servingWith(env)])
      const { walletId } = await madeWallet(env)
      const [old, fresh] = [await newCredentials(walletId, env), await newCredentials(walletId, env)]
      const tokens = [await tokenOf(one.url, old), await tokenOf(other.url, old)]
      const kept = await tokenOf(other.url, fresh)
      const statuses = (): Promise<readonly number[]> =>
        Promise.all([one, other].flatMap((it) => [...tokens, kept].map((token) => statusOf(it.url, token))))
      expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])

      const revoke = ['credentials', 'revoke', old.clientId]
      const first = await ended(revoke, env)
      expect(first.output).toBe(`Revoked the credentials ${old.clientId} permanently. 2 tokens ended.\n`)
      expect(await statuses()).toEqual([401, 401, 200, 401, 401, 200])
      for (const it of [one, other]) {
        expect((await requestToken(it.url, old.clientId, old.clientSecret)).status).toBe(401)
        await tokenOf(it.url, fresh)
      }
      const again = await ended(revoke, env)
      expect(again.output).toMatch(/were revoked already, at 20[\d-]{8}T.*Z\. Nothing changed\./)
      expect(again.code).toBe(0)

      const taken = ['credentials', 'create', '--wallet', walletId, '--client-id', old.clientId]
      expect((await ended(taken, env)).text).toMatch(/is used already, or belonged to revoked credentials/)
      expect(await statusOf(one.url, tokens[0] ?? '')).toBe(401)
    } finally {
      await endAll()
      await drop()
    }
  })

  it('a changed wallet takes effect in the running services', async () => {
    const { schema, drop } = freshSchema(url)
    const env = { ...PRODUCTION, DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    try {
      const { walletId } = await madeWallet(env)
      const credentials = await newCredentials(walletId, env)
      const service = await servingWith(env)
      const token = await tokenOf(service.url, credentials)
      expect(await statusOf(service.url, token)).toBe(200)
      await json(['wallets', 'update', walletId, '--no-account-open'], env)
      expect(await statusOf(service.url, token)).toBe(404)
    } finally {
      await endAll()
      await drop()
    }
  })
})
