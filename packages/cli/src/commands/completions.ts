import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { readOperations } from '../api/operations.ts'
import { storyNames } from '../story/story-names.ts'
import { eventNames } from './event-name.ts'

/** Commands whose argument is the name of an event. */
const OF_EVENTS = ['trigger', 'clock until', 'events wait']

/** Adds `completion <shell>`, which prints the script of a shell, and the command that the script calls. */
export async function addCompletions(program: Command): Promise<void> {
  const { commands } = tab(program, { completionCommandName: 'completion' })
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
}
