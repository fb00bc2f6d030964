import { checkRule } from '../check-rule.ts'
import { withOperation, withWebhook } from '../fixture.ts'

const PLACE = 'operations/deposits/createCharge.yaml#/security'

checkRule('pix/security-complete', [
  {
    title: 'admits both schemes of the token',
    given: withOperation({ security: [{ bearer: [] }, { oauth2: [] }] }),
    want: [],
  },
  {
    title: 'admits no token, and another scheme',
    given: withOperation({ security: [{ controlToken: [] }] }),
    want: [],
  },
  {
    title: 'admits the signature of an event',
    given: withWebhook({ security: [{ webhookSignature: [] }] }),
    want: [],
  },
  {
    title: 'reports one scheme of the token',
    given: withOperation({ security: [{ bearer: [] }] }),
    want: [`${PLACE}: The operation accepts a token, but not as oauth2.`],
  },
  {
    title: 'reports an event without its signature',
    given: withWebhook({ security: [] }),
    want: ['webhooks/pixChargePaid.yaml#/: The security of an event is [{ webhookSignature: [] }].'],
  },
])
