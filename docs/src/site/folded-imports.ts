import type { ExpressiveCodePlugin } from '@astrojs/starlight/expressive-code'
import {
  pluginCollapsibleSections,
  pluginCollapsibleSectionsTexts,
} from '@expressive-code/plugin-collapsible-sections'

/** Folds the imports of a sample, which `exampleCode` marks, into one line. A copy of the sample has all lines. */
export function foldedImports(): ExpressiveCodePlugin {
  pluginCollapsibleSectionsTexts.overrideTexts(undefined, {
    collapsedLines: 'imports: {lineCount} {lineCount;1=line;lines}',
  })
  pluginCollapsibleSectionsTexts.addLocale('pt-BR', {
    collapsedLines: 'imports: {lineCount} {lineCount;1=linha;linhas}',
  })
  return pluginCollapsibleSections()
}
