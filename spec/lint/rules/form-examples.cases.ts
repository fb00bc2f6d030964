import { checkRule, type Files } from '../check-rule.ts'
import { ref, SUBJECT, withOperation } from '../fixture.ts'

const withForm = (field: object): Files => ({
  ...withOperation({
    requestBody: {
      content: { 'multipart/form-data': { schema: ref('../../schemas/deposits/Subject.yaml') } },
    },
  }),
  [SUBJECT]: { type: 'object', properties: { client_id: { type: 'string', ...field } } },
})

checkRule('pix/form-examples', [
  { title: 'admits a field with an example', given: withForm({ example: 'alfa-demo' }), want: [] },
  {
    title: 'reports a field without one',
    given: withForm({}),
    want: [`${SUBJECT}#/properties/client_id: The field of the form has no example.`],
  },
])
