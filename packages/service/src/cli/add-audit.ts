import { type Command, Option } from 'commander'
import type { AuditListOptions, AuditVerifyOptions } from '../commands/audit.ts'
import { addAccountCommand, addGroup } from './account-command.ts'

/** Adds the commands that read the audit log. */
export function addAudit(program: Command): void {
  const group = addGroup(
    program,
    'audit',
    'list and verify the administrative acts; a service may run meanwhile',
  )
  addAccountCommand<AuditListOptions>(group, {
    name: 'list',
    description:
      'list who did what, newest first: operators, wallets, credentials, webhooks, resends, findings, keys',
    options: [
      new Option('--act <name>', 'only acts with this name, such as walletChanged'),
      new Option('--subject <id>', 'only acts on this wallet, operator or report'),
      new Option('--before <row>', 'only rows before this one, for the next page'),
      new Option('--limit <count>', 'list at most this many').default('100'),
    ],
    action: async (settings, options) => (await import('../commands/audit.ts')).listAudit(settings, options),
  })
  addAccountCommand<AuditVerifyOptions>(group, {
    name: 'verify',
    description:
      'compute the chain of hashes again, and name the first row that was changed, added or deleted. Exits with 1 then. It prints the newest hash: keep it elsewhere, because who can write to the store can also replace the whole chain',
    options: [new Option('--kept <hash>', 'a hash that an earlier run printed: some row must have it')],
    action: async (settings, options) =>
      (await import('../commands/audit.ts')).verifyAuditLog(settings, options),
  })
}
