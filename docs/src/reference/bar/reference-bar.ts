import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { searchBox } from '../../search/search-box.ts'
import { DOCS } from '../../folders.ts'

const STYLES = ['src/reference/bar/bar.css', 'src/styles/search.css']

/**
 * Fills in the bar of a reference: its styles, the search box, and its script. The page of a reference is one file, which
 * loads nothing but the search documents of the site. `root` is the root of the site, seen from the page.
 */
export async function withBar(html: string, root: string, language: string): Promise<string> {
  const styles = await Promise.all(STYLES.map((file) => readFile(join(DOCS, file), 'utf8')))
  const parts: Readonly<Record<string, string>> = {
    'BAR-STYLE': styles.join('\n'),
    'BAR-SEARCH': searchBox(root, language),
    'BAR-SCRIPT': (await script()).replaceAll('</script', String.raw`<\/script`),
  }
  return Object.entries(parts).reduce((page, [name, text]) => page.replace(`%${name}%`, () => text), html)
}

async function script(): Promise<string> {
  const build = await rolldown({ input: join(DOCS, 'src/reference/bar/bar.ts'), logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}
