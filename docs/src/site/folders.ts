import { join } from 'node:path'

export const DOCS: string = join(import.meta.dirname, '../..')
/** The built site. */
export const DIST: string = join(DOCS, 'dist')
/** Built aside and put in place at the end, so that a page that is being served is never half there. */
export const NEXT: string = join(DOCS, 'dist.next')
export const SPEC_DIST: string = join(DOCS, '../spec/dist')
/** The programs whose regions the guides show. */
export const EXAMPLES: string = join(DOCS, 'examples')
/** What a build leaves for nobody. Emptied before each, because rendered guides are kept by their own text alone. */
export const CACHE: string = join(DOCS, 'node_modules/.cache/site')
