import { checkRule } from '../check-rule.ts'
import { body, ref, SUBJECT, withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const withBody = (parts: Record<string, unknown>, required: string[]): Record<string, unknown> => ({
  ...withOperation({ ...parts, requestBody: body(ref('../../schemas/deposits/Subject.yaml')) }),
  [SUBJECT]: { type: 'object', required, properties: { externalId: { type: 'string' } } },
})

checkRule('pix/idempotency-stated', [
  {
    title: 'admits a required property of the body',
    given: withBody({ 'x-idempotency': 'externalId' }, ['externalId']),
    want: [],
  },
  {
    title: 'admits a success with the header of a replay',
    given: withBody(
      {
        'x-idempotency': 'externalId',
        responses: { 201: { description: 'Done.', headers: { 'idempotent-replayed': {} } } },
      },
      ['externalId'],
    ),
    want: [],
  },
  {
    title: 'reports a success without the header of a replay',
    given: withBody(
      {
        'x-idempotency': 'externalId',
        responses: { 201: { description: 'Done.' }, 409: { description: 'Refused.' } },
      },
      ['externalId'],
    ),
    want: [`${OPERATION}#/responses/201: The 201 has no header idempotent-replayed.`],
  },
  { title: 'admits none', given: withOperation({ 'x-idempotency': 'none' }), want: [] },
  { title: 'admits always', given: withOperation({ 'x-idempotency': 'always' }), want: [] },
  {
    title: 'reports a write that does not say it',
    given: withOperation(),
    want: [
      `${OPERATION}#/: createCharge does not state x-idempotency. Write a property of its body, always or none.`,
    ],
  },
  {
    title: 'reports a property that a request may leave out',
    given: withBody({ 'x-idempotency': 'externalId' }, []),
    want: [
      `${OPERATION}#/: createCharge states x-idempotency: externalId, but its body has no required property externalId.`,
    ],
  },
  {
    title: 'reports a read that says it',
    given: {
      'openapi.yaml': {
        openapi: '3.1.0',
        info: { title: 'A contract', version: '1.0.0' },
        paths: { '/v1/charges': { get: ref(OPERATION) } },
      },
      [OPERATION]: { operationId: 'listCharges', 'x-idempotency': 'none' },
    },
    want: [`${OPERATION}#/: listCharges only reads, so it must not have x-idempotency.`],
  },
])
