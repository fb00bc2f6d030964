import type { Command } from 'commander'
import { addGroup, addSandboxCommand, plain } from './add-command.ts'

export function addWalletCommands(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'status',
      description: 'show the sandbox and the wallet that the commands use, and what chose them',
      examples: ['status'],
    },
    plain,
    async () => (await import('./wallet.ts')).showStatus,
  )
  const group = addGroup(program, 'wallet', 'the wallets of the sandbox')
  addSandboxCommand(
    group,
    {
      usage: 'list',
      description: 'list the wallets with their money',
      examples: ['wallet list', 'wallet list --json'],
    },
    plain,
    async () => (await import('./wallet.ts')).listWallets,
  )
  addSandboxCommand(
    group,
    {
      usage: 'show',
      description: 'show the wallet that the commands use',
      examples: ['wallet show', 'wallet show --wallet prizes'],
    },
    plain,
    async () => (await import('./wallet.ts')).showWallet,
  )
  addSandboxCommand(
    group,
    {
      usage: 'use <idOrName>',
      description: 'use a wallet by default, in all commands and terminals',
      examples: ['wallet use prizes'],
    },
    plain,
    async () => (await import('./wallet.ts')).applyWallet,
  )
  addSandboxCommand(
    group,
    {
      usage: 'create',
      description: 'create a wallet, for example for one test; --env prints lines for a .env file',
      examples: ['wallet create --balance 1000000', 'wallet create --frozen --env > .env'],
    },
    (command) =>
      command
        .option('--name <name>', 'its name')
        .option('--balance <cents>', 'its opening balance in centavos')
        .option('--frozen', 'freeze its clock, so that time passes only on command')
        .option('--now <instant>', 'the time of its clock: 2026-03-01, or 2026-03-01T12:00:00.000Z')
        .option('--env', 'print lines for a .env file'),
    async () => (await import('./wallet.ts')).createWallet,
  )
  addSandboxCommand(
    group,
    {
      usage: 'reset',
      description: 'return the wallet to its state at creation',
      examples: ['wallet reset'],
    },
    plain,
    async () => (await import('./wallet.ts')).resetWallet,
  )
}
