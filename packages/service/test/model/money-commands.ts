import { type Command, accountOf, command, unique, wantOutcome } from './command.ts'

export const transfer = (from: number, amount: number): Command =>
  command(`transfer ${amount} from ${from}`, async (world) => {
    const [source, target] = [accountOf(world, from), accountOf(world, 1 - from)]
    const body = { amount, externalId: unique(), destinationWalletId: target.party.walletId }
    const operationId = 'createInternalTransfer'
    const answer = await world.subject.as(source.party).call(operationId, { body })
    const isCovered = amount <= source.model.available
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    source.model.debit(amount)
    target.model.credit(amount)
    const { transferId: id } = answer.body as { transferId: string }
    world.writes.push({ account: source, operationId, path: {}, body, idField: 'transferId', id })
  })

export const fee = (who: number, amount: number): Command =>
  command(`fee of ${amount} from ${who}`, async (world) => {
    const { party, model } = accountOf(world, who)
    const path = { walletId: party.walletId }
    const isCovered = amount <= model.available
    const answer = await world.subject.control.call('createFee', {
      path,
      body: { amount, description: 'Fee' },
    })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (isCovered) model.debit(amount)
  })

type CourtOrder = 'DEBIT' | 'CREDIT' | 'BLOCK' | 'UNBLOCK'

export const court = (who: number, type: CourtOrder, amount: number): Command =>
  command(`court: ${type} of ${amount} at ${who}`, async (world) => {
    const { party, model } = accountOf(world, who)
    const path = { walletId: party.walletId }
    const covers = { DEBIT: model.available, BLOCK: model.available, UNBLOCK: model.court, CREDIT: amount }
    const isCovered = amount <= covers[type]
    const body = { type, amount, description: 'Order' }
    const answer = await world.subject.control.call('createJudicialMovement', { path, body })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    const run = { DEBIT: 'debit', CREDIT: 'credit', BLOCK: 'block', UNBLOCK: 'unblock' } as const
    model[run[type]](amount)
  })
