import { checkRule } from '../check-rule.ts'
import { SANDBOX, withOperation, withSandbox } from '../fixture.ts'

const rec = { path: '/rec/{accessToken}' }

checkRule('pix/servers-stated', [
  { title: 'admits an operator route', given: withOperation(), want: [] },
  {
    title: 'admits a public route with its servers',
    given: withOperation({ servers: [{ url: 'https://rec.example.com' }] }, rec),
    want: [],
  },
  {
    title: 'admits the control API, which has its own host',
    ...SANDBOX,
    given: withSandbox(withOperation({}, { path: '/sandbox/wallets' })),
    want: [],
  },
  {
    title: 'reports a public route without servers',
    given: withOperation({}, rec),
    want: [
      'operations/deposits/createCharge.yaml#/: /rec/{accessToken} does not start with /v1, so the operation must state its servers.',
    ],
  },
])
