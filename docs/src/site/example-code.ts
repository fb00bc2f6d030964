import { readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { h, select } from '@astrojs/starlight/expressive-code/hast'
import { definePlugin, type ExpressiveCodePlugin } from '@astrojs/starlight/expressive-code'
import { pluginCollapsibleSectionsData } from '@expressive-code/plugin-collapsible-sections'
import { fencesOf } from './example-fences.ts'
import { DOCS, EXAMPLES_FOLDER } from '../folders.ts'
import { importsOf } from './sample-imports.ts'

const REGION = /^\s*(?:\/\/|#) #(region|endregion)\s*(.*?)\s*$/

/**
 * Shows a part of a sample in a guide, so that the guide has no copy of the code:
 *
 *     ```ts file=deposit.ts#create
 *     ```
 *
 * shows the lines between `// #region create` and `// #endregion` in `examples/deposit.ts` (`# #region` in shell). Without
 * `#create` it shows the whole file. Region markers are not shown. The build fails when the file or the region is
 * missing, or when the fence has its own text. With `tab=curl`, the sample is a tab of the sample before it. A part of a TypeScript file starts with the imports that it needs, which
 * are folded. The name of the file in the title is a link to the whole file. The plugin collects the messages in `failures`, because Astro ignores an
 * error that a guide throws.
 */
export function exampleCode(examples: string, failures: string[]): ExpressiveCodePlugin {
  return definePlugin({
    name: 'example-code',
    hooks: {
      preprocessCode({ codeBlock }) {
        const file = codeBlock.metaOptions.getString('file')
        if (file === undefined) return
        const guide = relative(DOCS, codeBlock.parentDocument?.sourceFilePath ?? 'a guide')
        try {
          if (codeBlock.code.trim() !== '') {
            throw new Error(`${guide}: the fence with file=${file} has text of its own; leave it empty.`)
          }
          const empty = codeBlock.getLines().map((_, index) => index)
          if (empty.length > 0) codeBlock.deleteLines(empty)
          const lines = readExample(examples, file, guide).split('\n')
          const imports = foldedLines(examples, file, codeBlock.parentDocument?.sourceFilePath, guide)
          codeBlock.insertLines(0, imports.length === 0 ? lines : [...imports, '', ...lines])
          if (imports.length > 0) {
            const folded = codeBlock.getLines(0, imports.length)
            const sections = [{ from: 1, to: imports.length, lines: [...folded] }]
            pluginCollapsibleSectionsData.setFor(codeBlock, { sections })
          }
        } catch (error) {
          failures.push((error as Error).message)
        }
      },
      postprocessRenderedBlock({ codeBlock, renderData, locale }) {
        const file = codeBlock.metaOptions.getString('file')?.split('#')[0]
        const tab = codeBlock.metaOptions.getString('tab')
        const figure = select('figure', renderData.blockAst)
        if (tab !== undefined && figure !== undefined && figure !== null) figure.properties['dataTab'] = tab
        const title = select('figcaption .title', renderData.blockAst)
        if (file === undefined || title === undefined || title === null) return
        const href = `/${EXAMPLES_FOLDER}/${file}`
        title.children = [
          h(
            'a',
            {
              href,
              download: true,
              title: locale?.startsWith('pt') ? 'Baixar o arquivo inteiro' : 'Download the whole file',
            },
            // A terminal has no title of its own.
            title.children.every((it) => it.type === 'text' && it.value === '') ? file : title.children,
          ),
        ]
      },
    },
  })
}

/** The lines before the first curl sample of a page: the address of the API, and a token. */
const CURL_SETUP = 'curl-setup.sh'
const isCurl = (name: string): boolean => name.startsWith('curl-') && name !== CURL_SETUP

/**
 * The lines that a sample needs before it: for a part of a TypeScript file its imports, without those of the parts
 * before it on the page; for the first curl sample of a page the setup.
 */
function foldedLines(
  examples: string,
  reference: string,
  page: string | undefined,
  guide: string,
): readonly string[] {
  const [name = '', region] = reference.split('#')
  if (isCurl(name)) {
    const [first] = page === undefined ? [reference] : fencesOf(page).filter((it) => isCurl(it))
    return first === reference ? linesOf(join(examples, CURL_SETUP), guide) : []
  }
  if (region === undefined || !name.endsWith('.ts')) return []
  const shown = page === undefined ? [reference] : fencesOf(page).filter((it) => it.split('#')[0] === name)
  const earlier = shown.slice(0, Math.max(shown.indexOf(reference), 0))
  const whole = linesOf(join(examples, name), guide).join('\n')
  return importsOf(
    whole,
    readExample(examples, reference, guide),
    earlier.map((it) => readExample(examples, it, guide)),
  )
}

/** The text of `deposit.ts` or `deposit.ts#create`, without common indent. Throws an error that names the guide. */
export function readExample(examples: string, reference: string, guide: string): string {
  const [name = '', region] = reference.split('#')
  const path = join(examples, name)
  if (normalize(path) !== path || !path.startsWith(join(examples, '/'))) {
    throw new Error(`${guide}: file=${reference} is outside docs/examples.`)
  }
  const lines = linesOf(path, `${guide}: file=${reference}`)
  const chosen = region === undefined ? lines : insideRegion(lines, region)
  if (chosen === undefined) {
    const known = lines.flatMap((line) =>
      REGION.exec(line)?.[1] === 'region' ? [REGION.exec(line)?.[2]] : [],
    )
    throw new Error(
      `${guide}: docs/examples/${name} has no closed region "${region}". It has: ${known.join(', ') || 'none'}.`,
    )
  }
  return withoutIndent(chosen.filter((line) => !REGION.test(line)))
}

function linesOf(path: string, where: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n')
  } catch (error) {
    throw new Error(`${where}: there is no such file in docs/examples.`, { cause: error })
  }
}

/** The lines between the markers of a region. Regions can be nested. */
function insideRegion(lines: readonly string[], name: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => {
    const marker = REGION.exec(line)
    return marker?.[1] === 'region' && marker[2] === name
  })
  if (start === -1) return undefined
  let depth = 0
  for (const [index, line] of lines.entries()) {
    if (index < start) continue
    const marker = REGION.exec(line)?.[1]
    if (marker === 'region') depth += 1
    if (marker === 'endregion') depth -= 1
    if (depth === 0) return lines.slice(start + 1, index)
  }
  return undefined
}

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER)
  const shifted = lines.map((line) => line.slice(Math.min(indent, line.length)))
  return shifted.join('\n').replace(/^\n+|\n+$/g, '')
}
