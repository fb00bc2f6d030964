/**
 * What an engineer writes in a day, as a baseline for many wallets: Fastify and `pg`, and one transaction for each
 * request, with the charge or the withdrawal, its event and its timer. It has no tokens, faults, repeats, statement or
 * deliveries, and checks little: a token is the client_id, which is the id of the wallet. Run it with a port, the URL of a
 * database and a schema.
 */
import { randomUUID } from 'node:crypto'
import { buildBrCode } from '@pix-payments/pix'
import { DEMO_CREDENTIALS } from '@pix-payments/service'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { Pool, type PoolClient } from 'pg'

const [port, connectionString, schema] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: `-c search_path=${schema}` })
await pool.query(`
  create table wallet (id text primary key, available bigint not null, pix_key text not null);
  create table charge (id text primary key, wallet_id text not null, status text not null, body text not null);
  create table withdrawal (
    wallet_id text, external_id text, status text not null, body text not null, primary key (wallet_id, external_id)
  );
  create table event (id text primary key, wallet_id text not null, name text not null, payload text not null);
  create table timer (id text primary key, kind text not null, due_at bigint not null);
  create index on timer (due_at);
`)
const [demo] = DEMO_CREDENTIALS
await addWallet(demo.clientId, demo.pixKey)

interface Answer {
  readonly status: number
  readonly body: object
}
type Input = Readonly<Record<string, unknown>>

async function inTransaction(work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query(answer.status < 300 ? 'commit' : 'rollback')
    return answer
  } finally {
    client.release()
  }
}

const refuse = (status: number, code: string): Answer => ({ status, body: { code } })

/** Adds the event and the timer that belong to a change. */
async function follow(
  client: PoolClient,
  walletId: string,
  name: string,
  body: Input,
  due: number,
): Promise<void> {
  const insert = 'insert into event values ($1, $2, $3, $4)'
  await client.query(insert, [randomUUID(), walletId, name, JSON.stringify(body)])
  const timer = 'insert into timer values ($1, $2, $3)'
  await client.query(timer, [randomUUID(), name, Date.now() + due])
}

function createCharge(walletId: string, input: Input): Promise<Answer> {
  return inTransaction(async (client) => {
    const find = 'select pix_key from wallet where id = $1'
    const [wallet] = (await client.query<{ pix_key: string }>(find, [walletId])).rows
    if (wallet === undefined || wallet.pix_key !== input['pixKey']) return refuse(404, 'PIX_KEY_NOT_FOUND')
    const id = randomUUID()
    const brCode = buildBrCode({
      kind: 'dynamic',
      location: `pix.example.com/qr/v2/${id.replaceAll('-', '')}`,
      merchantName: 'Alfa Jogos',
      merchantCity: 'SAO PAULO',
    })
    const body = { ...input, chargeId: id, status: 'PENDING', brCode, createdAt: new Date().toISOString() }
    const insert = 'insert into charge values ($1, $2, $3, $4)'
    await client.query(insert, [id, walletId, 'PENDING', JSON.stringify(body)])
    await follow(client, walletId, 'chargeCreated', body, Number(input['expiresIn']) * 1000)
    return { status: 201, body }
  })
}

async function getCharge(walletId: string, id: string): Promise<Answer> {
  const find = 'select body from charge where id = $1 and wallet_id = $2'
  const [row] = (await pool.query<{ body: string }>(find, [id, walletId])).rows
  return row === undefined
    ? refuse(404, 'CHARGE_NOT_FOUND')
    : { status: 200, body: JSON.parse(row.body) as object }
}

function createWithdrawal(walletId: string, input: Input): Promise<Answer> {
  return inTransaction(async (client) => {
    const amount = Number(input['amount'])
    const take = 'update wallet set available = available - $2 where id = $1 and available >= $2'
    if ((await client.query(take, [walletId, amount])).rowCount === 0)
      return refuse(422, 'INSUFFICIENT_FUNDS')
    const body = { ...input, transactionId: randomUUID(), status: 'PROCESSING' }
    const insert = 'insert into withdrawal values ($1, $2, $3, $4) on conflict do nothing'
    const values = [walletId, input['externalId'], 'PROCESSING', JSON.stringify(body)]
    if ((await client.query(insert, values)).rowCount === 0) return refuse(409, 'IDEMPOTENCY_ERROR')
    await follow(client, walletId, 'withdrawalAccepted', body, 2000)
    return { status: 201, body }
  })
}

async function addWallet(id: string, pixKey: string): Promise<void> {
  await pool.query('insert into wallet values ($1, 1000000000, $2)', [id, pixKey])
}

async function createWallet(): Promise<Answer> {
  const [clientId, pixKey] = [randomUUID(), randomUUID()]
  await addWallet(clientId, pixKey)
  const body = { credentials: { clientId, clientSecret: '' }, cnpj: demo.cnpj, pixKeys: [pixKey] }
  return { status: 201, body }
}

const charges = '/v1/pix/deposit/immediate-charge'
type Caller = Pick<FastifyRequest, 'headers'>
const walletOf = ({ headers }: Caller): string => headers.authorization?.slice('Bearer '.length) ?? ''
const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.status(status).send(body)

const server = fastify()
server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => {
  done(null, body)
})
server.post<{ Body: string }>('/v1/oauth2/token', ({ body }) => {
  const [, clientId] = /name="client_id"\r\n\r\n([^\r]+)/.exec(body) ?? []
  return { access_token: clientId }
})
server.post('/sandbox/wallets', async (_request, reply) => send(reply, await createWallet()))
// The benchmark asks wallets not to settle withdrawals. This server settles none.
server.patch('/sandbox/wallets/:id', () => ({}))
server.get<{ Params: { id: string } }>(`${charges}/:id`, async (request, reply) =>
  send(reply, await getCharge(walletOf(request), request.params.id)),
)
server.post<{ Body: Input }>(charges, async (request, reply) =>
  send(reply, await createCharge(walletOf(request), request.body)),
)
server.post<{ Body: Input }>('/v1/pix/withdraw/pix-key', async (request, reply) =>
  send(reply, await createWithdrawal(walletOf(request), request.body)),
)
await server.listen({ port: Number(port), host: '127.0.0.1' })
