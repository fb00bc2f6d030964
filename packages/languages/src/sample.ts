import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXAMPLES } from './folders.ts'

/** Reads a region of a sample of the guide: the lines between `# #region <name>` and `# #endregion`. */
export async function readRegion(file: string, region: string): Promise<string> {
  const text = await readFile(join(EXAMPLES, file), 'utf8')
  const [, lines] = new RegExp(`^# #region ${region}\\n([\\s\\S]*?)^# #endregion$`, 'm').exec(text) ?? []
  if (lines === undefined) throw new Error(`docs/examples/${file} has no region "${region}".`)
  return lines
}
