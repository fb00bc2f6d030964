import { table } from '../output/text.ts'
import { storyNames, storyTitle } from '../story/packaged-stories.ts'
import type { Session } from '../target/session.ts'

export function listStories({ output }: Session): void {
  const stories = storyNames().map((name) => ({ name, story: storyTitle(name) }))
  const rows = stories.map(({ name, story }) => [name, story])
  output.result(stories, table(['story', ''], rows))
}
