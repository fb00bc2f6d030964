import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import { DOCS } from '../folders.ts'
import { PORTUGUESE } from './languages.ts'

const PAGES = join(DOCS, 'src/pages')

/** Builds each page of `src/pages` a second time in the folder of the Portuguese pages. Starlight does so for the guides. */
export function portugueseRoutes(): AstroIntegration {
  return {
    name: 'portuguese-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const file of globSync('**/*.astro', { cwd: PAGES })) {
          const route = file
            .split(sep)
            .join('/')
            .replace(/(?:\/index)?\.astro$/, '')
          injectRoute({ pattern: `/${PORTUGUESE}/${route}`, entrypoint: join(PAGES, file), prerender: true })
        }
      },
    },
  }
}
