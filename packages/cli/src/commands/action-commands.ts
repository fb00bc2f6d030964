import { type Command, Option } from 'commander'
import type { TargetOptions } from '../target/target.ts'
import { type Action, ACTION_GROUPS } from './actions.ts'
import { addGroup, addSandboxCommand } from './add-command.ts'

/** Adds the commands of {@link ACTION_GROUPS}. */
export function addActionCommands(program: Command): void {
  for (const { name, description, actions } of ACTION_GROUPS) {
    const group = addGroup(program, name, description)
    for (const action of actions) addAction(group, name, action)
  }
}

function addAction(group: Command, groupName: string, action: Action): void {
  const { usage, description, options = [], example } = action
  const [name] = usage.split(' ')
  addSandboxCommand(
    group,
    { usage, description, examples: [`${groupName} ${name} ${example}`.trimEnd()] },
    (command) => {
      for (const { flags, description, isRequired = false } of options) {
        command.addOption(new Option(flags, description).makeOptionMandatory(isRequired))
      }
      return command
    },
    async () => {
      const { runAction } = await import('./action.ts')
      return (session, given: TargetOptions, argument) => runAction(session, action, given, argument)
    },
  )
}
