import { type Command, Option } from 'commander'
import type { NewWalletOptions } from '../commands/accounts/create-wallet.ts'
import type { NewCredentialsOptions } from '../commands/accounts/credentials.ts'
import type { NewOperatorOptions } from '../commands/accounts/operators.ts'
import { SWITCHES } from '../commands/accounts/switches.ts'
import type { WalletChangeOptions } from '../commands/accounts/update-wallet.ts'
import { addAccountCommand, addGroup, many, required } from './account-command.ts'

/**
 * Adds the commands that manage operators, wallets and credentials. They also work in production mode, where the
 * control API does not exist.
 */
export function addAccountCommands(program: Command): void {
  addOperators(addGroup(program, 'operators', 'create and list operators'))
  addWallets(addGroup(program, 'wallets', 'create, change and list wallets'))
  addCredentials(addGroup(program, 'credentials', 'create, list and revoke credentials'))
}

function addOperators(group: Command): void {
  addAccountCommand<NewOperatorOptions>(group, {
    name: 'create',
    description: 'create an operator',
    options: [
      required('--name <name>', 'name of the company, 1 to 140 characters'),
      required('--cnpj <cnpj>', 'CNPJ of the company, 14 characters without punctuation'),
    ],
    action: async (settings, options) =>
      (await import('../commands/accounts/operators.ts')).createOperator(settings, options),
  })
  addAccountCommand(group, {
    name: 'list',
    description: 'list operators by name',
    action: async (settings, options) =>
      (await import('../commands/accounts/operators.ts')).listOperators(settings, options),
  })
}

function addWallets(group: Command): void {
  addAccountCommand<NewWalletOptions>(group, {
    name: 'create',
    description: 'create a wallet of an operator, without money and without credentials',
    options: [
      required('--operator <operatorId>', 'the operator that owns the wallet'),
      required('--name <name>', 'name of the wallet, 1 to 100 characters'),
      many(
        '--pix-key <key>',
        'a Pix key of the wallet; repeat the flag for more keys (default: a random key)',
      ),
      new Option(
        '--ispb <ispb>',
        'ISPB of the institution that holds the account; required in production (default in the sandbox: 12345678)',
      ),
      new Option('--branch <code>', 'branch of the account, 1 to 4 digits (default: 0001)'),
      new Option('--account-number <number>', 'account number, 1 to 20 digits (default: a free number)'),
      ...switches(),
    ],
    action: async (settings, options) =>
      (await import('../commands/accounts/create-wallet.ts')).createWallet(settings, options),
  })
  addAccountCommand<{ readonly operator?: string }>(group, {
    name: 'list',
    description: 'list wallets by operator and name',
    options: [new Option('--operator <operatorId>', 'only the wallets of one operator')],
    action: async (settings, options) =>
      (await import('../commands/accounts/list-wallets.ts')).listWallets(settings, options),
  })
  addAccountCommand<WalletChangeOptions>(group, {
    name: 'update',
    description: 'change a wallet; earlier operations are not affected',
    operand: ['<walletId>', 'the wallet'],
    options: [
      new Option('--name <name>', 'new name, 1 to 100 characters'),
      many('--add-pix-key <key>', 'a Pix key to add; repeat the flag for more keys'),
      many('--remove-pix-key <key>', 'a Pix key to remove; repeat the flag for more keys'),
      new Option('--ispb <ispb>', 'new ISPB of the institution that holds the account'),
      new Option('--branch <code>', 'new branch of the account, 1 to 4 digits'),
      new Option('--account-number <number>', 'new account number, 1 to 20 digits'),
      ...switches(),
    ],
    action: async (...given) =>
      (await import('../commands/accounts/update-wallet.ts')).updateWallet(...given),
  })
  addAccountCommand(group, {
    name: 'step-back',
    description:
      'in production, after a clock that was ahead has been put right: set the time of wallets that are ahead back to real time. What was recorded meanwhile keeps its times',
    action: async (settings, options) =>
      (await import('../commands/accounts/step-back.ts')).stepBack(settings, options),
  })
}

function addCredentials(group: Command): void {
  addAccountCommand<NewCredentialsOptions>(group, {
    name: 'create',
    description: 'create a client_id and a client_secret for a wallet; the secret is shown once',
    options: [
      required('--wallet <walletId>', 'the wallet that the tokens are bound to'),
      new Option('--client-id <clientId>', 'the client_id, never used before (default: a random one)'),
    ],
    action: async (settings, options) =>
      (await import('../commands/accounts/credentials.ts')).createCredentials(settings, options),
  })
  addAccountCommand<{ readonly wallet?: string }>(group, {
    name: 'list',
    description: 'list credentials by wallet, including revoked ones; secrets are never shown',
    options: [new Option('--wallet <walletId>', 'only the credentials of one wallet')],
    action: async (settings, options) =>
      (await import('../commands/accounts/credentials.ts')).listCredentials(settings, options),
  })
  addAccountCommand(group, {
    name: 'revoke',
    description: 'revoke credentials permanently, and their tokens at once',
    operand: ['<clientId>', 'the client_id'],
    action: async (...given) =>
      (await import('../commands/accounts/credentials.ts')).revokeCredentials(...given),
  })
}

/** Two options for each switch: `--<flag>` and `--no-<flag>`. */
const switches = (): readonly Option[] =>
  SWITCHES.flatMap(({ flag, text }) => [
    new Option(`--${flag}`, `${text} (--no-${flag} switches it off)`),
    new Option(`--no-${flag}`).hideHelp(),
  ])
