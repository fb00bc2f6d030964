import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { translatedText } from './contract-texts.ts'
import { portuguesePhrase } from './phrases.ts'

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>
type Item = Sidebar[number]

/** The navigation with the Portuguese labels. The titles of flows come from the contract. */
export const withPortuguese = (sidebar: Sidebar): Sidebar => sidebar.map(withLabels)

function withLabels(item: Item): Item {
  if (typeof item === 'string' || !('label' in item) || item.label === undefined) return item
  const label = portuguesePhrase(item.label) ?? translatedText(item.label)
  const translated = label === undefined ? item : { ...item, translations: { 'pt-BR': label } }
  return 'items' in translated ? { ...translated, items: withPortuguese(translated.items) } : translated
}
