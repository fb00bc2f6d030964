/** The interface of packages/verify/openapi.yaml. It exists for tests: never serve it in production. */
import { PixError } from '@pix-payments/client'
import { PixOperatorError, type Storage } from '@pix-payments/operator'
import { Hono } from 'hono'
import type { BackEnd, VerifiedConnection } from './back-end.ts'
import { balanceOf } from '../ledger.ts'
import { ownMoneyOf, playersOf } from './players-of.ts'
import type { SettableClock } from './settable-clock.ts'

interface PlayerRequest {
  readonly id: string
  readonly playerId: string
  readonly name: string
  readonly taxId: string
  readonly amount: number
}

interface WithdrawalBody extends PlayerRequest {
  readonly pixKey?: string
  readonly account?: {
    readonly bankCode: string
    readonly branchCode: string
    readonly accountNumber: string
    readonly accountType: 'CACC' | 'SVGS' | 'TRAN'
  }
}

interface RecurrenceBody extends PlayerRequest {
  readonly frequency: 'WEEKLY' | 'MONTHLY'
  readonly totalCharges: number
  readonly firstPaymentDate: string
  readonly allowPostDuePayment: boolean
}

const dayInBrasilia = (at: string): string =>
  new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })

/** A repeated request with the same id succeeds again, and does nothing. */
async function once(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof PixOperatorError && error.code === 'externalIdInUse')) throw error
  })
}

export function verifierInterface(backEnd: BackEnd, storage: Storage, clock: SettableClock): Hono {
  const app = new Hono()
  app.get('/health', (c) => c.json({ capabilities: ['work', 'clock', 'refunds', 'recurrences'] }))
  app.put('/connection', async (c) => {
    const { now, ...connection } = await c.req.json<Omit<VerifiedConnection, 'firstDay'> & { now: string }>()
    clock.set(Date.parse(now))
    await backEnd.connect({ ...connection, firstDay: dayInBrasilia(now) })
    return c.body(null, 204)
  })
  app.post('/deposits', async (c) => {
    const { id, playerId, name, taxId, amount, expiresIn } = await c.req.json<
      PlayerRequest & { expiresIn: number }
    >()
    const { chargeId, brCode } = await backEnd.current().deposit({
      externalId: id,
      playerId,
      amount,
      expiresIn,
      expectedPayer: { name, taxId },
    })
    return c.json({ chargeId, brCode }, 201)
  })
  app.post('/withdrawals', async (c) => {
    const {
      id: externalId,
      playerId,
      name,
      taxId,
      amount,
      pixKey,
      account,
    } = await c.req.json<WithdrawalBody>()
    const creditor = account && { ...account, name, taxId, personType: 'NATURAL_PERSON' as const }
    const to = creditor ? { creditor } : { pixKey: pixKey ?? taxId, expectedCreditor: { name, taxId } }
    await once(backEnd.current().withdraw({ playerId, externalId, amount, ...to }))
    return c.body(null, 202)
  })
  app.post('/refunds', async (c) => {
    const { id, depositId, amount } = await c.req.json<{ id: string; depositId: string; amount: number }>()
    await once(backEnd.refund({ externalId: id, depositId, amount }))
    return c.body(null, 202)
  })
  app.post('/recurrences', async (c) => {
    const { id, playerId, name, taxId, amount, ...terms } = await c.req.json<RecurrenceBody>()
    const { pixKey, cnpj } = backEnd.connection()
    const { recurrenceId } = await backEnd.current().kit.subscriptions.start({
      externalId: id,
      playerId,
      receiverCnpj: cnpj,
      pixKey,
      expiresIn: 86_400,
      amount,
      recurrenceDetails: { ...terms, contract: { id } },
      expectedPayer: { name, taxId },
    })
    return c.json({ recurrenceId }, 201)
  })
  app.post('/recurrences/:id/cancel', async (c) => {
    const { isCancelRequested } = await backEnd.current().kit.subscriptions.cancel(c.req.param('id'))
    return c.body(null, isCancelRequested ? 202 : 409)
  })
  app.get('/balances', async (c) =>
    c.json(
      await storage.transaction(async (t) => ({
        players: await playersOf(t),
        inFlight: await balanceOf(t, 'inFlight'),
        operator: (await balanceOf(t, 'operator')) + (await ownMoneyOf(t)),
      })),
    ),
  )
  app.get('/books/:date', async (c) => {
    const entries = await backEnd.current().kit.books.entries(c.req.param('date'))
    return c.json({
      entries: entries.map(({ endToEndId, amount, playerId }) => ({
        endToEndId: endToEndId ?? null,
        amount,
        playerId: playerId ?? null,
      })),
    })
  })
  app.post('/work', async (c) => {
    const { kit } = backEnd.current()
    await kit.runDue({ limit: 1000 })
    // A job of each night: fees are in the statement only. Errors of the payment API do not fail the pass.
    await kit.days.reconcileDue(backEnd.connection().firstDay).catch((error: unknown) => {
      if (!(error instanceof PixError)) throw error
    })
    const work = await kit.operations.measure()
    return c.json({ open: work.reduce((sum, { open }) => sum + open, 0) })
  })
  app.put('/clock', async (c) => {
    const { now } = await c.req.json<{ now: string }>()
    clock.set(Date.parse(now))
    return c.body(null, 204)
  })
  return app
}
