import { strToU8, zipSync, type Zippable } from 'fflate'

/** The name of the archive. A release has it beside its tag. */
export const EXAMPLES_ARCHIVE = 'examples.zip'

/** The time of every file in the archive: the first that the format knows. So the archive does not depend on the clock. */
const TIME = new Date(1980, 0, 1)

/** Packs files below one folder. The same files give the same bytes, on every machine. */
export function examplesArchive(folder: string, files: ReadonlyMap<string, string>): Uint8Array {
  const entries: Zippable = {}
  for (const [path, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    entries[`${folder}/${path}`] = strToU8(text)
  }
  return zipSync(entries, { level: 9, mtime: TIME })
}
