import type { Option } from '@bomb.sh/tab'
import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { readOperations } from '../api/operations.ts'
import { storyNames } from '../story/packaged-stories.ts'
import { eventNames } from './event-name.ts'

/** Commands whose argument is the name of an event. */
const OF_EVENTS = ['trigger', 'clock until', 'events wait']

/** Options whose value is the name of an event. */
const OPTIONS_OF_EVENTS = [
  ['listen', 'events'],
  ['listen', 'until'],
  ['events list', 'event'],
  ['fault add', 'event'],
] as const

/** Options whose value is an operation. */
const OPTIONS_OF_OPERATIONS = [
  ['fault add', 'operation'],
  ['logs tail', 'operation'],
] as const

/** What the script for bash needs of the package bash-completion, for machines without this package. */
const BASH_WORDS = `declare -F _get_comp_words_by_ref > /dev/null || _get_comp_words_by_ref() {
    words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
    cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
}
`

/** Adds `completion <shell>`, which prints the script of a shell, and the command that the script calls. */
export async function addCompletions(program: Command): Promise<void> {
  const root = tab(program, { completionCommandName: 'completion' })
  const { commands } = root
  const printScript = root.setup.bind(root)
  root.setup = (name, executable, shell) => {
    if (shell === 'bash') process.stdout.write(BASH_WORDS)
    printScript(name, executable, shell)
  }
  const [operations, events] = await Promise.all([readOperations(), eventNames()])
  commands.get('api')?.argument('operation', (complete) => {
    for (const { id, summary } of operations.values()) complete(id, summary)
  })
  commands.get('run')?.argument(
    'stories',
    (complete) => {
      for (const story of storyNames()) complete(story, '')
    },
    true,
  )
  for (const name of OF_EVENTS) {
    commands.get(name)?.argument('event', (complete) => {
      for (const event of events) complete(event, '')
    })
  }
  for (const [command, option] of OPTIONS_OF_EVENTS) {
    complete(commands.get(command)?.options.get(option), events)
  }
  const operatorOperations = [...operations.values()].filter(({ api }) => api === 'operator')
  for (const [command, option] of OPTIONS_OF_OPERATIONS) {
    complete(
      commands.get(command)?.options.get(option),
      operatorOperations.map(({ id }) => id),
    )
  }
}

function complete(option: Option | undefined, values: readonly string[]): void {
  if (option === undefined) return
  option.handler = (add) => {
    for (const value of values) add(value, '')
  }
}
