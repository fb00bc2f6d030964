import type { GapId, OperationId, RuleId } from '@pix-payments/spec'
import { operationOf } from '../contract.ts'
import { codeOfAnswer } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Call, SandboxWallet } from '../sandbox/sandbox-wallet.ts'
import type { Receiver } from '../webhook/receiver.ts'

/** A test that makes several calls. Their answers must agree with each other. */
export interface Scenario {
  /**
   * A sentence that the report shows, such as `a deposit is refunded in parts up to its amount, and not a centavo
   * more`.
   */
  readonly name: string
  readonly rules?: readonly RuleId[]
  readonly gaps?: readonly GapId[]
  run(play: Play): Promise<void>
}

/** A {@link Scenario} that also receives webhooks. */
export interface WebhookScenario extends Omit<Scenario, 'run'> {
  run(play: Play, receiver: Receiver): Promise<void>
}

/** The tools of a scenario. Every answer that its wallets get is also compared with the contract. */
export class Play {
  readonly sandbox: Sandbox
  readonly #found: CaseViolation[]

  constructor(sandbox: Sandbox, found: CaseViolation[]) {
    this.sandbox = sandbox
    this.#found = found
  }

  /** Notes a violation when the value differs from the expected value. */
  same(at: string, got: unknown, want: unknown): void {
    const [found, wanted] = [JSON.stringify(got), JSON.stringify(want)]
    if (found !== wanted) this.note({ at, message: `must be ${wanted}, not ${found}` })
  }

  /** Notes a violation unless the call is refused with this status and code. */
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

  /** Compares the balance of the wallet in centavos with the expected `available`, `blocked`, `pending` and `total`. */
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

  /**
   * Returns the names of the wallet's events for one resource, whether delivered or not. The oldest event comes first.
   */
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
