import { isPortuguese, PORTUGUESE } from '../languages/languages.ts'

/** A page of the content collection. */
interface Entry {
  readonly id: string
  readonly data: { readonly title: string; readonly description?: string | undefined }
}

/** The guides by what a reader wants to do. A guide that no row names is in the last group. */
const GROUPS: readonly (readonly [title: string, guides: readonly string[]])[] = [
  ['Move money', ['deposit', 'withdrawal', 'refund', 'recurring-charges', 'reconciliation']],
  [
    'Build',
    [
      'operator-kit',
      'authentication',
      'webhooks',
      'errors-and-retries',
      'by-hand',
      'languages',
      'client-environments',
    ],
  ],
  [
    'Test',
    [
      'sandbox',
      'time',
      'outcomes',
      'sandbox-webhooks',
      'testing-with-the-service',
      'testing-with-the-mock',
      'test-data',
    ],
  ],
  ['Run the service', ['operating', 'rail']],
]
const OTHERS = 'Before production'

export interface GuideGroup {
  readonly title: string
  readonly guides: readonly {
    readonly address: string
    readonly title: string
    readonly description: string
  }[]
}

/** The guides in the language of a page, in groups. A guide without a translation is shown in English. */
export function guideGroups(entries: readonly Entry[], page: string): readonly GuideGroup[] {
  const named = new Set(GROUPS.flatMap(([, guides]) => guides))
  const english = entries
    .filter(({ id }) => id.startsWith('guides/'))
    .map(({ id }) => id.slice('guides/'.length))
  const groups = [...GROUPS, [OTHERS, english.filter((guide) => !named.has(guide))] as const]
  return groups
    .map(([title, guides]) => ({
      title,
      guides: guides.flatMap((guide) => {
        const folder = isPortuguese(page) ? [`${PORTUGUESE}/guides/${guide}`] : []
        const found = [...folder, `guides/${guide}`].flatMap(
          (id) => entries.find((it) => it.id === id) ?? [],
        )[0]
        if (found === undefined) throw new Error(`There is no guide "${guide}".`)
        const { title, description = '' } = found.data
        return [{ address: `/guides/${guide}.html`, title, description }]
      }),
    }))
    .filter(({ guides }) => guides.length > 0)
}
