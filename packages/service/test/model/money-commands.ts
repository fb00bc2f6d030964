import { type Command, accountOf, command, unique, wantOutcome } from './command.ts'

export const transfer = (from: number, amount: number): Command =>
  command(`transfer ${amount} from ${from}`, async (run) => {
    const [source, target] = [accountOf(run, from), accountOf(run, 1 - from)]
    const body = { amount, externalId: unique(), destinationWalletId: target.party.walletId }
    const operationId = 'createInternalTransfer'
    const answer = await run.subject.as(source.party).call(operationId, { body })
    const isCovered = amount <= source.model.available
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    source.model.debit(amount)
    target.model.credit(amount)
    const { transferId: id } = answer.body as { transferId: string }
    run.writes.push({ account: source, operationId, path: {}, body, idField: 'transferId', id })
  })

export const fee = (who: number, amount: number): Command =>
  command(`fee of ${amount} from ${who}`, async (run) => {
    const { party, model } = accountOf(run, who)
    const path = { walletId: party.walletId }
    const isCovered = amount <= model.available
    const answer = await run.subject.control.call('createFee', {
      path,
      body: { amount, description: 'Fee' },
    })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (isCovered) model.debit(amount)
  })

type CourtOrder = 'DEBIT' | 'CREDIT' | 'BLOCK' | 'UNBLOCK'

export const court = (who: number, type: CourtOrder, amount: number): Command =>
  command(`court: ${type} of ${amount} at ${who}`, async (run) => {
    const { party, model } = accountOf(run, who)
    const path = { walletId: party.walletId }
    const covers = { DEBIT: model.available, BLOCK: model.available, UNBLOCK: model.court, CREDIT: amount }
    const isCovered = amount <= covers[type]
    const body = { type, amount, description: 'Order' }
    const answer = await run.subject.control.call('createJudicialMovement', { path, body })
    wantOutcome(answer, isCovered ? '201' : 'INSUFFICIENT_BALANCE')
    if (!isCovered) return
    const method = { DEBIT: 'debit', CREDIT: 'credit', BLOCK: 'block', UNBLOCK: 'unblock' } as const
    model[method[type]](amount)
  })
