import { readFileSync } from 'node:fs'

/** The samples that a page shows, in its order: the `file=` of each code fence, such as `deposit.ts#create`. */
export const fencesOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```\w+ .*?\bfile=(\S+)/gm)].map(([, file = '']) => file)
