import type { Command } from 'commander'
import type { Profile } from '../target/config.ts'
import { addCommand, addGroup } from './add-command.ts'

export function addProfileCommands(program: Command): void {
  const group = addGroup(program, 'profile', 'names for sandboxes and wallets that you use often')
  addCommand(group, {
    usage: 'list',
    description: 'list the profiles',
    examples: ['profile list', 'profile list --json'],
  })
    .option('--json', 'write the result to stdout as JSON')
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { listProfiles } = await import('./profile.ts')
      listProfiles(json)
    })
  addCommand(group, {
    usage: 'set <name>',
    description: 'create or replace a profile, and use it by default if it is the first',
    examples: [
      'profile set team --url https://sandbox.example --control-token secret',
      'profile set prizes --wallet prizes',
    ],
  })
    .option('--url <url>', 'the sandbox')
    .option('--control-token <token>', 'the control token')
    .option('--wallet <wallet>', 'id or name of a wallet')
    .option('--client-id <id>', 'credentials of the wallet (default: pix creates them)')
    .option('--client-secret <secret>', 'credentials of the wallet')
    .action(async (name: string, profile: Profile) => {
      const { setProfile } = await import('./profile.ts')
      setProfile(name, profile)
    })
  addCommand(group, {
    usage: 'use <name>',
    description: 'use a profile by default',
    examples: ['profile use team'],
  }).action(async (name: string) => {
    const { applyProfile } = await import('./profile.ts')
    applyProfile(name)
  })
  addCommand(group, {
    usage: 'remove <name>',
    description: 'delete a profile',
    examples: ['profile remove team'],
  }).action(async (name: string) => {
    const { removeProfile } = await import('./profile.ts')
    removeProfile(name)
  })
}
