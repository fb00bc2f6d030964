import { readdirSync } from 'node:fs'
import { usageError } from '../output/exit-codes.ts'
import { closest } from '../output/closest.ts'
import { STORY_FOLDER } from '../packaged-files.ts'
import { readStory } from './read-story.ts'
import type { StoryFile } from './story.ts'

/** The names of the stories that come with the package: `deposit-paid`. */
export const storyNames = (): readonly string[] =>
  readdirSync(STORY_FOLDER)
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort()

/** Reads the story of a file, or the story of that name. A name has no dot and no slash. */
export function storyOf(given: string): StoryFile {
  if (/[./\\]/.test(given)) return readStory(given, given)
  const names = storyNames()
  if (names.includes(given)) return readStory(`${given}.yaml`, new URL(`${given}.yaml`, STORY_FOLDER))
  const near = closest(given, names)
  throw usageError(
    `There is no story "${given}". ${near === undefined ? '' : `Did you mean ${near}? `}Name a YAML file, or a story of "pix run --list".`,
  )
}
