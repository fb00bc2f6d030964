import type { Command } from 'commander'
import { addSandboxCommand } from './add-command.ts'

export function addTriggerCommand(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'trigger [event]',
      hasNewWallet: true,
      description:
        'drive a new wallet of the sandbox, with a frozen clock and R$ 10.000,00, until the event really happens',
      examples: [
        'trigger pixChargePaid',
        'trigger pixChargePaid --set amount=700 --webhook http://127.0.0.1:3000/pix',
        'trigger pixChargeRejected --example THIRD_PARTY_PAYER_BLOCKED',
        'trigger --list',
      ],
    },
    (command) =>
      command
        .option(
          '--set <field=value>',
          'a value of the requests (repeatable)',
          (given: string, before: string[]) => [...before, given],
          [],
        )
        .option('--example <name>', "the contract's example of the event (default: the first)")
        .option('--webhook <url>', 'deliver the events of the wallet to this URL')
        .option('--list', 'list the events and their examples'),
    async () => (await import('./trigger.ts')).trigger,
  )
}
