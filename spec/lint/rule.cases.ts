import { checkRule } from './check-rule.ts'
import { SUBJECT, withSchema } from './fixture.ts'

/** These cases test how the plugin handles exceptions. They use one rule as an example. */
const given = withSchema({ type: 'object', properties: { access_token: {}, token_type: {} } })
const accessToken = `${SUBJECT}#/properties/access_token`
const tokenType = `${SUBJECT}#/properties/token_type`
const reason = 'RFC 6749 calls it so.'

checkRule('pix/camel-case-names', [
  {
    title: 'leaves alone the places that exceptions name',
    given,
    exceptions: [
      { at: accessToken, reason },
      { at: tokenType, reason },
    ],
    want: [],
  },
  {
    title: 'reports the places beside them',
    given,
    exceptions: [{ at: accessToken, reason }],
    want: [`${tokenType}: The property token_type is not camelCase.`],
  },
  {
    title: 'takes no part of a path for the whole',
    given,
    exceptions: [{ at: SUBJECT, reason }],
    want: [
      `${accessToken}: The property access_token is not camelCase.`,
      `${tokenType}: The property token_type is not camelCase.`,
      `openapi.yaml#/: The exception ${SUBJECT} matches nothing. Remove it from redocly.yaml.`,
    ],
  },
  {
    title: 'reports an exception that excuses nothing, and one without a reason',
    given,
    exceptions: [
      { at: accessToken, reason: '' },
      { at: tokenType, reason },
      { at: 'schemas/gone/Gone.yaml#/', reason },
    ],
    want: [
      `openapi.yaml#/: The exception ${accessToken} has no reason.`,
      'openapi.yaml#/: The exception schemas/gone/Gone.yaml#/ matches nothing. Remove it from redocly.yaml.',
    ],
  },
])
