import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { attribute, elementsOf, type HtmlElement, splice } from './html-files.ts'

const ENTRY = '\0page'
const INLINE = /^\0inline:(\d+)$/

/** Converts the modules of pages into classic scripts. */
export interface ClassicScripts {
  /** Returns the page with one deferred classic script instead of all its modules. */
  convert(html: string): Promise<string>
  /** Deletes the modules, which no page loads any more. */
  removeModules(): Promise<void>
}

/**
 * Browsers refuse modules on a page that is opened from the disk. So the modules of a page become one classic script,
 * which runs at the same time as the modules would. It is one script for a page, because separate scripts would run a
 * shared module twice.
 */
export function classicScripts(dist: string): ClassicScripts {
  const written = new Map<string, Promise<string>>()
  return {
    async convert(html) {
      const tags = elementsOf(html).filter(
        (element) => element.tagName === 'script' && attribute(element, 'type') === 'module',
      )
      if (tags.length === 0) return html
      const sources = tags.map((tag) => attribute(tag, 'src') ?? { code: textOf(tag) })
      const key = JSON.stringify(sources)
      if (!written.has(key)) written.set(key, bundle(dist, sources))
      const script = `<script defer src="${await written.get(key)}"></script>`
      return splice(
        html,
        tags.map((tag, index) => ({
          start: tag.sourceCodeLocation?.startOffset ?? 0,
          end: tag.sourceCodeLocation?.endOffset ?? 0,
          text: index === 0 ? script : '',
        })),
      )
    },
    async removeModules() {
      const kept = new Set(await Promise.all(written.values()))
      const files = await readdir(join(dist, '_astro'))
      const modules = files.filter((file) => file.endsWith('.js') && !kept.has(`/_astro/${file}`))
      await Promise.all(modules.map((file) => rm(join(dist, '_astro', file))))
    },
  }
}

function textOf(tag: HtmlElement): string {
  return tag.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

type Source = string | { readonly code: string }

/** Writes the script and returns its address. */
async function bundle(dist: string, sources: readonly Source[]): Promise<string> {
  const specifiers = sources.map((source, index) =>
    typeof source === 'string' ? join(dist, source) : `\0inline:${index}`,
  )
  const build = await rolldown({
    input: ENTRY,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules-of-a-page',
        resolveId: (id) => (id === ENTRY || INLINE.test(id) ? id : null),
        load(id) {
          if (id === ENTRY) return specifiers.map((it) => `import ${JSON.stringify(it)}`).join('\n')
          const source = sources[Number(INLINE.exec(id)?.[1] ?? -1)]
          return typeof source === 'object' ? source.code : null
        },
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  const name = `_astro/page.${createHash('sha256').update(output[0].code).digest('hex').slice(0, 8)}.js`
  await writeFile(join(dist, name), output[0].code)
  return `/${name}`
}
