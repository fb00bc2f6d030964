import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../src/contract/json.ts'
import { workspacePackages } from '../src/publishing/workspace.ts'
import { command, copyOfRepository, REPOSITORY } from './scratch.ts'

const versionIn = (text: string): unknown => (JSON.parse(text) as JsonObject)['version']

describe('the release of this repository', () => {
  it('is made from a copy of it: every package in one version, the private ones too', async () => {
    const packages = workspacePackages(REPOSITORY)
    expect(packages.some((it) => it.private)).toBe(true)
    const copy = copyOfRepository(packages.map(({ path }) => relative(REPOSITORY, path)))
    // A major changeset is enough for every change that the contract has had since the last release.
    copy.changeset('major', 'Everything.', 'everything')
    const ran = await command('version', '--root', copy.root)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const version = versionIn(copy.read('spec/package.json'))
    const versions = packages.map(({ path, name }) => [
      name,
      versionIn(copy.read(`${relative(REPOSITORY, path)}/package.json`)),
    ])
    expect(versions).toEqual(packages.map(({ name }) => [name, version]))
    expect(copy.read('spec/released/openapi.json')).toContain(`"version": "${String(version)}"`)
    expect((await command('check', '--root', copy.root)).stdout).toContain('Nothing differs.')
  }, 180_000)
})
