import { isLong } from '@pix-payments/testing/length'
import { describe, expect, test } from 'vitest'
import { RAIL_CASES } from '../../src/rail/cases/all-cases.ts'
import { runFake } from './run-fake.ts'
import type { Flaws } from './flaws.ts'

interface Broken {
  readonly flaws: Flaws
  /** The cases that must fail. No case may fail that is neither here nor in `mayFail`. */
  readonly fails: readonly string[]
  /** The cases that fail in some runs, because the flaw is a race. */
  readonly mayFail?: readonly string[]
  /** What the reason of the first of these cases says. */
  readonly says: RegExp
}

const SIGNATURES = [
  'malformed-signature',
  'wrong-secret',
  'old-timestamp',
  'future-timestamp',
  'missing-headers',
  'changed-body',
  'changed-id',
  'unsigned-look-up',
]

const BROKEN: readonly Broken[] = [
  { flaws: { unhealthy: true }, fails: ['health'], says: /GET \/health returned 503/ },
  { flaws: { findsNoKey: true }, fails: ['key-found'], says: /returned 404 .*--known-key/ },
  { flaws: { findsEveryKey: true }, fails: ['key-not-found'], says: /returned 200 .*--unknown-key/ },
  {
    flaws: { accountWithoutReference: true },
    fails: ['account-looked-up'],
    says: /lookUpAccount returned 200: body reference is required/,
  },
  { flaws: { undecidedScreening: true }, fails: ['payer-screened'], says: /body outcome must be/ },
  { flaws: { slowLookUps: true }, fails: ['look-ups-in-time'], says: /took 3\.\d s/ },
  {
    flaws: { acknowledgesWith200: 'transfer' },
    fails: ['transfer-acknowledged'],
    says: /returned 200 .*202/,
  },
  { flaws: { refuses: 'charge' }, fails: ['charge-acknowledged'], says: /PUT \/charges\/\S+ returned 503/ },
  { flaws: { omitsOrderId: 'refund' }, fails: ['refund-acknowledged'], says: /body orderId is required/ },
  {
    flaws: { neverReports: 'transfer' },
    fails: ['transfer-ends'],
    says: /no report transferSettled or transferRefused about \S+ arrived within 6 s/,
  },
  { flaws: { neverReports: 'refund' }, fails: ['refund-ends'], says: /no report refundEnded/ },
  { flaws: { neverReports: 'instruction' }, fails: ['instruction-sent'], says: /no report instructionSent/ },
  { flaws: { neverReports: 'charge' }, fails: ['charge-paid'], says: /no report chargePayment/ },
  { flaws: { neverReports: 'recurrence' }, fails: ['recurrence-answered'], says: /no report firstPayment/ },
  {
    flaws: { settlesAndRefuses: true },
    fails: ['one-ending'],
    says: /has 2 endings: transferSettled \(webhook-id \S+\), transferRefused/,
  },
  {
    flaws: { stampsPresent: true },
    fails: ['instruction-stamp'],
    says: /instructionSent has endToEndId \S+; its characters 10 to 21 must be \d{8}1200/,
  },
  { flaws: { reportsOtherWallet: true }, fails: ['ids-of-the-order'], says: /instructionSent has walletId/ },
  {
    flaws: { paysWrongAmount: true },
    fails: ['amounts-as-given'],
    says: /chargePayment has amount 1002; .* has 1001/,
  },
  {
    flaws: { paysCancelled: true },
    fails: ['cancelled-after-instruction'],
    says: /instructionPayment SETTLED .* after its cancellation/,
  },
  ...['transfer', 'refund', 'charge', 'recurrence', 'instruction'].map((kind) => ({
    flaws: { executesRepeats: kind },
    fails: [`${kind}-repeated`],
    says: /has 2 endings: .* keep each orderId/,
  })),
  {
    flaws: { refusesRepeats: 'cancellation' },
    fails: ['cancellation-repeated'],
    says: /the repeat PUT .* 400/,
  },
  {
    flaws: { racesRepeats: true },
    fails: ['concurrent-repeats'],
    // The repeat of an order whose answer was lost can race with the first attempt too.
    mayFail: ['lost-acknowledgement'],
    says: /has \d endings: .* unique key/,
  },
  { flaws: { forgetsEnded: true }, fails: ['repeated-after-the-end'], says: /has 2 endings/ },
  { flaws: { forgetsLostAnswers: true }, fails: ['lost-acknowledgement'], says: /has 2 endings/ },
  { flaws: { needsSimulation: true }, fails: ['order-without-simulation'], says: /returned 400/ },
  {
    flaws: { stumblesOverTwoFaults: true },
    fails: ['transfers-with-doubles'],
    says: /20 transfers have 20 endings; those of .* send each report until 200/,
  },
  { flaws: { ignoresSignatures: true }, fails: SIGNATURES, says: /returned 202 .*return 401/ },
  {
    flaws: { comparesOnlyTheForm: true },
    fails: ['wrong-secret', 'changed-body', 'changed-id', 'unsigned-look-up'],
    says: /returned 202 .*HMAC/,
  },
  { flaws: { acceptsMalformedSignatures: true }, fails: ['malformed-signature'], says: /returned 202/ },
  { flaws: { acceptsMissingHeaders: true }, fails: ['missing-headers'], says: /without webhook-id,/ },
  { flaws: { acceptsOld: true }, fails: ['old-timestamp'], says: /compare webhook-timestamp/ },
  { flaws: { acceptsFuture: true }, fails: ['future-timestamp'], says: /both directions/ },
  { flaws: { ignoresSignaturesOfLookUps: true }, fails: ['unsigned-look-up'], says: /personal data/ },
  { flaws: { triesOneSignature: true }, fails: ['rotation'], says: /right signature last, .* returned 401/ },
  {
    flaws: { executesRefused: true },
    fails: SIGNATURES.filter((name) => name !== 'unsigned-look-up'),
    says: /was refused, but transferAccepted about it arrived/,
  },
  {
    flaws: { failsOnMalformedJson: true },
    fails: ['body-not-json', 'malformed-look-up'],
    says: /returned 500/,
  },
  { flaws: { acceptsMissingMembers: true }, fails: ['order-without-members'], says: /with no creditor,/ },
  {
    flaws: { acceptsAnyAmount: true },
    fails: ['amount-not-cents'],
    says: /with amount absent, .* returned 202/,
  },
  { flaws: { acceptsOtherKinds: true }, fails: ['order-of-another-kind'], says: /with `order` refund/ },
  {
    flaws: { acceptsOtherIds: true },
    fails: ['order-under-another-id'],
    says: /not signed, PUT .* returned 202/,
  },
  { flaws: { acceptsLookUpWithoutKey: true }, fails: ['malformed-look-up'], says: /returned 200/ },
  { flaws: { servesEveryPath: true }, fails: ['unknown-path'], says: /return 404/ },
  { flaws: { servesEveryMethod: true }, fails: ['unknown-method'], says: /PATCH \S+ returned 202/ },
  {
    flaws: { plainTextErrors: true },
    fails: ['error-bodies'],
    says: /must be application\/json, not text\/plain/,
  },
  {
    flaws: { unsignedRefunds: true },
    fails: ['reports-signed'],
    says: /refundEnded: the header webhook-id is missing/,
  },
  { flaws: { invalidRefunds: true }, fails: ['reports-valid'], says: /refundEnded: note/ },
  { flaws: { givesUpAfter500: true }, fails: ['sent-again-after-500'], says: /was sent 1 times in 6 s/ },
  {
    flaws: { givesUpAfterLostAnswer: true },
    fails: ['sent-again-after-lost-answer'],
    says: /was sent 1 times/,
  },
  { flaws: { waitsForever: true }, fails: ['sent-again-after-silence'], says: /was sent 1 times/ },
  { flaws: { givesUpAfterTwoAttempts: true }, fails: ['sent-again-until-200'], says: /was sent 2 times/ },
  { flaws: { newIdPerAttempt: true }, fails: ['same-webhook-id'], says: /store the id with the report/ },
  { flaws: { newBodyPerAttempt: true }, fails: ['same-body'], says: /came with two bodies/ },
]

/** The short run has some of the flaws, because each takes seconds. `test:long` has all of them. */
const SELECTED = BROKEN.filter((_, index) => isLong || index % 12 === 0)

describe.concurrent('a broken institution fails exactly the cases that name its flaw', () => {
  test.for(SELECTED.map((broken) => ({ ...broken, flaw: Object.entries(broken.flaws).join(' ') })))(
    '$flaw: $fails',
    async ({ flaws, fails, mayFail = [], says }) => {
      const { cases, summary } = await runFake(flaws)
      const failed = cases.filter(({ name, outcome }) => outcome === 'failed' && !mayFail.includes(name))
      expect(failed.map(({ name }) => name)).toEqual(fails)
      expect(failed[0]?.reason).toMatch(says)
      expect(failed.filter(({ reason }) => reason?.includes('\n'))).toEqual([])
      expect(summary.failed).toBeGreaterThanOrEqual(fails.length)
    },
  )
})

test('the table has a flaw for every case', () => {
  const proven = new Set(BROKEN.flatMap(({ fails }) => fails))
  expect(RAIL_CASES.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([
    'recurrence-acknowledged',
    'instruction-acknowledged',
    'cancellation-acknowledged',
  ])
})
