import type { Operation } from '../contract.ts'
import { checkAnswer, codeIn } from '../check-answer.ts'
import { REPLAY_EXAMPLE, REPLAY_HEADER } from '../replays.ts'
import { type Case, resultOf, notReachable } from './case.ts'

/** One case for every named example of every documented status of every operation. */
export function exampleCases(operations: readonly Operation[]): Case[] {
  return operations.flatMap((operation) =>
    [...operation.bound.responses].flatMap(([status, { content }]) =>
      [...content.values()].flatMap(({ examples }) =>
        [...examples].map(([example, body]) => exampleCase(operation, Number(status), example, body)),
      ),
    ),
  )
}

function exampleCase(operation: Operation, status: number, example: string, body: unknown): Case {
  // The name of an example can say more than its code: `HTTP_503_retryable`.
  const code = status >= 400 ? codeIn(operation.family, body) : undefined
  return {
    subject: { kind: 'operation', operationId: operation.id, status },
    name: example,
    source: 'example',
    code,
    async run({ contract, target }) {
      const provoked = await target.provoke({ operation, status, example, code, body })
      if (!provoked.reachable) return notReachable(provoked.reason)
      const answer = await target.send(provoked.request)
      const { exact, alike = false } = provoked
      return resultOf(
        checkAnswer(contract, operation, answer, {
          status,
          code,
          headers: { [REPLAY_HEADER]: example === REPLAY_EXAMPLE ? 'true' : undefined },
          ...(exact && { body }),
          ...(alike && { like: body }),
        }),
      )
    },
  }
}
