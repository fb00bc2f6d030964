import type { Command } from 'commander'
import { addSandboxCommand } from './add-command.ts'

export function addTriggerCommand(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'trigger [event]',
      description:
        'drive the wallet until the event really happens; --new-wallet drives a new one, with R$ 10.000,00 and a clock frozen in March 2026',
      examples: [
        'trigger pixChargePaid',
        'trigger pixChargePaid --set amount=700 --webhook http://127.0.0.1:3000/pix',
        'trigger pixChargeRejected --example THIRD_PARTY_PAYER_BLOCKED',
        'trigger pixAutomaticScheduleSettled --new-wallet',
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
        .option('--new-wallet', 'create a wallet for it')
        .option('--list', 'list the events and their examples'),
    async () => (await import('./trigger.ts')).trigger,
  )
}
