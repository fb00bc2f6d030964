import { checkRule } from '../check-rule.ts'
import { contract } from '../fixture.ts'

const variable = (parts: object): Readonly<Record<string, unknown>> =>
  contract({
    servers: [{ url: '{baseUrl}', variables: { baseUrl: { default: 'http://127.0.0.1', ...parts } } }],
  })

checkRule('rule/server-variable', [
  { title: 'admits a variable with its default', given: variable({}), want: [] },
  {
    title: 'reports a description of a variable',
    given: variable({ description: 'A host.' }),
    want: [
      'openapi.yaml#/servers/0/variables/baseUrl/description: Some parsers refuse a description of a server variable. See spec/README.md#writing-an-operation.',
    ],
  },
])
