import { dirname, join } from 'node:path/posix'
import {
  errors,
  gaps,
  machines,
  rejectionCodes,
  rules,
  sections,
  type StateMachine,
} from '@pix-payments/spec'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Operation,
  operations,
  railOperations,
  sandboxOperations,
  schemas,
} from '../src/data/contract.ts'
import { errorAnchor, sectionAnchor } from '../src/data/addresses.ts'
import { isPortuguese } from '../src/languages/languages.ts'
import { movedPages } from '../src/data/moved-guides.ts'
import { DIST } from '../src/folders.ts'
import { allFiles, attribute } from '../src/html-files.ts'
import { built, type BuiltElement, builtElements, builtSearchDocuments, builtPages } from './built-site.ts'

interface Page {
  readonly anchors: ReadonlySet<string>
  readonly links: readonly string[]
  /** The addresses that the page loads without a click. */
  readonly loads: readonly string[]
  readonly html: string
}

/** Scripts draw a reference in the browser, so its anchors come from its document. */
const REFERENCES: Readonly<Record<string, readonly Operation[]>> = {
  'reference/index.html': operations,
  'pt-br/reference/index.html': operations,
  'sandbox/index.html': sandboxOperations,
  'rail/index.html': railOperations,
}
const pages = new Map<string, Page>()
let files: ReadonlySet<string>

beforeAll(async () => {
  files = await allFiles(DIST)
  for (const page of await builtPages()) {
    const html = built(page)
    const documented = REFERENCES[page]
    const elements = documented === undefined ? builtElements(page) : []
    pages.set(page, {
      html,
      anchors:
        documented === undefined
          ? new Set(elements.flatMap((it) => attribute(it, 'id') ?? []))
          : referenceAnchors(documented),
      links: addresses(elements),
      loads: addresses(elements.filter(({ tagName }) => tagName !== 'a')),
    })
  }
})

function addresses(elements: readonly BuiltElement[]): readonly string[] {
  return elements.flatMap((element) => ['href', 'src'].flatMap((name) => attribute(element, name) ?? []))
}

function referenceAnchors(documented: readonly Operation[]): ReadonlySet<string> {
  return new Set([
    ...documented.map(({ id }) => `operation/${id}`),
    ...documented.map(({ tag }) => `tag/${tag}`),
  ])
}

describe('the built pages', () => {
  it('are all there, at the addresses that they always had', () => {
    expect([...pages.keys()].filter((page) => !/^(?:flows|guides|states|pt-br)\//.test(page))).toEqual([
      '404.html',
      'architecture.html',
      'benchmarks.html',
      'changelog.html',
      'contract-tests.html',
      'decisions.html',
      'errors.html',
      'flows.html',
      'gaps.html',
      'glossary.html',
      'index.html',
      'proof.html',
      'rail/index.html',
      'reference/index.html',
      'rules.html',
      'sandbox/index.html',
      'schemas.html',
      'settings.html',
    ])
    expect([...files]).toEqual(
      expect.arrayContaining(
        'events/pixChargePaid.json events/WebhookEvent.json openapi.json openapi.yaml rail.json rail.yaml sandbox.json sandbox.yaml search-documents.js'.split(
          ' ',
        ),
      ),
    )
  })

  it('link to files and anchors that exist', () => {
    const broken = [...pages].flatMap(([page, { links }]) =>
      links.filter((link) => !resolves(page, link)).map((link) => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it.each(Object.entries(movedPages))('the old address %s leads to %s, also from a disk', (old, target) => {
    const refresh = builtElements(old).find((it) => attribute(it, 'http-equiv') === 'refresh')
    const [, link = ''] = /^0;url=(.+)$/.exec(attribute(refresh ?? { attrs: [] }, 'content') ?? '') ?? []
    expect(decodeURIComponent(join(dirname(old), link))).toBe(target)
    expect(resolves(old, link)).toBe(true)
  })

  it('are found by the search at addresses that exist', () => {
    const addresses = builtSearchDocuments().flatMap(({ address, portuguese }) => [
      address,
      ...(portuguese?.address === undefined ? [] : [portuguese.address]),
    ])
    expect(addresses.filter((address) => !resolves('index.html', address))).toEqual([])
  })

  it('load nothing from elsewhere, and link to no root of a server and to no folder', () => {
    const wrong = [...pages].flatMap(([page, { links, loads }]) => [
      ...loads
        .filter((address) => /^(?:\w+:)?\/\//.test(address))
        .map((address) => `${page} loads ${address}`),
      ...links
        .filter((link) => /^\/(?!\/)|^[^:]*\/$|^\.$/.test(link))
        .map((link) => `${page} links to ${link}`),
    ])
    expect(wrong).toEqual([])
  })

  it('load no module from a file, which a page on a disk may not, and may connect to nothing', () => {
    const wrong = [...pages].filter(
      ([, { html }]) =>
        /<script(?=[^>]*type="module")[^>]*src=/.test(html) || !html.includes("connect-src 'none'"),
    )
    expect(wrong.map(([page]) => page)).toEqual([])
  })

  it('have a space between a word and the link, code or bold text after it', () => {
    // Astro deletes a line break before an element. A page then needs `{' '}` at the end of the line.
    const joined = [...pages].flatMap(([page, { html }]) =>
      page in REFERENCES
        ? []
        : (html
            .replaceAll(/<(pre|script|style)\b.*?<\/\1>/gs, '')
            .match(/[\w,.;:]<(?:a|b|strong|em|code)\b(?![^>]*class="own-line")[^>]*>[^<]+/g) ?? []),
    )
    expect(joined).toEqual([])
  })

  it('have no block inside a paragraph, where HTML ends the paragraph', () => {
    const wrong = [...pages].filter(
      ([page, { html }]) =>
        !(page in REFERENCES) &&
        /<p\b[^>]*>(?:(?!<\/p>)[^])*<(?:details|div|ul|table|section|p)\b/.test(html),
    )
    expect(wrong.map(([page]) => page)).toEqual([])
  })

  it('use no fonts but those of the system', () => {
    expect([...files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))).toEqual([])
    const styles = [...files].filter((file) => file.endsWith('.css')).map(built)
    expect(styles.filter((style) => /@font-face|url\(\s*['"]?https?:|@import/.test(style))).toEqual([])
  })

  it('have one heading of the first level, a language and a description', () => {
    const wrong = [...pages].filter(
      ([page, { html }]) =>
        !(page in REFERENCES) &&
        ((html.match(/<h1[ >]/g) ?? []).length !== 1 ||
          !html.includes(`<html lang="${isPortuguese(page) ? 'pt-BR' : 'en'}"`) ||
          !html.includes('<meta name="description"')),
    )
    expect(wrong.map(([page]) => page)).toEqual([])
  })
})

describe('the registers', () => {
  const lacks = (page: string, anchors: readonly string[]): readonly string[] =>
    anchors.filter((anchor) => !pages.get(page)?.anchors.has(anchor))

  it('have an anchor for every gap, code, section, rule and schema', () => {
    const codes = Object.entries(errors.codes).flatMap(([family, byCode]) =>
      Object.keys(byCode).map((code) => errorAnchor(family as keyof typeof errors.codes, code)),
    )
    expect(
      lacks(
        'gaps.html',
        gaps.map(({ id }) => id),
      ),
    ).toEqual([])
    expect(lacks('errors.html', [...codes, ...Object.keys(rejectionCodes)])).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
    expect(
      lacks('rules.html', [...sections.map(({ id }) => sectionAnchor(id)), ...rules.map(({ id }) => id)]),
    ).toEqual([])
    expect(lacks('schemas.html', Object.keys(schemas))).toEqual([])
  })

  it.each(Object.entries<StateMachine>(machines))(
    'show every state, event, webhook and set of a %s',
    (name, machine) => {
      const html = pages.get(`states/${name}.html`)?.html ?? ''
      const diagram = html.slice(
        html.indexOf('<svg role="group"'),
        html.indexOf('</svg>', html.indexOf('<svg role="group"')),
      )
      const drawn = [
        ...machine.transitions.map(({ on }) => on),
        ...machine.transitions.flatMap(({ operations }) => operations),
        ...machine.transitions.flatMap(({ sends }) => sends ?? []),
        ...Object.values(machine.states).flatMap(({ status, statusDetailed }) =>
          [status, statusDetailed ?? []].flat(),
        ),
      ]
      const said = [
        ...Object.keys(machine.states),
        ...Object.keys(machine.sets),
        ...Object.values(machine.illegal).map(({ code }) => code),
        ...machine.transitions.flatMap(({ refusals }) => refusals),
        ...machine.transitions.flatMap(({ gaps }) => gaps),
      ]
      const words = new Set(diagram.replaceAll(/&#(?:160|45);/g, ' ').match(/[A-Za-z_]+/g))
      expect(drawn.filter((word) => !words.has(word))).toEqual([])
      expect(said.filter((word) => !html.includes(word))).toEqual([])
    },
  )
})

function resolves(page: string, link: string): boolean {
  if (/^(?:data|mailto|https?):/.test(link)) return true
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!files.has(target)) return false
  return anchor === undefined || pages.get(target)?.anchors.has(decodeURIComponent(anchor)) === true
}
