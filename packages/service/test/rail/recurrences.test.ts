import { afterAll, expect, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { byKeyBody } from '../support/bodies.ts'
import { Reporter } from '../support/reporter.ts'
import { REPORT_SECRET, remoteTo, startInstitution, takeAll } from './support/institution-server.ts'

const institution = await startInstitution()
const automatic = await startAutomatic({ rail: remoteTo(institution.url) })
const { service } = automatic
const reporter = new Reporter({ url: service.url, now: () => service.clock.now() })

afterAll(async () => {
  await service.close()
  await institution[Symbol.asyncDispose]()
})

test('R-187 G-341 the institution learns that a recurrence was cancelled before it was authorized', async () => {
  const receiver = await automatic.receiver()
  const recurrence = await receiver.create()
  await receiver.done('cancelRecurrence', recurrence, receiver.cancelBody())
  await institution.untilAsked(3)
  expect(institution.asked.map(({ operationId }) => operationId)).toEqual([
    'screenPayer',
    'requestRecurrence',
    'orderCancellation',
  ])
  expect(institution.asked.at(-1)?.body).toMatchObject({
    subject: 'RECURRENCE_REQUEST',
    subjectId: recurrence.id,
  })
  // The payer confirms all the same: the institution learns that the recurrence has ended.
  const { walletId } = receiver
  const answer = {
    report: 'recurrenceAnswer',
    walletId,
    recurrenceId: recurrence.id,
    outcome: 'CONFIRMED',
    municipalityCode: '3550308',
    reason: null,
  } as const
  const { body } = await reporter.send(answer, { secrets: [REPORT_SECRET] })
  expect(body).toEqual({ result: 'REFUSED', reason: 'NOT_OPEN' })
})

test('§3.2 the response to a new withdrawal has one of the five statuses, although the transfer was refused meanwhile', async () => {
  const receiver = await automatic.receiver({ openingBalance: 100_000 })
  const { operator, walletId } = receiver
  institution.answerWith((asked, response) => {
    if (asked.operationId !== 'orderTransfer') {
      takeAll(asked, response)
      return
    }
    const { transactionId } = asked.body as { readonly transactionId: string }
    const refused = { report: 'transferRefused', walletId, transactionId, status: 'REJECTED' } as const
    const why = { endToEndId: 'E876543212026030212000000000000b', errorCode: null, errorDescription: null }
    void reporter
      .send({ ...refused, ...why }, { secrets: [REPORT_SECRET] })
      .finally(() => takeAll(asked, response))
  })
  const { status, externalId } = await operator.ok('createWithdrawalByPixKey', { body: byKeyBody() })
  expect(status).toBe('INITIATED')
  const { status: now } = await operator.ok('getWithdrawal', { path: { externalId } })
  expect(now).toBe('REJECTED')
})
