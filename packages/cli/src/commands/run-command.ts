import type { Command } from 'commander'
import { addSandboxCommand } from './add-command.ts'

export function addRunCommand(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'run [stories...]',
      hasNewWallet: true,
      description:
        'play stories (steps, waits and expectations in YAML), each in a new wallet; 1 when an expectation is not met, 5 when an event does not come',
      examples: ['run deposit-paid', 'run story.yaml --json', 'run --all', 'run --list'],
    },
    (command) =>
      command
        .option('--list', 'list the stories that come with pix')
        .option('--all', 'play all stories that come with pix'),
    async () => {
      const { run } = await import('./run.ts')
      return (session, options, stories) =>
        run(session, options, ...((stories ?? []) as unknown as readonly string[]))
    },
  )
}
