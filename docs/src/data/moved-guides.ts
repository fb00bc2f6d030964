import { PORTUGUESE } from '../languages/languages.ts'
import { type GuideName, guidePage } from './guides.ts'

/** Guides that became a part of another guide: the guide, and the heading in each language. */
const MOVED: Readonly<Record<string, readonly [guide: GuideName, english: string, portuguese: string]>> = {
  med: ['refund', 'refund-take-back-or-return', 'devolução-retomada-ou-retorno'],
  network: ['go-live', 'ip-lists-and-mtls', 'listas-de-ip-e-mtls'],
  'sandbox-page': ['sandbox', 'the-page-of-the-sandbox', 'a-página-do-sandbox'],
  'test-data': ['outcomes', 'people-and-keys', 'pessoas-e-chaves'],
  'what-this-is-not': ['faq', 'what-this-is-not', 'o-que-isto-não-é'],
}

/** The address to which each old page leads, in both languages, both from the root of the site. */
export const movedPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MOVED).flatMap(([old, [guide, english, portuguese]]) => [
    [`guides/${old}.html`, `${guidePage(guide)}#${english}`],
    [`${PORTUGUESE}/guides/${old}.html`, `${PORTUGUESE}/${guidePage(guide)}#${portuguese}`],
  ]),
)
