import type { RailCase } from './rail-case.ts'
import { CaseFailed } from '../case-ends.ts'
import { described } from '../institution.ts'

export const HEALTH_CASES: readonly RailCase[] = [
  {
    name: 'health',
    group: 'Health',
    rule: 'GET /health without a signature returns 200 READY',
    async run(context) {
      const { institution } = context.options
      const request = { method: 'GET', target: '/health', headers: { accept: 'application/json' } }
      const answer = await institution.send('getHealth', request)
      if (answer.status !== 200)
        throw new CaseFailed(`${described(request, answer)}; return 200 when you can acknowledge orders`)
      context.valid('getHealth', answer)
    },
  },
]
