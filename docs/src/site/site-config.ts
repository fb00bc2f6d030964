import starlight from '@astrojs/starlight'
import type { AstroInlineConfig } from 'astro'
import { passthroughImageService } from 'astro/config'
import { exampleCode } from './example-code.ts'
import { CACHE, DOCS, EXAMPLES, NEXT } from './folders.ts'
import { sidebar } from './sidebar.ts'

/**
 * What a page may load: its own folder and nothing else, and it may connect to nothing. `file:` is that folder
 * when the site is opened from a disk, where 'self' stands for nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' file:",
  "style-src 'self' 'unsafe-inline' file:",
  "img-src 'self' data: file:",
  "connect-src 'none'",
  "base-uri 'self' file:",
  "form-action 'none'",
].join('; ')

/** The packages of this repository, from source. */
const conditions = ['source', 'module', 'node', 'import', 'default']

/**
 * The site as Astro builds it; `offline-pages.ts` makes it independent of where it lies. What is wrong with the code
 * blocks of guides is added to `failures`.
 */
export function siteConfig(failures: string[]): AstroInlineConfig {
  return {
    root: DOCS,
    configFile: false,
    outDir: NEXT,
    cacheDir: CACHE,
    logLevel: 'error',
    // gaps.html rather than gaps/index.html: a link must name its file to work on a disk.
    build: { format: 'file', inlineStylesheets: 'never' },
    image: { service: passthroughImageService() },
    // Looking at a link would fetch its page.
    prefetch: false,
    devToolbar: { enabled: false },
    integrations: [
      starlight({
        title: 'Pix Payment API',
        description: 'The contract of a Pix payment API: guides, reference, errors, states and gaps.',
        favicon: '/favicon.svg',
        pagefind: false,
        disable404Route: false,
        credits: false,
        sidebar,
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
        customCss: ['./src/styles/site.css', './src/styles/states.css', './src/styles/search.css'],
        components: { Search: './src/components/Search.astro' },
        head: [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } }],
        expressiveCode: {
          plugins: [exampleCode(EXAMPLES, failures)],
          themes: ['github-dark', 'github-light'],
        },
      }),
    ],
    vite: {
      logLevel: 'error',
      resolve: { conditions },
      ssr: { noExternal: ['@pix-payments/spec'], resolve: { conditions } },
      // Where Astro renders the pages.
      environments: { prerender: { resolve: { conditions } } },
    },
  }
}
