import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXAMPLES, PINS } from '../src/folders.ts'
import { readRegion } from '../src/sample.ts'

const pins = (file: string): string => readFileSync(join(PINS, file), 'utf8')
const sample = (file: string): string => readFileSync(join(EXAMPLES, file), 'utf8')
const manifest = JSON.parse(pins('../package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The guide names the versions that this package runs. */
describe('the commands of the guide', () => {
  it('download the openapi-generator of pom.xml, and all call the same jar', async () => {
    const [, version] =
      /<artifactId>openapi-generator-cli<\/artifactId>\s*<version>(.+)<\/version>/.exec(
        pins('java/pom.xml'),
      ) ?? []
    const jar = `openapi-generator-cli-${version}.jar`
    expect(pins('java/checksums.txt')).toContain(`  ${jar}\n`)
    expect(await readRegion('languages-openapi-generator.sh', 'install')).toContain(`/${version}/${jar}\n`)
    for (const language of ['python', 'go', 'java', 'typescript-fetch']) {
      expect(await readRegion(`languages-${language}.sh`, 'generate')).toContain(`java -jar ${jar} generate`)
    }
  })

  it('install the openapi-python-client of requirements.txt', () => {
    const [, pinned] = /pip install (\S+)/.exec(sample('languages-openapi-python-client.sh')) ?? []
    expect(pins('python/requirements.txt')).toContain(`\n${pinned} \\\n`)
  })

  it.each(['languages-go.sh', 'languages-oapi-codegen.sh'])('install modules of go.mod: %s', (file) => {
    const commands = [...sample(file).matchAll(/^go get (.*)$/gm)].map(([, rest = '']) => rest).join(' ')
    const modules = [...commands.matchAll(/(\S+)@(\S+)/g)]
    expect(modules.length).toBeGreaterThan(0)
    for (const [, path = '', version] of modules) {
      // A tool is a package of its module.
      expect(pins('go/go.mod')).toContain(`${path.replace(/\/cmd\/.*/, '')} ${version}`)
    }
  })

  it.each([
    ['languages-hey-api.sh', '@hey-api/openapi-ts'],
    ['languages-orval.sh', 'orval'],
  ])('install the npm package of the manifest: %s', (file, name) => {
    expect(sample(file)).toContain(`npm install --save-dev ${name}@${manifest.dependencies[name]}\n`)
  })
})
