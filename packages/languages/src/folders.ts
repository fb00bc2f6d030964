import { join, resolve } from 'node:path'

const PACKAGE: string = join(import.meta.dirname, '..')

/** The samples of the guides. The guide "Clients in your language" shows the commands and programs that run here. */
export const EXAMPLES: string = join(PACKAGE, '../../docs/examples')
/** The pinned versions of the tools, for each of their package managers. */
export const PINS: string = join(PACKAGE, 'tools')
/** The programs of the npm packages: `openapi-ts`, `orval`, `tsc`. */
export const NPM_PROGRAMS: string = join(PACKAGE, 'node_modules/.bin')
/** Downloads and generated clients. It may be deleted at any time. */
export const CACHE: string = resolve(
  process.env['PIX_LANGUAGES_CACHE'] ?? join(PACKAGE, 'node_modules/.cache/languages'),
)
