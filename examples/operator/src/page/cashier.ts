/** The page of one player: a deposit with its QR code, the balance, a withdrawal, and the movements. */
import { PixError } from '@pix-payments/client'
import { PixOperatorError, type Storage } from '@pix-payments/operator'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { encodeQR } from 'qr'
import { balanceOf, BalanceTooSmall } from '../ledger.ts'
import type { Operator } from '../operator.ts'
import { movementsOf } from './movements.ts'
import { HEADERS, pageFiles } from './page-files.ts'
import { PLAYER } from './player.ts'
import type { SandboxPlayer } from './sandbox-player.ts'

interface CashierOptions {
  readonly operator: Operator
  readonly storage: Storage
  readonly walletId: string
  readonly sandbox: SandboxPlayer | undefined
}

const { playerId, name, taxId } = PLAYER
const EXPIRES_IN_SECONDS = 900

export function cashier({ operator, storage, walletId, sandbox }: CashierOptions): Hono {
  const { deposits } = operator.kit
  const app = new Hono()
  // Other sites cannot post: they may not send JSON, and forms of other origins are refused.
  app.use('/page/*', csrf())
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof BalanceTooSmall) return context.text(error.message, 409)
    if (error instanceof TypeError || error instanceof PixOperatorError)
      return context.text(error.message, 400)
    console.error(error)
    return error instanceof PixError ? context.text(error.message, 502) : context.text('Try again.', 500)
  })
  app.route('/', pageFiles())
  app.get('/page/state', async (context) => {
    const state = await storage.transaction(async (t) => ({
      balance: await balanceOf(t, `player:${playerId}`),
      movements: await movementsOf(t, playerId),
    }))
    return context.json({ ...state, player: PLAYER, walletId, sandboxUrl: sandbox?.url ?? null })
  })
  app.post('/page/deposits', async (context) => {
    const { id, amount } = orderOf(await context.req.json())
    await operator.deposit({
      playerId,
      externalId: id,
      amount,
      expiresIn: EXPIRES_IN_SECONDS,
      expectedPayer: { name, taxId },
    })
    return context.body(null, 201)
  })
  app.get('/page/deposits/:id/qr.svg', async (context) => {
    const deposit = await deposits.find(context.req.param('id'))
    if (deposit?.brCode === undefined) return context.notFound()
    const svg = encodeQR(deposit.brCode, 'svg', { ecc: 'medium', border: 4 })
    return context.body(svg, 200, { ...HEADERS, 'content-type': 'image/svg+xml' })
  })
  app.post('/page/withdrawals', async (context) => {
    const { id, amount } = orderOf(await context.req.json())
    const to = { pixKey: taxId, expectedCreditor: { name, taxId } }
    await operator.withdraw({ playerId, externalId: id, amount, ...to })
    return context.body(null, 202)
  })
  app.post('/page/deposits/:id/pay', async (context) => {
    const deposit = await deposits.find(context.req.param('id'))
    if (sandbox === undefined || deposit?.brCode === undefined) return context.notFound()
    await sandbox.pay(deposit.brCode)
    return context.body(null, 204)
  })
  return app
}

/** Reads a request of the page. The page chooses the id, so a request that it repeats is not a second one. */
function orderOf(body: unknown): { readonly id: string; readonly amount: number } {
  const { id, amount } = (body ?? {}) as { id?: unknown; amount?: unknown }
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id)) throw new TypeError('id must be a UUID.')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    throw new TypeError('The amount must be at least one centavo.')
  }
  return { id, amount }
}
