import { createRequire } from 'node:module'

const manifest = createRequire(import.meta.url)('../package.json') as { readonly version: string }

/** The version of this package: `1.2.3`. */
export const version: string = manifest.version
