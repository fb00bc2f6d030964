import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contractDocument } from './support/contract-document.ts'
import { loadErrors } from '../src/data/load-errors.ts'
import { readTranslation, TRANSLATIONS } from '../src/translations/translation.ts'
import { translateDocument, translateText } from '../src/translations/translate-document.ts'

const SPEC = join(import.meta.dirname, '..')
const document = contractDocument()

describe.each(TRANSLATIONS)('the translation %s', (name) => {
  const translation = readTranslation(name)
  const used = new Set<string>()
  const translated = translateDocument(document, translation, {
    used: (text) => used.add(text),
    missing: () => {},
  })

  it('has only texts of the contract, so a changed text needs a new translation', () => {
    const outdated = [...translation.keys()].filter((text) => !used.has(text) && !otherTexts.has(text))
    expect(outdated, 'Translate the new text, and delete the old row.').toEqual([])
  })

  it('covers the error catalogue', () => {
    const missing = catalogueTexts.filter((text) => !translation.has(text))
    expect(missing, `Translate them in translations/${name}/errors.yaml.`).toEqual([])
  })

  it('keeps code, amounts in fields, links and badges', () => {
    const spans = (text: string): readonly string[] => (text.match(/`[^`]+`|\]\([^)]+\)/g) ?? []).toSorted()
    const different = [...translation].filter(([en, pt]) => `${spans(en)}` !== `${spans(pt)}`)
    expect(different.map(([en]) => en)).toEqual([])
  })

  it('changes nothing but texts', () => {
    const shape = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(shape)
      if (typeof node !== 'object' || node === null) return typeof node === 'string' ? 'text' : node
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shape(value)]))
    }
    expect(shape(translated)).toEqual(shape(document))
    expect(Object.keys(translated.components.schemas)).toEqual(Object.keys(document.components.schemas))
    expect(translated.paths['/v1/balance']).not.toEqual(document.paths['/v1/balance'])
  })
})

describe('a text of several paragraphs', () => {
  const translation = new Map([
    ['Assumed', 'Suposição'],
    ['One.', 'Um.'],
    ['Meaning', 'Significado'],
    ['Two.', 'Dois.'],
  ])
  it.each([
    { given: 'One. **Assumed** (G-001, G-002).', want: 'Um. **Suposição** (G-001, G-002).' },
    { given: 'One.\n\nTwo.\n\n**Assumed** (G-001).', want: 'Um.\n\nDois.\n\n**Suposição** (G-001).' },
    {
      given: 'One.\n\n| Meaning | `x` |\n|---|---|\n| Two. | `A` |',
      want: 'Um.\n\n| Significado | `x` |\n|---|---|\n| Dois. | `A` |',
    },
    { given: 'Unknown.\n\nTwo.', want: 'Unknown.\n\nDois.' },
  ])('is translated by its parts: $given', ({ given, want }) => {
    expect(translateText(given, translation)).toBe(want)
  })
})

const { statuses, codes, operations, rejectionCodes } = loadErrors(SPEC)
const catalogueTexts = [
  ...Object.values(statuses).map(({ description }) => description),
  ...codes.map(({ meaning }) => meaning),
  ...Object.values(operations).flatMap((operation) =>
    operation.codes.flatMap(({ meaning }) => meaning ?? []),
  ),
  ...rejectionCodes.flatMap(({ meaning, note }) => [meaning, ...(note === undefined ? [] : [note])]),
].map((text) => text.trim())

/** The strings of the files that are not part of the document. */
const otherTexts = new Set([...catalogueTexts, ...stringsOf('workflows'), ...stringsOf('machines')])

function stringsOf(folder: string): readonly string[] {
  const files = readdirSync(join(SPEC, folder)).filter((file) => file.endsWith('.yaml'))
  return files.flatMap((file) => strings(parse(readFileSync(join(SPEC, folder, file), 'utf8'))))
}

function strings(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node.trim()]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : []
}
