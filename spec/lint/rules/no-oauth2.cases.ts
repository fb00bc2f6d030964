import { checkRule } from '../check-rule.ts'
import { contract } from '../fixture.ts'

const token = (scheme: object): Readonly<Record<string, unknown>> =>
  contract({ components: { securitySchemes: { token: scheme } } })

checkRule('rule/no-oauth2', [
  { title: 'admits a bearer token', given: token({ type: 'http', scheme: 'bearer' }), want: [] },
  {
    title: 'reports a flow that no OAuth library can run',
    given: token({
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: '/v1/oauth2/token', scopes: {} } },
    }),
    want: [
      'openapi.yaml#/components/securitySchemes/token/type: OAuth libraries cannot send the multipart form of the token route (§4.1). Use bearer. See spec/README.md#writing-an-operation.',
    ],
  },
])
