import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { JAVA_LIBRARIES, SHORT_JAVA } from '../tools/java-libraries.ts'
import type { Generator } from './generator.ts'

/** Compiles without Maven, which would take a minute. */
async function compile(folder: string): Promise<void> {
  const sources = join(folder, 'pix-java/src/main/java')
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.java'))
  // The list of files is longer than a command line may be.
  await writeFile(join(folder, 'files.txt'), files.map((file) => `"${join(sources, file)}"\n`).join(''))
  const options = ['-proc:none', '-nowarn', '-d', join(folder, 'classes'), '-cp', join(JAVA_LIBRARIES, '*')]
  await run('javac', [...options, '@files.txt'], { cwd: folder, env: SHORT_JAVA })
}

export const JAVA_GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-generator-java',
    sample: 'languages-java.sh',
    needs: ['java'],
    output: 'pix-java/src/main/java',
    declaration: (operationId) =>
      new RegExp(`^    public \\w+ ${operationId}\\(.*\\) throws ApiException \\{$`, 'm'),
    compile,
  },
]
