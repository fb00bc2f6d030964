/**
 * A back end as tutorials write it. It works as long as nothing goes wrong. Do not copy it: each mistake has a comment,
 * and the scenarios of pix-verify that find it are in expected.ts.
 *
 * Environment: PORT, DATABASE (a file of SQLite).
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBank, IN_FLIGHT } from './bank.ts'
import { createPixApi } from './pix-api.ts'

interface Asked {
  readonly id: string
  readonly playerId: string
  readonly name: string
  readonly taxId: string
  readonly amount: number
  readonly expiresIn: number
  readonly pixKey: string
}

interface Answer {
  readonly status: number
  readonly body?: object
}

const { PORT = '8080', DATABASE = 'naive.sqlite' } = process.env
const bank = createBank(DATABASE)
const pix = createPixApi(() => bank.connection())

async function openDeposit({ id, playerId, amount, expiresIn }: Asked): Promise<Answer> {
  // Mistake: no expectedPayer, so that anybody may pay for the player.
  const charge = await pix.post('/v1/pix/deposit/immediate-charge', {
    amount,
    expiresIn,
    externalId: id,
    pixKey: bank.connection().pixKey,
  })
  bank.savePayment(id, playerId, amount)
  return { status: 201, body: { chargeId: charge['chargeId'], brCode: charge['brCode'] } }
}

async function askWithdrawal({ playerId, name, taxId, amount, pixKey }: Asked): Promise<Answer> {
  // Mistake: the balance is read here and written after the call. Two requests at once read the same balance.
  if (bank.balance(playerId) < amount) return { status: 409, body: { message: 'The balance is too small.' } }
  // Mistake: a new id for each try. The payment API cannot see that it is the same withdrawal.
  const externalId = randomUUID()
  // Mistake: an error is taken for a refusal. The money may be on its way all the same.
  const expectedCreditor = { name, taxId }
  await pix.post('/v1/pix/withdraw/pix-key', { amount, externalId, pixKey, expectedCreditor })
  bank.savePayment(externalId, playerId, amount)
  bank.add(playerId, -amount)
  bank.add(IN_FLIGHT, amount)
  return { status: 202 }
}

interface Event {
  readonly event: string
  readonly externalId: string
  readonly amount: number
  readonly endToEndId?: string | null
  readonly occurredAt: string
}

/** Mistakes: no signature is checked, no eventId is remembered, and the body is believed. */
function receive({ event, externalId, amount, endToEndId, occurredAt }: Event): Answer {
  const payment = bank.payment(externalId)
  if (event === 'pixChargeExpired' || event === 'pixChargeRejected') return { status: 200 }
  // Mistake: what is not known yet is acknowledged, and never comes again.
  if (payment === undefined) return { status: 200 }
  const { playerId } = payment
  // Mistake: the day in UTC.
  const day = occurredAt.slice(0, 10)
  if (event === 'pixWithdrawFailed') {
    bank.add(IN_FLIGHT, -amount)
    bank.add(playerId, amount)
  } else if (event === 'pixWithdrawSettled') {
    bank.add(IN_FLIGHT, -amount)
    bank.book(day, endToEndId ?? null, -amount, playerId)
  } else {
    // Mistake: every other event counts as a payment.
    bank.add(playerId, amount)
    bank.book(day, endToEndId ?? null, amount, playerId)
  }
  return { status: 200 }
}

async function handle(method: string, path: string, body: string): Promise<Answer> {
  const value = (): never => JSON.parse(body) as never
  const books = /^\/books\/(.+)$/.exec(path)
  if (books?.[1] !== undefined) return { status: 200, body: { entries: bank.entries(books[1]) } }
  switch (`${method} ${path}`) {
    case 'GET /health':
      return { status: 200, body: { capabilities: [] } }
    case 'PUT /connection':
      bank.connect(value())
      return { status: 204 }
    case 'POST /deposits':
      return openDeposit(value())
    case 'POST /withdrawals':
      return askWithdrawal(value())
    case 'GET /balances':
      return { status: 200, body: bank.balances() }
    case 'POST /webhook':
      return receive(value())
    default:
      return { status: 404 }
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await handle(
    request.method ?? 'GET',
    request.url ?? '/',
    await text(request),
  ).catch((error: Error) => ({ status: 502, body: { message: error.message } }))
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

createServer((request, response) => void answer(request, response)).listen(Number(PORT), '127.0.0.1')
