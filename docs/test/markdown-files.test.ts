import { dirname, join, relative } from 'node:path/posix'
import { beforeAll, describe, expect, it } from 'vitest'
import { DIST, EXAMPLES } from '../src/folders.ts'
import { inEnglish, isUntranslated } from '../src/languages/languages.ts'
import { readExample } from '../src/site/example-code.ts'
import { allFiles, attribute } from '../src/html-files.ts'
import { type Operation, operations, railOperations, sandboxOperations } from '../src/data/contract.ts'
import { built, builtElements, builtPages } from './built-site.ts'

let files: ReadonlySet<string>
let pages: readonly string[]
let markdown: readonly string[]
beforeAll(async () => {
  files = await allFiles(DIST)
  pages = (await builtPages()).filter((file) => file !== '404.html')
  markdown = [...files].filter((file) => file.endsWith('.md')).toSorted()
})

/** A text without its blocks and spans of code. */
const prose = (text: string): string =>
  text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '')

const linksOf = (text: string): readonly string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link)

/** The anchor that readers of Markdown give a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchors = new Map<string, ReadonlySet<string>>()

/** The anchors of a Markdown file: its headings, and the anchors of its page, which its text names. */
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file)
  if (known !== undefined) return known
  const headings = [...built(file).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => slug(text))
  const page = file.replace(/\.md$/, '.html')
  const ids = files.has(page) ? builtElements(page).flatMap((it) => attribute(it, 'id') ?? []) : []
  const found = new Set([...headings, ...ids])
  anchors.set(file, found)
  return found
}

function resolves(file: string, link: string): boolean {
  if (/^(?:https?|mailto):/.test(link)) return true
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  if (!files.has(target)) return false
  return anchor === undefined || anchorsOf(target).has(decodeURIComponent(anchor))
}

describe('the Markdown files', () => {
  it('exist for every page, which names its file in its head', () => {
    const lacking = pages.filter((page) => {
      const html = built(page)
      // A page that is not translated has the file of the English page.
      const isFallback = page === 'pt-br/reference/index.html' || isUntranslated(page, html)
      const twin = (isFallback ? inEnglish(page) : page).replace(/\.html$/, '.md')
      const link = relative(dirname(page), twin)
      return !files.has(twin) || !html.includes(`<link rel="alternate" type="text/markdown" href="${link}"`)
    })
    expect(pages.length).toBeGreaterThan(20)
    expect(lacking).toEqual([])
  })

  it('link to files and anchors that exist', () => {
    const broken = markdown.flatMap((file) =>
      linksOf(built(file))
        .filter((link) => !resolves(file, link))
        .map((link) => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('lead to Markdown, not to pages', () => {
    const wrong = markdown.flatMap((file) =>
      linksOf(built(file))
        .filter((link) => /^(?!https?:).*\.html(?:#|$)/.test(link))
        .map((link) => `${file}: ${link}`),
    )
    expect(wrong).toEqual([])
  })

  it('have one title, and no HTML', () => {
    const wrong = markdown.filter((file) => {
      const text = prose(built(file))
      return (text.match(/^# /gm) ?? []).length !== 1 || /(?<!\\)<\/?[a-z!]/i.test(text)
    })
    expect(wrong).toEqual([])
  })

  it('show the samples of the guides', () => {
    const sample = readExample(EXAMPLES, 'kit-deposit.ts#wait', 'this test')
    expect(built('guides/deposit.md')).toContain(`\`\`\`ts\n${sample}\n\`\`\``)
  })

  it('show the content of components', () => {
    expect(built('guides/sandbox.md')).toContain('alfa-demo')
    expect(built('gaps.md')).toMatch(/^### G-047 /m)
    expect(built('states/charge.md')).toMatch(/^\| `PENDING` \| open \|/m)
    expect(built('architecture.md')).toContain('```mermaid\nflowchart TD')
  })
})

interface Node {
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>
  readonly 'x-gap'?: string | readonly string[]
  readonly 'x-source'?: string | readonly string[]
  readonly 'x-codeSamples'?: readonly { readonly source: string }[]
}

describe.each([
  { folder: 'reference', all: operations },
  { folder: 'sandbox', all: sandboxOperations },
  { folder: 'rail', all: railOperations },
])('the pages of operations in $folder', ({ folder, all }) => {
  const nodeOf = ({ node }: Operation): Node => node as Node
  /** The responses that the index tells for several operations, by their anchors. */
  const shared = new Map(
    built(`${folder}/index.md`)
      .split(/^### /m)
      .map((text) => [(text.split('\n', 1)[0] ?? '').toLowerCase().replace(' ', '-'), text] as const),
  )
  /** The text of a page, and of the responses that it links to. */
  const told = (id: string): string => {
    const text = built(`${folder}/${id}.md`)
    const linked = [...text.matchAll(/\]\(index\.md#([1-5][\dx]{2}-\d+)\)/g)]
    return [text, ...linked.map(([, anchor = '']) => `### ${shared.get(anchor)}`)].join('\n')
  }
  const lacking = (words: (operation: Operation) => readonly string[]): readonly string[] =>
    all.flatMap((operation) => {
      const text = told(operation.id)
      return words(operation)
        .filter((word) => !text.includes(word))
        .map((word) => `${operation.id}: ${word}`)
    })

  it('have the method, the path and the summary', () => {
    expect(
      lacking(({ kind, method, path, id, summary }) => [
        `# ${id}: ${summary}`,
        kind === 'event' ? `Event \`${id}\`` : `\`${method} ${path}\``,
      ]),
    ).toEqual([])
  })

  it('have every status and every code, or link to it', () => {
    const wrong = all.filter((operation) => {
      const statuses = [...told(operation.id).matchAll(/^### ([1-5](?:\d\d|XX))(?: \d+)?$/gm)].map(
        ([, it]) => it,
      )
      return statuses.toSorted().join() !== Object.keys(nodeOf(operation).responses).toSorted().join()
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    const unknown = all.flatMap(({ id, description }) => {
      const codes = description.match(/(?<=first of: ).*/)?.[0].match(/`\w+`/g) ?? []
      const rows =
        told(id)
          .match(/^(?:\| `\w+` \||In the \[catalogue\].*)/gm)
          ?.join() ?? ''
      return codes.filter((code) => !rows.includes(code)).map((code) => `${id}: ${code}`)
    })
    expect(unknown).toEqual([])
  })

  it('have the assumptions, the sections and the code samples', () => {
    expect(
      lacking((operation) => {
        const {
          'x-gap': gaps = [],
          'x-source': sources = [],
          'x-codeSamples': samples = [],
        } = nodeOf(operation)
        return [
          ...[gaps].flat().map((id) => `[${id}](../gaps.md#${id})`),
          ...[sources].flat().map((id) => `[${id}](../rules.md#section-`),
          ...samples.map(({ source }) => `\n${source}\n\`\`\``),
        ]
      }),
    ).toEqual([])
  })
})

describe('the words that a reader of all files reads', () => {
  const wordsOf = (file: string): number => built(file).trim().split(/\s+/).length

  it('are few: shared schemas and responses are told once', () => {
    expect(wordsOf('llms-full.txt')).toBeLessThanOrEqual(104_800)
    const long = operations.filter(({ id }) => wordsOf(`reference/${id}.md`) > 1800)
    expect(long.map(({ id }) => id)).toEqual([])
  })

  it('are few in each guide: a long task is two guides, and a long sample is a link', () => {
    const most = (file: string): number => (file.startsWith('pt-br/') ? 2300 : 2000)
    const long = markdown.filter((file) => /(?:^|\/)guides\//.test(file) && wordsOf(file) > most(file))
    expect(long).toEqual([])
  })
})

describe('llms.txt', () => {
  const LINE = /^- \[([^\]]+)\]\(([^)]+)\): (.+)$/
  const text = (): string => built('llms.txt')
  const lines = (): readonly string[] =>
    text()
      .split('\n')
      .filter((line) => line.startsWith('- '))

  it('has the format of llmstxt.org: a title, a summary, and lists of links with descriptions', () => {
    const [title, , summary] = text().split('\n')
    expect(title).toBe('# Pix Payment API')
    expect(summary).toMatch(/^> .+\.$/)
    expect(
      text()
        .match(/^## .*$/gm)
        ?.at(-1),
    ).toBe('## Optional')
    expect(lines().filter((line) => !LINE.test(line))).toEqual([])
  })

  it('lists every Markdown file once', () => {
    const listed = lines().flatMap((line) => LINE.exec(line)?.[2] ?? [])
    expect(listed.toSorted()).toEqual(markdown)
  })

  it('and llms-full.txt link to files that exist', () => {
    const broken = ['llms.txt', 'llms-full.txt'].flatMap((file) =>
      linksOf(built(file)).filter((link) => !resolves(file, link)),
    )
    expect(broken).toEqual([])
  })

  it('is completed by llms-full.txt, with the text of guides and operations', () => {
    const full = built('llms-full.txt')
    for (const title of [
      '# Take a deposit',
      '# States of a charge',
      '# createRefund: ',
      '# pixChargePaid: ',
    ]) {
      expect(full).toContain(`\n${title}`)
    }
  })
})
