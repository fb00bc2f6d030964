import { readFileSync } from 'node:fs'

/**
 * The folder of the stories that come with the package. This module lies directly in `src/`, as its build lies directly
 * in `dist/`, so that the address is right in both.
 */
export const STORY_FOLDER: URL = new URL('../stories/', import.meta.url)

/** The JSON schema of a story. */
export const readStorySchema = (): object =>
  JSON.parse(readFileSync(new URL('../story.schema.json', import.meta.url), 'utf8')) as object
