import { writeFileSync } from 'node:fs'
import {
  fingerprint,
  portugueseFile,
  refreshed,
  sharedParts,
  statedFingerprint,
  translations,
  wantedParts,
} from './translation.ts'

const USAGE = `Lists the Portuguese pages that are older than the English page.

  pnpm --filter @pix-payments/docs translated                     lists them
  pnpm --filter @pix-payments/docs translated guides/deposit …    marks pages as up to date, after you have read both

Marking a page takes over the imports, the code blocks and the components of the English page, and writes the fingerprint
of the English text into the front matter of the Portuguese page.`

function main(args: readonly string[]): void {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  if (args.length === 0) return list()
  for (const name of args) mark(name)
}

function list(): void {
  for (const { page, english, portuguese } of translations()) {
    if (portuguese === undefined) console.log(`${page}: not translated`)
    else if (statedFingerprint(portuguese) !== fingerprint(english))
      console.log(`${page}: the English text is newer`)
    else if (wantedParts(english).join('\n') !== sharedParts(portuguese).join('\n'))
      console.log(`${page}: other code blocks or components`)
  }
}

function mark(name: string): void {
  const translation = translations().find(({ page }) => page === name || page.replace(/\.mdx?$/, '') === name)
  if (translation?.portuguese === undefined) throw new Error(`There is no Portuguese page "${name}".`)
  const text = refreshed(translation)
  if (text === undefined) {
    const english = wantedParts(translation.english)
    const portuguese = sharedParts(translation.portuguese)
    const at = english.findIndex((part, index) => part !== portuguese[index])
    throw new Error(
      `${name}: the English page has ${english.length} imports, code blocks and components, the Portuguese page ${portuguese.length}.\nThe first difference: ${english[at] ?? 'the end'}`,
    )
  }
  writeFileSync(portugueseFile(translation.page), text)
  console.log(`${translation.page}: marked`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
