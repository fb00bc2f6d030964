import type { Command } from 'commander'
import type { TargetOptions } from '../target/target.ts'
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
    async () => async (session, options: TargetOptions & { readonly list?: boolean }, stories) => {
      if (options.list === true) {
        const { listStories } = await import('./list-stories.ts')
        return listStories(session)
      }
      const { run } = await import('./run.ts')
      return run(session, options, ...((stories ?? []) as unknown as readonly string[]))
    },
  )
}
