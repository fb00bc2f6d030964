import { describe, expect, it } from 'vitest'
import {
  inEnglish,
  isPortuguese,
  isUntranslated,
  PORTUGUESE,
  twinAddress,
} from '../src/languages/languages.ts'
import {
  fingerprint,
  pagesWithoutEnglish,
  refreshed,
  sharedParts,
  statedFingerprint,
  translations,
  wantedParts,
} from '../src/languages/translation.ts'
import { attribute } from '../src/html-files.ts'
import { built, builtElements, builtPages } from './built-site.ts'

const files = (await builtPages()).filter(
  (file) => !/^(?:(?:pt-br\/)?reference|sandbox|rail|404)[/.]/.test(file),
)
const portuguese = files.filter(isPortuguese)

describe('the Portuguese pages', () => {
  it('have an English page each', () => {
    expect(pagesWithoutEnglish()).toEqual([])
    expect(portuguese.map(inEnglish).toSorted()).toEqual(
      files.filter((file) => !isPortuguese(file)).toSorted(),
    )
  })

  it('exist for the home page and for every guide', () => {
    const missing = translations().filter(({ portuguese }) => portuguese === undefined)
    expect(
      missing.map(({ page }) => page),
      'Write docs/src/content/docs/pt-br/<page>.',
    ).toEqual([])
  })

  it('are not older than their English pages', () => {
    const older = translations().filter(
      ({ english, portuguese }) =>
        portuguese !== undefined && statedFingerprint(portuguese) !== fingerprint(english),
    )
    expect(
      older.map(({ page }) => page),
      'Translate the change, then run: pnpm --filter @pix-payments/docs translated <page>',
    ).toEqual([])
  })

  it('have the samples and the components of their English pages', () => {
    const different = translations().filter(
      ({ english, portuguese }) =>
        portuguese !== undefined && sharedParts(portuguese).join('\n') !== wantedParts(english).join('\n'),
    )
    expect(
      different.map(({ page }) => page),
      'Run: pnpm --filter @pix-payments/docs translated <page>',
    ).toEqual([])
  })

  it('say in English pages which language the content has, with the notice of Starlight', () => {
    const untranslated = portuguese.filter((page) => isUntranslated(page, built(page)))
    expect(untranslated).toContain(`${PORTUGUESE}/gaps.html`)
    expect(untranslated.filter((page) => !built(page).includes('não está disponível em sua língua'))).toEqual(
      [],
    )
    expect(built(`${PORTUGUESE}/index.html`)).not.toContain('não está disponível em sua língua')
  })

  it('link to pages of their own language', () => {
    const foreign = portuguese.flatMap((page) => {
      const untranslated = isUntranslated(page, built(page))
      return (
        builtElements(page)
          .filter((it) => it.tagName === 'a' && attribute(it, 'hreflang') === undefined)
          .map((it) => attribute(it, 'href') ?? '')
          .filter((link) => !/^[a-z]+:/.test(link))
          // An English text links to sections of the English guides, because it has their English headings.
          .filter((link) => !(link.includes('#') && untranslated))
          .map((link) => new URL(link, `file:///${page}`).pathname.slice(1))
          .filter((target) => !isPortuguese(target) && files.includes(`${PORTUGUESE}/${target}`))
          .map((target) => `${page}: ${target}`)
      )
    })
    expect(foreign).toEqual([])
  })
})

describe('every page', () => {
  it('leads to the same page in the other language', () => {
    const wrong = files.filter((page) => {
      const links = builtElements(page).filter((it) =>
        attribute(it, 'class')?.split(' ').includes('language'),
      )
      const targets = links.map((it) => new URL(attribute(it, 'href') ?? '', `file:///${page}`).pathname)
      // One link is in the header, the other one in the menu of a phone.
      return links.length !== 2 || targets.some((target) => target !== twinAddress(`/${page}`))
    })
    expect(wrong).toEqual([])
  })
})

describe('a translation', () => {
  const english =
    '---\ntitle: Refunds\ndescription: Return money.\n---\n\nimport Flows from \'../Flows.astro\'\n\nSend it.\n\n```ts file=refund.ts#send wrap\n\n```\n\n<Flows guide="refund" />\n'
  const written = english
    .replace('Refunds', 'Devoluções')
    .replace('Return money.', 'Devolva dinheiro.')
    .replace('Send it.', 'Envie.')

  it('is older than its English page when the text changed, and not when only a sample changed', () => {
    expect(fingerprint(english.replace('#send wrap', '#send-again'))).toBe(fingerprint(english))
    expect(fingerprint(english.replace('Send it.', 'Send\nit.'))).toBe(
      fingerprint(english.replace('Send it.', 'Send it.')),
    )
    expect(fingerprint(english.replace('Send it.', 'Store it.'))).not.toBe(fingerprint(english))
    expect(fingerprint(english.replace('Refunds', 'Refund'))).not.toBe(fingerprint(english))
  })

  it('takes over the samples and components of the English page when it is marked', () => {
    const changed = english.replace('#send', '#other').replace('guide="refund"', 'guide="deposit"')
    const marked = refreshed({ page: 'guides/refund.mdx', english: changed, portuguese: written }) ?? ''
    expect(statedFingerprint(marked)).toBe(fingerprint(changed))
    expect(marked).toContain("import Flows from '../../Flows.astro'")
    expect(marked).toContain('```ts file=refund.ts#other wrap')
    expect(marked).toContain('<Flows guide="deposit" />')
    expect(marked).toContain('Envie.')
  })

  it('is not marked when the pages have a different number of samples', () => {
    const changed = english.replace('Send it.', '```sh\nnpx pix\n```')
    expect(refreshed({ page: 'guides/refund.mdx', english: changed, portuguese: written })).toBeUndefined()
  })
})
