import type { ExpressiveCodePlugin } from '@astrojs/starlight/expressive-code'
import {
  pluginCollapsibleSections,
  pluginCollapsibleSectionsTexts,
} from '@expressive-code/plugin-collapsible-sections'

/** Folds the first lines of a sample that `exampleCode` marks, such as its imports. A copy of the sample has all lines. */
export function foldedSetup(): ExpressiveCodePlugin {
  pluginCollapsibleSectionsTexts.overrideTexts(undefined, {
    collapsedLines: 'setup: {lineCount} {lineCount;1=line;lines}',
  })
  pluginCollapsibleSectionsTexts.addLocale('pt-BR', {
    collapsedLines: 'preparação: {lineCount} {lineCount;1=linha;linhas}',
  })
  return pluginCollapsibleSections()
}
