import starlight from '@astrojs/starlight'
import type { AstroInlineConfig, ViteUserConfig } from 'astro'
import { passthroughImageService } from 'astro/config'
import { movedPages } from '../data/moved-guides.ts'
import { foldedSetup } from './folded-setup.ts'
import { portugueseRoutes } from '../languages/portuguese-routes.ts'
import { PORTUGUESE } from '../languages/languages.ts'
import { withPortuguese } from '../languages/portuguese-sidebar.ts'
import { exampleCode } from './example-code.ts'
import { CACHE, DOCS, EXAMPLES, NEXT } from '../folders.ts'
import { sidebar } from './sidebar.ts'

/**
 * A page may load files of the site only, and may not open connections. `file:` allows the files of the site when a page
 * is opened from the disk, where 'self' matches nothing.
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
const conditions = ['pix-source', 'module', 'node', 'import', 'default']

/**
 * The configuration of Astro. `offline-pages.ts` later makes the site work at any address. The build collects errors in
 * code blocks of guides in `failures`. `unreleased` is the section of the changelog that no release has yet, as Markdown.
 * With `live`, a plugin of the development server, pages may open the connection that tells them of edits.
 */
export function siteConfig(
  failures: string[],
  unreleased: string,
  live?: NonNullable<ViteUserConfig['plugins']>[number],
): AstroInlineConfig {
  return {
    root: DOCS,
    configFile: false,
    outDir: NEXT,
    cacheDir: CACHE,
    logLevel: 'error',
    // Writes gaps.html instead of gaps/index.html, because a link on a disk must name its file.
    build: { format: 'file', inlineStylesheets: 'never' },
    image: { service: passthroughImageService() },
    // Prefetching would request a page as soon as a reader hovers over its link.
    prefetch: false,
    devToolbar: { enabled: false },
    redirects: Object.fromEntries(
      Object.entries(movedPages).map(([page, target]) => [`/${page.replace('.html', '')}`, `/${target}`]),
    ),
    integrations: [
      portugueseRoutes(),
      starlight({
        title: 'Pix Payment API',
        description: 'The contract of a Pix payment API: guides, reference, errors, states and gaps.',
        locales: {
          root: { label: 'English', lang: 'en' },
          [PORTUGUESE]: { label: 'Português', lang: 'pt-BR' },
        },
        routeMiddleware: './src/languages/fallback-notice.ts',
        favicon: '/favicon.svg',
        pagefind: false,
        disable404Route: false,
        credits: false,
        sidebar: withPortuguese(sidebar),
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
        customCss: [
          './src/styles/site.css',
          './src/styles/states.css',
          './src/styles/search.css',
          './src/styles/samples.css',
        ],
        components: {
          LanguageSelect: './src/components/LanguageSelect.astro',
          MarkdownContent: './src/components/MarkdownContent.astro',
          Search: './src/components/Search.astro',
        },
        head:
          live === undefined
            ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } }]
            : [],
        expressiveCode: {
          plugins: [exampleCode(EXAMPLES, failures), foldedSetup()],
          themes: ['github-dark', 'github-light'],
          // A line that is wider than a phone continues below, instead of behind the edge.
          defaultProps: { wrap: true, preserveIndent: true },
        },
      }),
    ],
    vite: {
      plugins: [live],
      define: { UNRELEASED: JSON.stringify(unreleased) },
      logLevel: 'error',
      resolve: { conditions },
      ssr: { noExternal: ['@pix-payments/spec'], resolve: { conditions } },
      // Astro renders the pages in this environment.
      environments: { prerender: { resolve: { conditions } } },
    },
  }
}
