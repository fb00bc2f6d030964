import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFlows, sequenceDiagram } from '@pix-payments/flows'
import { DOCS } from '../src/folders.ts'
import { missingTexts } from './drawn-texts.ts'

const DIAGRAMS = join(DOCS, 'src/diagrams')
const GUIDES = join(DOCS, 'src/content/docs/guides')
const names = readdirSync(DIAGRAMS).map((file) => file.replace(/\.mmd$/, ''))
const sourceOf = (name: string): string => readFileSync(join(DIAGRAMS, `${name}.mmd`), 'utf8')

describe('the diagrams of guides', () => {
  it.each(names)('%s is drawn completely', (name) => {
    expect(missingTexts(sourceOf(name))).toEqual([])
  })

  it.each(names)('%s has a name of its own for readers who do not see it', (name) => {
    const [, title] = /^ {2}accTitle: (.+)$/m.exec(sourceOf(name)) ?? []
    const titles = names.map((it) => /accTitle: (.+)/.exec(sourceOf(it))?.[1])
    expect(titles.filter((it) => it === title)).toHaveLength(1)
  })

  it('are all shown', () => {
    const guides = readdirSync(GUIDES).map((file) => readFileSync(join(GUIDES, file), 'utf8'))
    const shown = guides.flatMap((guide) =>
      [...guide.matchAll(/<Diagram name="([^"]+)" \/>/g)].map(([, it]) => it),
    )
    expect(names.toSorted()).toEqual(shown.toSorted())
  })
})

describe('the diagrams of flows', () => {
  const flows = readFlows().map((flow) => ({ name: flow.name, source: sequenceDiagram(flow) }))

  it.each(flows)('$name is drawn completely', ({ source }) => {
    expect(missingTexts(source)).toEqual([])
  })

  it.each(flows)('$name has texts that fit between two parties', ({ source }) => {
    const texts = [...source.matchAll(/>>\w+: (.+)$/gm)].map(([, text = '']) => text)
    expect(texts.filter((text) => text.length > 36)).toEqual([])
  })
})
