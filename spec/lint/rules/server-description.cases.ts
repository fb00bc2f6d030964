import { checkRule } from '../check-rule.ts'
import { contract } from '../fixture.ts'

const server = (parts: object): Readonly<Record<string, unknown>> =>
  contract({ servers: [{ url: '{baseUrl}', ...parts }] })

checkRule('rule/server-description', [
  { title: 'admits a label', given: server({ description: 'The local mock.' }), want: [] },
  {
    title: 'reports a paragraph',
    given: server({ description: 'The staging address. The operator gets another address later.' }),
    want: [
      'openapi.yaml#/servers/0/description: Several tools show the description of a server as its name. Write at most 60 characters. See spec/README.md#writing-an-operation.',
    ],
  },
])
