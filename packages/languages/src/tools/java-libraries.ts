import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, PINS } from '../folders.ts'
import { run } from '../run.ts'

/** Holds openapi-generator, and the libraries of its Java client. */
export const JAVA_LIBRARIES: string = join(CACHE, 'java')

/** The environment of programs in Java that live for seconds. The fast compiler of Java halves the time of `javac`. */
export const SHORT_JAVA: Readonly<Record<string, string>> = {
  JAVA_TOOL_OPTIONS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1',
}

/** Maven writes escape sequences even without a terminal. */
const MAVEN = ['--batch-mode', '--quiet', '-Dstyle.color=never'] as const

/** Downloads the jars of `pom.xml` with Maven, unless they are there. Throws when a jar has another checksum. */
export async function fetchJavaLibraries(): Promise<void> {
  const checksums = await readChecksums()
  if ((await differing(checksums)).length === 0) return
  await rm(JAVA_LIBRARIES, { recursive: true, force: true })
  await mkdir(JAVA_LIBRARIES, { recursive: true })
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${JAVA_LIBRARIES}`]
  await run('mvn', [...MAVEN, '--file', join(PINS, 'java/pom.xml'), ...goal], { cwd: CACHE })
  const wrong = await differing(checksums)
  if (wrong.length > 0) throw new Error(`Missing, or unlike tools/java/checksums.txt: ${wrong.join(', ')}`)
}

/** Reads `checksums.txt`, which has the format of sha256sum: `<checksum>  <file>`. */
async function readChecksums(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(PINS, 'java/checksums.txt'), 'utf8')
  return new Map(
    [...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, sum = '', file = '']) => [file, sum]),
  )
}

async function differing(checksums: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [file, checksum] of checksums) {
    const jar = await readFile(join(JAVA_LIBRARIES, file)).catch(() => undefined)
    const found = jar && createHash('sha256').update(jar).digest('hex')
    if (found !== checksum) wrong.push(file)
  }
  return wrong
}
