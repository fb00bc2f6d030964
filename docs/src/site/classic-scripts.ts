import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname, relative } from 'node:path/posix'
import { rolldown } from 'rolldown'
import { attribute, type Edit, type HtmlElement } from '../html-files.ts'

const ENTRY = '\0page'
const INLINE = /^\0inline:(\d+)$/

/** Converts the modules of pages into classic scripts. */
export interface ClassicScripts {
  /** Returns the edits that put one deferred classic script in the place of all modules of a page. */
  edits(page: string, elements: readonly HtmlElement[]): Promise<readonly Edit[]>
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
    async edits(page, elements) {
      const tags = elements.filter(isModule)
      if (tags.length === 0) return []
      const sources = tags.map((tag) => attribute(tag, 'src') ?? { code: textOf(tag) })
      const key = JSON.stringify(sources)
      if (!written.has(key)) written.set(key, bundle(dist, sources))
      const address = relative(dirname(page), (await written.get(key)) ?? '')
      return tags.map((tag, index) => ({
        start: tag.sourceCodeLocation?.startOffset ?? 0,
        end: tag.sourceCodeLocation?.endOffset ?? 0,
        text: index === 0 ? `<script defer src="${address}"></script>` : '',
      }))
    },
    async removeModules() {
      const kept = new Set(await Promise.all(written.values()))
      const files = await readdir(join(dist, '_astro'))
      const modules = files.filter((file) => file.endsWith('.js') && !kept.has(`_astro/${file}`))
      await Promise.all(modules.map((file) => rm(join(dist, '_astro', file))))
    },
  }
}

/** A module of a page, which a classic script replaces. */
export const isModule = (element: HtmlElement): boolean =>
  element.tagName === 'script' && attribute(element, 'type') === 'module'

function textOf(tag: HtmlElement): string {
  return tag.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

type Source = string | { readonly code: string }

/** Writes the script and returns its file. */
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
  return name
}
