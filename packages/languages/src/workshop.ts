import { chmod, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { OPENAPI } from './contract.ts'
import { CACHE, EXAMPLES, NPM_PROGRAMS, PINS } from './folders.ts'
import { run } from './run.ts'
import { readRegion } from './sample.ts'
import { GO_OFFLINE } from './tools/go-modules.ts'
import { JAVA_LIBRARIES, SHORT_JAVA } from './tools/java-libraries.ts'
import { PYTHON_PROGRAMS } from './tools/python-environment.ts'

const WORK = join(CACHE, 'work')
const SHIMS = join(CACHE, 'shims')
/** The guide has npx, which would look for the package in the registry. */
const NPX = '#!/bin/sh\nexec "$@"\n'

/** The file in which the samples of the guide expect openapi-generator. */
const openapiGenerator = async (): Promise<string> => {
  const text = await readRegion('languages-openapi-generator.sh', 'install')
  const [jar] = /[\w.-]+\.jar$/m.exec(text) ?? []
  if (jar === undefined) throw new Error('docs/examples/languages-openapi-generator.sh downloads no jar.')
  return jar
}

/** Makes an empty folder that has what a reader of the guide has: the contract, openapi-generator, a Go module. */
export async function openFolder(name: string): Promise<string> {
  const folder = join(WORK, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(OPENAPI, join(folder, 'openapi.json'))
  const jar = await openapiGenerator()
  await symlink(join(JAVA_LIBRARIES, jar), join(folder, jar))
  for (const file of ['go.mod', 'go.sum']) await cp(join(PINS, 'go', file), join(folder, file))
  await cp(join(EXAMPLES, 'languages-oapi-codegen.yaml'), join(folder, 'languages-oapi-codegen.yaml'))
  return folder
}

/** Runs commands of the guide with the pinned tools. */
export async function runCommands(commands: string, folder: string): Promise<void> {
  await mkdir(SHIMS, { recursive: true })
  await writeFile(join(SHIMS, 'npx'), NPX)
  await chmod(join(SHIMS, 'npx'), 0o755)
  const programs = [
    SHIMS,
    NPM_PROGRAMS,
    PYTHON_PROGRAMS,
    dirname(process.execPath),
    process.env['PATH'] ?? '',
  ]
  const env = {
    ...GO_OFFLINE,
    ...SHORT_JAVA,
    PATH: programs.join(delimiter),
  }
  await run('bash', ['-e', '-u', '-c', commands], { cwd: folder, env })
}
