import type { LintRule } from '../rule.ts'

const CAMEL = /^[a-z][a-zA-Z0-9]*$/
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Properties and parameters are camelCase (§1), headers lower-case kebab-case. */
export const camelCaseNames: LintRule = {
  name: 'camel-case-names',
  section: 'schemas',
  visitor: ({ report }) => ({
    SchemaProperties: (properties, { location }) => {
      for (const name of Object.keys(properties)) {
        if (!CAMEL.test(name)) report(`The property ${name} is not camelCase.`, location.child(name))
      }
    },
    Parameter: (parameter, { location }) => {
      const name = String(parameter['name'])
      const [pattern, style] = parameter['in'] === 'header' ? [KEBAB, 'kebab-case'] : [CAMEL, 'camelCase']
      if (!pattern.test(name)) report(`The parameter ${name} is not ${style}.`, location.child('name'))
    },
    HeadersMap: (headers, { location }) => {
      for (const name of Object.keys(headers)) {
        if (!KEBAB.test(name)) report(`The header ${name} is not kebab-case.`, location.child(name))
      }
    },
  }),
}
