import { defineSearchDialog } from '../../search/search-dialog.ts'
import { followTheme } from './theme.ts'

/** The script of the bar above a reference. */
followTheme()
defineSearchDialog()
