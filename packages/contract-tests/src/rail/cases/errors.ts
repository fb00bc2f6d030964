import { CaseFailed } from '../case-ends.ts'
import { described } from '../institution.ts'
import type { RailCase } from './rail-case.ts'

/** The operation of an exchange that belongs to none. */
const NONE = ''

export const ERROR_CASES: readonly RailCase[] = [
  {
    name: 'error-bodies',
    group: 'Malformed requests',
    rule: 'Each error has a documented status and the body {code, message}',
    async run(context) {
      const { institution, quiet } = context.options
      await quiet()
      for (const { operationId, request, answer } of institution.exchanges) {
        if (operationId === NONE || answer.status < 400) continue
        try {
          context.valid(operationId, answer)
        } catch (error) {
          if (!(error instanceof CaseFailed)) throw error
          throw new CaseFailed(`${described(request, answer)}: ${error.message}`)
        }
      }
    },
  },
]
