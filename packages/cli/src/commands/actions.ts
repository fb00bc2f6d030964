/** A command that calls one operation with fixed values. */
export interface Action {
  /** The name and the argument of the command: `settle <externalId>`. The argument is a field of the operation. */
  readonly usage: string
  readonly description: string
  readonly operationId: string
  /** The values that the command always sends. */
  readonly values?: Readonly<Record<string, unknown>>
  readonly options?: readonly ActionOption[]
  /** The field of the result that the text shows. The whole result by default. */
  readonly shown?: string
  /** The rest of an example, after the command: `payout-1 --code ACCOUNT_MISMATCH`. */
  readonly example: string
}

export interface ActionOption {
  readonly flags: string
  /** The field that the option sets. A dot names a field of an object. */
  readonly field: string
  readonly description: string
  readonly isRequired?: true
}

/** The groups of commands that play the payers, the institutions and the network. */
export interface ActionGroup {
  readonly name: string
  readonly description: string
  readonly actions: readonly Action[]
}

const CODE: ActionOption = { flags: '--code <code>', field: 'errorCode', description: 'why it failed' }
const REJECTION: ActionOption = {
  flags: '--code <code>',
  field: 'rejectionCode',
  description: 'the rejection code of the scheme, such as AM02',
}
const AMOUNT: ActionOption = {
  flags: '--amount <cents>',
  field: 'amount',
  description: 'a part, in centavos',
}

const WITHDRAWAL = 'payout-1'
const RECURRENCE = 'RN0123456720260303abcdefghijk'
const SCHEDULE = 'a6f1…'

const withdrawal = (name: string, status: string, description: string, fails = true): Action => ({
  usage: `${name} <externalId>`,
  description,
  operationId: 'setWithdrawalOutcome',
  values: { status },
  ...(fails && { options: [CODE] }),
  example: WITHDRAWAL,
})

const hold = (name: string, values: object, description: string): Action => ({
  usage: name,
  description,
  operationId: 'updateWallet',
  values: { outcomes: { withdrawals: values } },
  shown: 'outcomes',
  example: '',
})

export const ACTION_GROUPS: readonly ActionGroup[] = [
  {
    name: 'withdrawal',
    description: 'decide how withdrawals end',
    actions: [
      hold('hold', { status: 'NONE' }, 'let new withdrawals wait for their outcome'),
      hold('release', { status: 'SUCCESS' }, 'let new withdrawals settle by themselves again'),
      withdrawal('settle', 'SUCCESS', 'settle a waiting withdrawal', false),
      withdrawal('reject', 'REJECTED', 'reject it as the counterparty'),
      withdrawal('fail', 'FAILED', 'fail it with a processing error'),
      withdrawal('expire', 'EXPIRED', 'let its confirmation window pass'),
      {
        usage: 'return <externalId>',
        description: 'return a settled withdrawal, in whole or in part',
        operationId: 'createWithdrawalReturn',
        options: [AMOUNT, { flags: '--reason <reason>', field: 'reason', description: 'such as MD06' }],
        example: `${WITHDRAWAL} --amount 100 --reason MD06`,
      },
    ],
  },
  {
    name: 'recurrence',
    description: 'play the payer of a recurrence',
    actions: [
      {
        usage: 'pay <id>',
        description: 'pay its first Pix',
        operationId: 'simulateFirstPayment',
        options: [
          { flags: '--as <cpf>', field: 'payerTaxId', description: 'CPF or CNPJ of the payer' },
          { flags: '--amount <cents>', field: 'amount', description: 'the amount in centavos' },
        ],
        example: `${RECURRENCE} --as 12345678909`,
      },
      {
        usage: 'authorize <id>',
        description: 'authorize it at the payer institution',
        operationId: 'simulateAuthorization',
        values: { outcome: 'APPROVED' },
        example: RECURRENCE,
      },
      {
        usage: 'refuse <id>',
        description: 'refuse it at the payer institution',
        operationId: 'simulateAuthorization',
        values: { outcome: 'REJECTED' },
        options: [REJECTION],
        example: RECURRENCE,
      },
      {
        usage: 'expire <id>',
        description: 'let its first Pix expire',
        operationId: 'simulateRecurrenceExpiration',
        example: RECURRENCE,
      },
      {
        usage: 'cancel <id>',
        description: 'cancel it as the payer',
        operationId: 'simulateRecurrencePayerCancellation',
        example: RECURRENCE,
      },
    ],
  },
  {
    name: 'schedule',
    description: 'play the payer institution of a scheduled charge',
    actions: [
      {
        usage: 'accept <scheduleId>',
        description: 'accept its instruction',
        operationId: 'simulateSchedulePayerResponse',
        values: { outcome: 'ACCEPTED' },
        example: SCHEDULE,
      },
      {
        usage: 'refuse <scheduleId>',
        description: 'refuse its instruction',
        operationId: 'simulateSchedulePayerResponse',
        values: { outcome: 'REJECTED', rejectionCode: 'DS27' },
        options: [REJECTION],
        example: `${SCHEDULE} --code DS27`,
      },
      {
        usage: 'settle <scheduleId>',
        description: 'settle it',
        operationId: 'simulateScheduleSettlement',
        values: { outcome: 'SETTLED' },
        example: SCHEDULE,
      },
      {
        usage: 'fail <scheduleId>',
        description: 'reject its payment',
        operationId: 'simulateScheduleSettlement',
        values: { outcome: 'REJECTED', rejectionCode: 'AM02' },
        options: [REJECTION],
        example: `${SCHEDULE} --code AM02`,
      },
      {
        usage: 'time-out <scheduleId>',
        description: 'let the payer institution never answer',
        operationId: 'simulateSchedulePayerResponseTimeout',
        example: SCHEDULE,
      },
      {
        usage: 'cancel <scheduleId>',
        description: 'cancel it as the payer (CCLD) or as its institution (FAIL)',
        operationId: 'simulateSchedulePayerCancellation',
        options: [{ flags: '--code <code>', field: 'code', description: 'CCLD or FAIL' }],
        example: SCHEDULE,
      },
    ],
  },
  {
    name: 'fault',
    description: 'make requests and deliveries of the wallet fail',
    actions: [
      {
        usage: 'add',
        description: 'add a fault to an operation or to an event',
        operationId: 'createFault',
        options: [
          { flags: '--operation <id>', field: 'target.operationId', description: 'an operation of the API' },
          { flags: '--event <name>', field: 'target.event', description: 'an event' },
          {
            flags: '--effect <kind>',
            field: 'effect.kind',
            description: 'what happens: latency, status, drop …',
            isRequired: true,
          },
          { flags: '--status <status>', field: 'effect.status', description: 'the status of the response' },
          { flags: '--code <code>', field: 'effect.code', description: 'the error code of the response' },
          { flags: '--milliseconds <ms>', field: 'effect.milliseconds', description: 'the latency' },
          { flags: '--times <count>', field: 'times', description: 'how often it takes effect' },
          { flags: '--nth <count>', field: 'nth', description: 'only the nth match' },
          { flags: '--probability <share>', field: 'probability', description: 'from 0 to 1' },
        ],
        example: '--operation getBalance --effect status --status 503 --times 2',
      },
      {
        usage: 'list',
        description: 'list the faults, at most 100',
        operationId: 'listFaults',
        values: { limit: 100 },
        example: '',
      },
      { usage: 'clear', description: 'delete all faults', operationId: 'deleteFaults', example: '' },
    ],
  },
]
