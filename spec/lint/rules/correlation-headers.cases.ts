import { checkRule, type Files } from '../check-rule.ts'
import { ref, withOperation, withWebhook } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const answer = (...headers: string[]): object => ({
  description: 'An answer.',
  headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
})
const every = ['x-request-id', 'x-correlation-id', 'cache-control']
const operation = (responses: object, security: object[] = [{ bearer: [] }]): Files =>
  withOperation({ security, responses })

checkRule('pix/correlation-headers', [
  {
    title: 'admits answers with both ids, no caching and what their status needs',
    given: {
      ...operation({
        200: answer(...every),
        401: ref('../../responses/Unauthorized.yaml'),
        429: answer(...every, 'retry-after'),
        503: answer(...every, 'retry-after'),
      }),
      'responses/Unauthorized.yaml': answer(...every, 'www-authenticate'),
    },
    want: [],
  },
  {
    title: 'admits a success response beside x-errors, which gets the headers of every response',
    given: operation({ 200: answer(), 202: { description: 'Accepted.' }, 'x-errors': 'errors.yaml' }),
    want: [],
  },
  {
    title: 'asks for no www-authenticate where no token is asked for',
    given: operation({ 401: answer(...every) }, []),
    want: [],
  },
  {
    title: 'asks only for retry-after where an institution answers',
    given: withOperation({
      tags: ['institution'],
      security: [],
      responses: { 200: answer(), 503: answer() },
    }),
    want: [`${OPERATION}#/responses/503: The 503 has no header retry-after.`],
  },
  {
    title: 'asks nothing of the answers to a webhook',
    given: withWebhook({ responses: { '2XX': answer() } }),
    want: [],
  },
  {
    title: 'reports missing headers; their names are lower-case',
    given: {
      ...operation({
        200: answer('X-Request-Id'),
        401: ref('../../responses/Unauthorized.yaml'),
        429: answer(...every),
        503: answer(...every),
      }),
      'responses/Unauthorized.yaml': answer(...every),
    },
    want: [
      `${OPERATION}#/responses/200: The 200 has no header x-request-id.`,
      `${OPERATION}#/responses/200: The 200 has no header x-correlation-id.`,
      `${OPERATION}#/responses/200: The 200 has no header cache-control.`,
      'responses/Unauthorized.yaml#/: The 401 has no header www-authenticate.',
      `${OPERATION}#/responses/429: The 429 has no header retry-after.`,
      `${OPERATION}#/responses/503: The 503 has no header retry-after.`,
    ],
  },
])
