import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type AutomaticResources, makeAutomaticResources } from './automatic-resources.ts'
import { type StatementStory, tellStatementStory } from '../../sandbox/statement-story.ts'

/** Where recipes work. The wallets here are shared: a recipe that moves a clock or a switch opens one of its own. */
export interface Stage {
  readonly sandbox: Sandbox
  /** Holds more than all recipes together spend. */
  readonly main: SandboxWallet
  /** Of the same operator, without money. */
  readonly second: SandboxWallet
  /** Of another operator, without money. */
  readonly other: SandboxWallet
  /** Of the main wallet. @throws Error where they could not be made: what needs them fails, and nothing else. */
  readonly automatic: AutomaticResources
  /** A wallet whose account is closed. */
  closed(): Promise<SandboxWallet>
  /** A wallet for which Pix Automático is not enabled. */
  withoutAutomatic(): Promise<SandboxWallet>
  /** The wallet of the contract's examples of statements. */
  story(): Promise<StatementStory>
}

/** R$ 1.000.000.000,00. */
const PLENTY = 100_000_000_000

export async function openStage(sandbox: Sandbox): Promise<Stage> {
  const [main, other] = await Promise.all([
    sandbox.openWallet({ openingBalance: PLENTY, directory: true }),
    sandbox.openWallet(),
  ])
  const second = await sandbox.openWallet({ operatorId: main.operatorId, directory: true })
  const automatic = await makeAutomaticResources({ main, sandbox }).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  return {
    sandbox,
    main,
    second,
    other,
    get automatic() {
      if (automatic instanceof Error) throw automatic
      return automatic
    },
    closed: once(() => sandbox.openWallet({ switches: { accountOpen: false } })),
    withoutAutomatic: once(() => sandbox.openWallet({ switches: { automaticEnabled: false } })),
    story: once(() => tellStatementStory(sandbox)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
