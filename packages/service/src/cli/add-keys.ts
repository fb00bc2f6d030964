import type { Command } from 'commander'
import { newStorageKey } from '../storage/secrets/key-ring.ts'
import { addAccountCommand, addGroup } from './account-command.ts'

/** Adds the commands for the keys that encrypt the secrets in the store. */
export function addKeys(program: Command): void {
  const group = addGroup(program, 'keys', 'make, change and check the storage key')
  group
    .command('new')
    .description('print a new storage key')
    .action(() => {
      console.log(newStorageKey())
    })
  addAccountCommand(group, {
    name: 'rotate',
    description:
      'encrypt the secrets of the store with the first storage key, in steps of 100, and print which keys are still in use. A service on PostgreSQL may run meanwhile, if it has all the keys; a service on SQLite does the same at its start',
    action: async (settings, options) => (await import('../commands/keys.ts')).rotateKeys(settings, options),
  })
  addAccountCommand(group, {
    name: 'check',
    description:
      'decrypt every secret of the store, and print which keys are in use; a service may run meanwhile. Exits with 1 when a secret cannot be read',
    action: async (settings, options) => (await import('../commands/keys.ts')).checkKeys(settings, options),
  })
}
