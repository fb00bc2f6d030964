import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type AutomaticResources, makeAutomaticResources } from './automatic-resources.ts'
import { type StatementExample, createStatementExample } from '../../sandbox/statement-example.ts'

/** The wallets that the recipes share. If a recipe advances a clock or sets a switch, it opens its own wallet. */
export interface SharedWallets {
  readonly sandbox: Sandbox
  /** The wallet that sends most requests. It has more money than all recipes together spend. */
  readonly main: SandboxWallet
  /** A wallet of the same operator, without money. */
  readonly second: SandboxWallet
  /** A wallet of another operator, without money. */
  readonly other: SandboxWallet
  /**
   * Resources of the main wallet. @throws Error when they could not be created. So only the cases that need them fail.
   */
  readonly automatic: AutomaticResources
  /** A wallet whose account is closed. */
  closed(): Promise<SandboxWallet>
  /** A wallet for which Pix Automático is not enabled. */
  withoutAutomatic(): Promise<SandboxWallet>
  /** A wallet with the movements that the contract's statement examples show. */
  statementExample(): Promise<StatementExample>
}

/** R$ 1.000.000.000,00 in centavos. */
const PLENTY = 100_000_000_000

export async function openSharedWallets(sandbox: Sandbox): Promise<SharedWallets> {
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
    statementExample: once(() => createStatementExample(sandbox)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
