import { checkRule } from '../check-rule.ts'
import { body, errors, ref, SUBJECT, withRequest, withSchema, withWebhook } from '../fixture.ts'

const AUTOMATIC = { path: '/v1/pix/automatic/charges' }
const CONTROL = { path: '/sandbox/wallets' }
const REPORT = { path: '/rail/reports/charge-payment' }
const catalogue = errors({})
const closed = { additionalProperties: false }
const payer = 'schemas/deposits/Payer.yaml'
const metadata = { type: 'object', additionalProperties: { type: 'string' } }
const open = 'A request of Pix Automático must be closed. Set additionalProperties to false.'

checkRule('pix/closed-requests', [
  {
    title: 'admits a request of Pix Automático that is closed at every level',
    given: {
      ...withRequest(
        {
          type: 'object',
          properties: { payer: ref('./Payer.yaml'), metadata },
          allOf: [{ not: { required: ['amount'], properties: { amount: true } } }],
          ...closed,
        },
        AUTOMATIC,
      ),
      [payer]: { type: 'object', properties: { name: { type: 'string' } }, unevaluatedProperties: false },
      ...catalogue,
    },
    want: [],
  },
  {
    title: 'admits an open request of the money routes, an open response and an open event',
    given: { ...withRequest({ type: 'object' }), ...catalogue },
    want: [],
  },
  {
    title: 'admits a closed request of the control API (G-270)',
    given: { ...withRequest({ type: 'object', ...closed }, CONTROL), ...catalogue },
    want: [],
  },
  {
    title: 'reports an open request of the control API (G-270)',
    given: { ...withRequest({ type: 'object' }, CONTROL), ...catalogue },
    want: [`${SUBJECT}#/: A request of the control API must be closed. Set additionalProperties to false.`],
  },
  {
    title: 'reports an open report of the rail (G-341)',
    given: { ...withRequest({ type: 'object' }, REPORT), ...catalogue },
    want: [`${SUBJECT}#/: A report of the rail must be closed. Set additionalProperties to false.`],
  },
  {
    title: 'reports every open level of a request of Pix Automático',
    given: {
      ...withRequest(
        { type: 'object', properties: { payer: ref('./Payer.yaml') }, additionalProperties: true },
        AUTOMATIC,
      ),
      [payer]: { properties: { name: { type: 'string' } } },
      ...catalogue,
    },
    want: [`${SUBJECT}#/: ${open}`, `${payer}#/: ${open}`],
  },
  {
    title: 'reports a closed request of the money routes',
    given: { ...withRequest({ type: 'object', ...closed }), ...catalogue },
    want: [
      `${SUBJECT}#/additionalProperties: A request of the money routes must be open. Remove this keyword.`,
    ],
  },
  {
    title: 'admits an open request of the money routes with a closed object and a map inside (G-433)',
    given: {
      ...withRequest({ type: 'object', properties: { payer: ref('./Payer.yaml'), metadata } }),
      [payer]: { type: 'object', properties: { name: { type: 'string' } }, ...closed },
      ...catalogue,
    },
    want: [],
  },
  {
    title: 'reports an open object inside a request of the money routes (G-433)',
    given: {
      ...withRequest({ type: 'object', properties: { payer: ref('./Payer.yaml') } }),
      [payer]: { type: 'object', properties: { name: { type: 'string' } } },
      ...catalogue,
    },
    want: [
      `${payer}#/: An object inside a request of the money routes must be closed. Set additionalProperties to false.`,
    ],
  },
  {
    title: 'reports a closed response',
    given: {
      ...withSchema({ type: 'object', properties: { payer: ref('./Payer.yaml') } }),
      [payer]: { type: 'object', ...closed },
      ...catalogue,
    },
    want: [`${payer}#/additionalProperties: A response must be open. Remove this keyword.`],
  },
  {
    title: 'reports a closed event',
    given: {
      ...withWebhook({ requestBody: body(ref('../schemas/deposits/Subject.yaml')), responses: {} }),
      [SUBJECT]: { type: 'object', unevaluatedProperties: false },
      ...catalogue,
    },
    want: [`${SUBJECT}#/unevaluatedProperties: An event must be open. Remove this keyword.`],
  },
])
