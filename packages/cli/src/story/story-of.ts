import { usageError } from '../output/exit-codes.ts'
import { closest } from '../output/closest.ts'
import { storyFile, storyNames } from './packaged-stories.ts'
import { readStory } from './read-story.ts'
import type { StoryFile } from './story.ts'

/** Reads the story of a file, or the story of that name. A name has no dot and no slash. */
export function storyOf(given: string): StoryFile {
  if (/[./\\]/.test(given)) return readStory(given, given)
  const names = storyNames()
  if (names.includes(given)) return readStory(`${given}.yaml`, storyFile(given))
  const near = closest(given, names)
  throw usageError(
    `There is no story "${given}". ${near === undefined ? '' : `Did you mean ${near}? `}Name a YAML file, or a story of "pix run --list".`,
  )
}
