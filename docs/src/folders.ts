import { join } from 'node:path'

export const DOCS: string = join(import.meta.dirname, '..')
/** The built site. */
export const DIST: string = join(DOCS, 'dist')
/** The build writes here and renames the folder at the end, so that the server never sends an incomplete page. */
export const NEXT: string = join(DOCS, 'dist.next')
export const SPEC_DIST: string = join(DOCS, '../spec/dist')
/** The samples that the guides show. */
export const EXAMPLES: string = join(DOCS, 'examples')
/** The folder of the site with the whole samples. */
export const EXAMPLES_FOLDER = 'examples'
/** Temporary files of a build. Each build empties it first: Astro's cache does not notice a changed sample. */
export const CACHE: string = join(DOCS, 'node_modules/.cache/site')
