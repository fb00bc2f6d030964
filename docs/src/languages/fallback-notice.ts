import { defineRouteMiddleware } from '@astrojs/starlight/route-data'
import { languageOf, pageOf } from './languages.ts'

/** The pages of `src/pages` whose content is in Portuguese too. */
const TRANSLATED: readonly RegExp[] = [
  /\/benchmarks\.html$/,
  /\/errors\.html$/,
  /\/flows\.html$/,
  /\/glossary\.html$/,
  /\/guides\/index\.html$/,
  /\/proof\.html$/,
]

/** Adds Starlight's notice to the pages of `src/pages` that show English content in the Portuguese site. */
export const onRequest: ReturnType<typeof defineRouteMiddleware> = defineRouteMiddleware(
  ({ locals, url }) => {
    const route = locals.starlightRoute
    // Only the pages of the content collection have a component for their content.
    if (languageOf(url) === 'en' || route.Content !== undefined) return
    if (TRANSLATED.some((page) => page.test(pageOf(url.pathname)))) return
    route.isFallback = true
    route.entryMeta = { lang: 'en', dir: 'ltr', locale: undefined }
  },
)
