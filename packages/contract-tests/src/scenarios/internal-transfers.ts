import type { Play, Scenario } from './scenario.ts'

async function betweenOwnWallets(play: Play): Promise<void> {
  const source = await play.sandbox.openWallet({ openingBalance: 50_000 })
  const target = await play.sandbox.openWallet({ operatorId: source.operatorId })
  const body = { amount: 20_000, externalId: 'transfer-1', destinationWalletId: target.walletId }
  const made = await source.call('createInternalTransfer', { body })
  play.same('status', made.status, 'SUCCESS')
  await play.balance(source, 'of the source', { available: 30_000, blocked: 0 })
  await play.balance(target, 'of the destination', { available: 20_000 })

  const again = await source.call('createInternalTransfer', { body })
  play.same('the repeat', again, made)
  const another = { body: { ...body, amount: 1 } }
  await play.refused(source, 'createInternalTransfer', another, { status: 409, code: 'IDEMPOTENCY_ERROR' })
  const tooMuch = { body: { ...body, externalId: 'transfer-2', amount: 30_001 } }
  await play.refused(source, 'createInternalTransfer', tooMuch, {
    status: 422,
    code: 'INSUFFICIENT_BALANCE',
  })
  await play.balance(source, 'of the source in the end', { available: 30_000 })

  const query = [['productTransactionId', made.transferId] as const]
  const types: string[] = []
  for (const wallet of [source, target]) {
    const { data } = await wallet.call('listStatement', { query })
    types.push(...data.map(({ type, amount }) => `${type} ${amount}`))
  }
  play.same('lines of both', types, ['DEBIT 20000', 'CREDIT 20000'])
}

async function toStrangers(play: Play): Promise<void> {
  const source = await play.sandbox.openWallet({ openingBalance: 50_000 })
  const stranger = await play.sandbox.openWallet()
  const body = { amount: 1, externalId: 'transfer-1', destinationWalletId: stranger.walletId }
  await play.refused(source, 'createInternalTransfer', { body }, { status: 404, code: 'NotFound' })
  const toSelf = { body: { ...body, destinationWalletId: source.walletId } }
  await play.refused(source, 'createInternalTransfer', toSelf, { status: 400, code: 'MalformedRequest' })
  const path = { externalId: 'transfer-1' }
  await play.refused(source, 'getInternalTransfer', { path }, { status: 404, code: 'NotFound' })
  await play.balance(source, 'of the source', { available: 50_000 })
  await play.balance(stranger, 'of the stranger', { available: 0 })
}

export const internalTransferScenarios: readonly Scenario[] = [
  {
    name: 'a transfer is instant, changes two balances and keeps their sum',
    rules: ['R-231'],
    gaps: ['G-116', 'G-165'],
    run: betweenOwnWallets,
  },
  {
    name: 'a transfer goes to another wallet of the same operator only',
    gaps: ['G-116'],
    run: toStrangers,
  },
]
