import type { GapId, OperationId, RuleId } from '@pix-payments/spec'
import { operationOf } from '../contract.ts'
import { codeOfAnswer } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Call, SandboxWallet } from '../sandbox/sandbox-wallet.ts'
import type { Receiver } from '../webhook/receiver.ts'

/** Several calls whose answers belong together: what no single answer can show. */
export interface Scenario {
  /** Reads as a sentence. */
  readonly name: string
  readonly rules?: readonly RuleId[]
  readonly gaps?: readonly GapId[]
  run(play: Play): Promise<void>
}

/** Like {@link Scenario}, with webhooks. */
export interface WebhookScenario extends Omit<Scenario, 'run'> {
  run(play: Play, receiver: Receiver): Promise<void>
}

/** What a scenario plays with. Every answer to a wallet of it is held against the contract. */
export class Play {
  readonly sandbox: Sandbox
  readonly #found: CaseViolation[]

  constructor(sandbox: Sandbox, found: CaseViolation[]) {
    this.sandbox = sandbox
    this.#found = found
  }

  /** Notes where a value is another than it has to be. */
  same(at: string, got: unknown, want: unknown): void {
    const [found, wanted] = [JSON.stringify(got), JSON.stringify(want)]
    if (found !== wanted) this.note({ at, message: `must be ${wanted}, not ${found}` })
  }

  /** Notes that a call is not refused with a status and a code. */
  async refused(
    wallet: SandboxWallet,
    operationId: OperationId,
    call: Call,
    want: { readonly status: number; readonly code: string },
  ): Promise<void> {
    const answer = await wallet.send(operationId, call)
    const { family } = operationOf(this.sandbox.contract, operationId)
    const got = { status: answer.status, code: codeOfAnswer(family, answer) }
    this.same(`${operationId} refusal`, got, want)
  }

  /** `available`, `blocked`, `pending` and `total` in centavos. */
  async balance(wallet: SandboxWallet, at: string, want: Partial<Balance>): Promise<void> {
    const { availableBalance, blockedBalance, pendingBalance, totalBalance } = await wallet.call('getBalance')
    const got: Balance = {
      available: availableBalance,
      blocked: blockedBalance,
      pending: pendingBalance,
      total: totalBalance,
    }
    for (const [name, cents] of Object.entries(want)) {
      this.same(`${name} balance ${at}`, got[name as keyof Balance], cents)
    }
  }

  /** Names of the wallet's events about one thing, oldest first, delivered or not. */
  async events({ walletId, control }: SandboxWallet, resourceId: string): Promise<readonly string[]> {
    const { data } = await control.events.listEvents({ walletId, resourceId })
    return data.map(({ event }) => event)
  }

  note(violation: CaseViolation): void {
    this.#found.push(violation)
  }
}

interface Balance {
  readonly available: number
  readonly blocked: number
  readonly pending: number
  readonly total: number
}
