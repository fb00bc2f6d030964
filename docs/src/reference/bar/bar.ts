import { defineSearchDialog } from '../../search/search-dialog.ts'
import { nameElements } from './redoc-names.ts'
import { followSampleLanguage } from './sample-language.ts'
import { followTheme } from './theme.ts'

/** The script of the bar above a reference. */
followTheme()
followSampleLanguage()
nameElements()
defineSearchDialog()
