import { afterEach, describe, expect, test } from 'vitest'
import { receive } from '../../src/application/reports/receive.ts'
import type { WithdrawalAccepted } from '@pix-payments/spec/types'
import type { ReportOf } from '../../src/rail/rail.ts'
import { byBankDetailsBody } from '../support/bodies.ts'
import { type Answer, isReplay } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { type TestService, startService } from '../support/service.ts'
import {
  type InstitutionServer,
  error,
  json,
  remoteTo,
  startInstitution,
} from './support/institution-server.ts'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const it of opened.splice(0).reverse()) await it[Symbol.asyncDispose]()
})

async function start(): Promise<{ readonly own: TestService; readonly remote: InstitutionServer }> {
  const remote = await startInstitution()
  const own = await startService({ rail: remoteTo(remote.url) })
  opened.push(remote, own)
  return { own, remote }
}

const ENDPOINT = 'createWithdrawalByBankDetails'
const END_TO_END_ID = 'E12345678202603021200aaaaaaaaaa1'
type Ending = Omit<ReportOf<'transferSettled'>, 'walletId' | 'transactionId'>

describe('with an institution in another process, a repeated withdrawal gets the first response', () => {
  /** Applies a report, as the service does when the institution sends it. */
  const report = (
    own: TestService,
    transactionId: string,
    what: Ending | Omit<ReportOf<'transferAccepted'>, 'walletId' | 'transactionId'>,
  ): Promise<unknown> =>
    counterparties(own).within(own.a, (work) =>
      receive(work, { ...what, walletId: own.a.walletId, transactionId }),
    )

  test.each([
    ['that waited for the institution', true, 'PROCESSING'],
    ['that the institution had not accepted yet', false, 'INITIATED'],
  ])('%s (G-090, G-420)', async (_, isAccepted, status) => {
    const { own, remote } = await start()
    remote.answerWith((asked, response) => {
      if (asked.method !== 'PUT') return error(response, 404, 'NotFound')
      const { transactionId } = asked.body as { transactionId: string }
      const accepted = { report: 'transferAccepted', endToEndId: END_TO_END_ID, stage: 'PROCESSING' } as const
      const told = isAccepted ? report(own, transactionId, accepted) : Promise.resolve()
      void told.then(() => json(response, 202, { orderId: transactionId }))
    })
    const body = byBankDetailsBody()
    const post = (): Promise<Answer> => own.a.call(ENDPOINT, { body })
    const first = await post()
    const { transactionId, externalId } = first.body as WithdrawalAccepted
    expect(first).toMatchObject({ status: 202, body: { status } })
    await report(own, transactionId, { report: 'transferSettled', endToEndId: END_TO_END_ID })
    expect(await own.a.ok('getWithdrawal', { path: { externalId } })).toMatchObject({ status: 'SUCCESS' })
    const again = await post()
    expect([again.status, again.body, isReplay(first), isReplay(again)]).toEqual([
      202,
      first.body,
      false,
      true,
    ])
  })
})
