import { randomUUID } from 'node:crypto'
import type { Storage, Transaction } from '@pix-payments/operator'
import { type Account, BalanceTooSmall, move } from '../../../../examples/operator/src/ledger.ts'
import { type Bug, changed, isChargeCreation, isChargeRead, json, pathOf } from './bug.ts'

type Execute = Transaction['execute']
type Values = Parameters<Execute>[1]

/** Replaces the statements of a storage. */
const statements =
  (
    replace: (execute: Execute, text: string, values: Values) => ReturnType<Execute>,
  ): NonNullable<Bug['storage']> =>
  (storage) => ({
    dialect: storage.dialect,
    transaction: (work) =>
      storage.transaction((t) =>
        work({ ...t, dialect: t.dialect, execute: (text, values) => replace(t.execute, text, values) }),
      ),
  })

const isMove = (text: string): boolean => text.startsWith('insert into account')
const isEntry = (text: string): boolean => text.startsWith('insert into pix_entry')
const isPlayer = (account: unknown): boolean => String(account).startsWith('player:')
const isBalanceRead = (text: string, [account]: Values): boolean =>
  text.startsWith('select balance from account') && isPlayer(account)

const eventOf = (body: string): Readonly<Record<string, unknown>> => JSON.parse(body) as never

/** Books `factor` times the amount of an event once more, between a player and another account. */
const bookMore =
  (
    event: string,
    sign: 1 | -1,
    more: (event: Readonly<Record<string, unknown>>, asked: number) => number,
  ): NonNullable<Bug['receive']> =>
  async (body, next, { storage }) => {
    const answer = await next()
    const read = eventOf(body)
    const id = `more ${String(read['eventId'])}`
    if (read['event'] !== event || !answer.ok || seen.has(id)) return answer
    seen.add(id)
    await storage.transaction(async (t) => {
      const [row] = await t.execute(
        `select player_id, amount from pix_deposit where external_id = $1
        union select player_id, amount from pix_payout where external_id = $1`,
        [String(read['externalId'])],
      )
      const player: Account = `player:${String(row?.['player_id'])}`
      await move(t, 'wallet', player, sign * more(read, Number(row?.['amount'])))
    })
    return answer
  }

/** Credits the deposit of a delivery that the kit refused. */
const creditRefused =
  (isCredited: (headers: Headers) => boolean): NonNullable<Bug['receive']> =>
  async (body, next, { storage, headers }) => {
    const answer = await next()
    if (answer.ok || !isCredited(headers)) return answer
    const { externalId, amount } = eventOf(body)
    await storage.transaction(async (t) => {
      const [row] = await t.execute('select player_id from pix_deposit where external_id = $1', [
        String(externalId),
      ])
      if (row !== undefined) await move(t, 'wallet', `player:${String(row['player_id'])}`, Number(amount))
    })
    return new Response(null, { status: 204 })
  }

const isSigned = (headers: Headers): boolean => headers.has('webhook-signature')
const isOld = (headers: Headers): boolean =>
  Number(headers.get('webhook-timestamp')) * 1000 < Date.now() - 600_000

const isByAccount = (request: Request): boolean =>
  request.method === 'POST' && pathOf(request) === '/v1/pix/withdraw/manual'

/** What the process knows. */
const seen = new Set<string>()
const debitedAt = new Map<string, number>()
const rejected = new Set<string>()
let books: Storage | undefined
let counted = 0

/** The fetch of this process before a bug replaced it. */
const fetchTruly = globalThis.fetch

/** Bugs in amounts, balances, returns, the statement, and in what the receiver accepts. */
export const BOOK_BUGS: Readonly<Record<string, Bug>> = {
  'counts-in-reais': {
    mistake: 'The amount of a payment is taken for reais.',
    finds: ['plain-deposit'],
    storage: statements((execute, text, values) => {
      const [account, amount] = values
      const isCredit = isMove(text) && isPlayer(account) && Number(amount) > 0
      return execute(text, isCredit ? [String(account), Number(amount) * 100] : values)
    }),
  },
  'return-in-full': {
    mistake: 'A returned withdrawal gives the whole amount back, however much came.',
    finds: ['partly-returned-withdrawal'],
    receive: bookMore('pixWithdrawReturned', 1, ({ amount }, asked) => asked - Number(amount)),
  },
  'take-back-in-full': {
    mistake: 'A take-back debits the whole deposit, however much was taken.',
    finds: ['partly-taken-back-deposit'],
    receive: bookMore('pixChargeTakenBack', -1, ({ amount }, asked) => asked - Number(amount)),
  },
  'take-back-needs-balance': {
    mistake: 'A take-back is refused when the balance of the player is too small.',
    finds: ['taken-back-above-balance'],
    storage: statements(async (execute, text, values) => {
      const rows = await execute(text, values)
      const [account = null, amount] = values
      if (!isMove(text) || !isPlayer(account) || Number(amount) >= 0) return rows
      const [row] = await execute('select balance from account where id = $1', [account])
      if (Number(row?.['balance']) < 0) throw new BalanceTooSmall('The balance is too small.')
      return rows
    }),
  },
  'one-event-for-each-name': {
    mistake: 'Events with the same externalId and name count as duplicates.',
    finds: ['withdrawal-returned-in-parts', 'deposit-taken-back-in-parts'],
    async receive(body, next) {
      const { event, externalId } = eventOf(body)
      const key = `${String(event)} ${String(externalId)}`
      if (seen.has(key)) return new Response(null, { status: 204 })
      seen.add(key)
      return next()
    },
  },
  'no-balance-check': {
    mistake: 'A withdrawal needs no balance.',
    finds: ['withdrawal-above-balance', 'withdrawal-below-zero', 'last-cent'],
    storage: statements(async (execute, text, values) =>
      isBalanceRead(text, values) ? [{ balance: 0 }] : execute(text, values),
    ),
  },
  'stale-balance': {
    mistake: 'The balance is read before the debit, so that two requests at once see the same balance.',
    finds: ['last-cent', 'key-and-account-at-once', 'withdrawal-and-refund-at-once'],
    storage: statements(async (execute, text, values) => {
      if (!isBalanceRead(text, values)) return execute(text, values)
      const account = String(values[0])
      const last = debitedAt.get(account) ?? -Infinity
      debitedAt.set(account, performance.now())
      return performance.now() - last < 1_000 ? [{ balance: 0 }] : execute(text, values)
    }),
  },
  'each-press-is-a-withdrawal': {
    mistake: 'Each request for a withdrawal gets an id of its own.',
    finds: ['same-withdrawal-twice'],
    storage: statements((execute, text, values) => {
      if (!text.startsWith('insert into pix_payout')) return execute(text, values)
      counted += 1
      return execute(
        text,
        values.map((it) => (typeof it === 'string' ? it.replaceAll('w-1', `w-1-${counted}`) : it)),
      )
    }),
  },
  'debits-by-account-twice': {
    mistake: 'A withdrawal to bank details is debited when it is asked for and when it is sent.',
    finds: ['withdrawal-to-account'],
    storage: (storage) => (books = storage),
    async call(request, next) {
      if (!isByAccount(request)) return next()
      const { amount, creditor } = (await request.clone().json()) as {
        amount: number
        creditor: { taxId: string }
      }
      await books?.transaction(async (t) => {
        const [row] = await t.execute(`select player_id from pix_payout where request like $1`, [
          `%${creditor.taxId}%`,
        ])
        await move(t, `player:${String(row?.['player_id'])}`, 'operator', amount)
      })
      return next()
    },
  },
  'new-id-by-account': {
    mistake: 'Each try of a withdrawal to bank details has a new externalId, and none is read.',
    finds: ['lost-answer-to-account'],
    async call(request, next) {
      if (request.method === 'GET' && pathOf(request).startsWith('/v1/pix/withdraw/'))
        return json(404, { code: 'NotFound', message: '' })
      if (!isByAccount(request)) return next()
      const body = (await request.json()) as Record<string, unknown>
      const { url, headers, method } = request
      const sent = JSON.stringify({ ...body, externalId: randomUUID() })
      return changed(await fetchTruly(url, { method, headers, body: sent }), () => ({
        externalId: body['externalId'],
      }))
    },
  },
  'statement-never-read': {
    mistake: 'The statement is never read.',
    finds: ['fee', 'long-statement'],
  },
  'first-page-only': {
    mistake: 'Only the first page of the statement is read.',
    finds: ['long-statement'],
    readsStatement: true,
    call: async (request, next) =>
      isStatementOfDay(request) ? changed(await next(), () => ({ nextCursor: null })) : next(),
  },
  'fees-are-income': {
    mistake: 'A fee is booked with the wrong sign.',
    finds: ['fee'],
    readsStatement: true,
    call: async (request, next) =>
      isStatementOfDay(request)
        ? changed(await next(), ({ data }) => ({
            data: (data as { method: string }[]).map((it) =>
              it.method === 'tarifa' ? { ...it, type: 'CREDIT' } : it,
            ),
          }))
        : next(),
  },
  'accepts-every-delivery': {
    mistake: 'Every delivery is answered with 204, and read later.',
    finds: ['forged-payment', 'unsigned-payment', 'replayed-payment', 'bad-signature', 'old-timestamp'],
    async receive(_, next) {
      await next()
      return new Response(null, { status: 204 })
    },
  },
  'refuses-every-delivery': {
    mistake:
      'Every delivery is refused with 400: a middleware parsed the body before its signature was verified.',
    finds: ['plain-deposit', 'duplicate', 'lost-charge'],
    receive: async () => new Response('invalid signature', { status: 400 }),
  },
  'refuses-returns': {
    mistake: 'Events whose name the receiver does not know are refused.',
    finds: ['returned-withdrawal', 'taken-back-deposit'],
    receive: async (body, next) =>
      /Returned|TakenBack/.test(String(eventOf(body)['event']))
        ? new Response(null, { status: 422 })
        : next(),
  },
  'no-signature-needed': {
    mistake: 'A delivery without a signature is trusted.',
    finds: ['unsigned-payment'],
    receive: creditRefused((headers) => !isSigned(headers)),
  },
  'no-timestamp-check': {
    mistake: 'The timestamp of a delivery is not compared with the clock.',
    finds: ['replayed-payment'],
    receive: creditRefused((headers) => isSigned(headers) && isOld(headers)),
  },
  'any-secret': {
    mistake: 'A delivery that has a signature is trusted, whoever signed it.',
    finds: ['forged-payment', 'foreign-wallet'],
    receive: creditRefused((headers) => isSigned(headers) && !isOld(headers)),
  },
  'open-under-load': {
    mistake: 'Under load, signatures are not verified.',
    finds: ['burst'],
    async receive(body, next, received) {
      counted += 1
      return counted > 500 ? creditRefused(() => true)(body, next, received) : next()
    },
  },
  'unknown-events-are-payments': {
    mistake: 'An event whose name is not known credits the player.',
    finds: ['unknown-event'],
    async receive(body, next, { storage }) {
      const answer = await next()
      const { event, externalId, amount } = eventOf(body)
      if (!answer.ok || event !== 'pixChargeImagined') return answer
      await storage.transaction(async (t) => {
        const [row] = await t.execute('select player_id from pix_deposit where external_id = $1', [
          String(externalId),
        ])
        await move(t, 'wallet', `player:${String(row?.['player_id'])}`, Number(amount))
      })
      return answer
    },
  },
  'no-deposits': {
    mistake: 'No charge can be created.',
    finds: ['plain-deposit', 'lost-charge'],
    call: async (request, next) =>
      isChargeCreation(request) ? json(400, { code: 'MalformedRequest', message: 'pixKey' }) : next(),
  },
  'a-rejection-closes': {
    mistake: 'A rejected payment closes the deposit.',
    finds: ['wrong-payer-first'],
    async receive(body, next) {
      const { event, chargeId } = eventOf(body)
      if (event === 'pixChargeRejected') rejected.add(String(chargeId))
      return next()
    },
    async call(request, next) {
      const isClosed = isChargeRead(request) && rejected.has(pathOf(request).split('/').at(-1) ?? '')
      if (!isClosed) return next()
      return changed(await next(), () => ({ status: 'EXPIRED', paidAt: null, pixTransaction: null }))
    },
  },
  'day-in-utc': {
    mistake: 'The day of an entry is the day in UTC.',
    finds: ['evening-in-utc', 'midnight-deposit', 'midnight-withdrawal'],
    storage: statements((execute, text, values) => {
      if (!isEntry(text)) return execute(text, values)
      const at = Number(values.find((it) => Number(it) > 1e12))
      const day = new Date(at).toISOString().slice(0, 10)
      return execute(
        text,
        values.map((it) => (/^\d{4}-\d\d-\d\d$/.test(String(it)) ? day : it)),
      )
    }),
  },
  'entry-of-another-player': {
    mistake: 'An entry names another player.',
    finds: ['plain-deposit'],
    storage: statements((execute, text, values) =>
      execute(text, isEntry(text) ? values.map((it) => (it === 'ana' ? 'bia' : it)) : values),
    ),
  },
  'in-flight-for-ever': {
    mistake: 'A settled withdrawal stays in flight.',
    finds: ['plain-withdrawal', 'withdrawal-to-account'],
    storage: statements(async (execute, text, values) =>
      isMove(text) && values[0] === 'inFlight' && Number(values[1]) < 0 ? [] : execute(text, values),
    ),
  },
  'whole-reais': {
    mistake: 'A withdrawal is sent in whole reais.',
    finds: ['plain-withdrawal'],
    async call(request, next) {
      if (request.method !== 'POST' || !pathOf(request).startsWith('/v1/pix/withdraw/')) return next()
      const body = (await request.json()) as { amount: number }
      const { url, headers, method } = request
      const sent = JSON.stringify({ ...body, amount: Math.floor(body.amount / 100) * 100 })
      return changed(await fetchTruly(url, { method, headers, body: sent }), () => ({ amount: body.amount }))
    },
  },
}

/** The statement of a day, which the example reads each night. */
export const isStatementOfDay = (request: Request): boolean =>
  pathOf(request) === '/v1/statement' && new URL(request.url).searchParams.has('initDate')
