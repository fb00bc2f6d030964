import { readdirSync, readFileSync } from 'node:fs'
import { STORY_FOLDER } from '../packaged-files.ts'

/** The names of the stories that come with the package: `deposit-paid`. */
export const storyNames = (): readonly string[] =>
  readdirSync(STORY_FOLDER)
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort()

/** The file of a story that comes with the package. */
export const storyFile = (name: string): URL => new URL(`${name}.yaml`, STORY_FOLDER)

/** The sentence of a story that comes with the package. Does not parse the file, so that the list appears at once. */
export const storyTitle = (name: string): string =>
  /^story: (.+)$/m.exec(readFileSync(storyFile(name), 'utf8'))?.[1] ?? ''
