import type { Command } from 'commander'
import type { Profile } from '../target/config.ts'
import { addCommand, addGroup } from './add-command.ts'

const JSON_OPTION = ['--json', 'write the result to stdout as JSON'] as const

interface JsonOption {
  readonly json?: boolean
}

export function addProfileCommands(program: Command): void {
  const group = addGroup(program, 'profile', 'names for sandboxes and wallets that you use often')
  addCommand(group, {
    usage: 'list',
    description: 'list the profiles',
    examples: ['profile list', 'profile list --json'],
  })
    .option(...JSON_OPTION)
    .action(async ({ json }: JsonOption) => {
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
    .option(...JSON_OPTION)
    .action(async (name: string, { json, ...profile }: Profile & JsonOption) => {
      const { setProfile } = await import('./profile.ts')
      setProfile(name, profile, json)
    })
  addCommand(group, {
    usage: 'use <name>',
    description: 'use a profile by default',
    examples: ['profile use team'],
  })
    .option(...JSON_OPTION)
    .action(async (name: string, { json }: JsonOption) => {
      const { applyProfile } = await import('./profile.ts')
      applyProfile(name, json)
    })
  addCommand(group, {
    usage: 'remove <name>',
    description: 'delete a profile',
    examples: ['profile remove team'],
  })
    .option(...JSON_OPTION)
    .action(async (name: string, { json }: JsonOption) => {
      const { removeProfile } = await import('./profile.ts')
      removeProfile(name, json)
    })
}
