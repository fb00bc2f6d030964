import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brunoCollection } from './bruno/collection.ts'
import { examplesReadme } from './examples-readme.ts'
import { ROOT, SPEC } from './folders.ts'
import { flowNames, readFlows, readWorkflow } from './read-flows.ts'

/** The descriptions, at the addresses that the workflows name. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'openapi.yaml': 'dist/openapi.yaml',
  'sandbox/openapi.yaml': 'dist/sandbox.yaml',
  'rail/openapi.yaml': 'dist/rail.yaml',
}

/** Where the sandbox listens by default. */
const SANDBOX_URL = 'http://127.0.0.1:4010'

/** Folders that are copied as they are. */
const FOLDERS = ['examples', 'sandbox/examples', 'rail/examples', 'workflows']

/**
 * The files of `examples.zip` by their paths, in alphabetical order: the bundled descriptions, all examples, the
 * workflows, a Bruno collection made from them, and a README. The same contract gives the same files. Needs the bundled contract.
 */
export function exampleFiles(version: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>([
    ['README.md', examplesReadme(readFlows(), version)],
    ['LICENSE', readFileSync(join(ROOT, 'LICENSE'), 'utf8')],
  ])
  for (const [path, source] of Object.entries(DESCRIPTIONS)) {
    files.set(path, readFileSync(join(SPEC, source), 'utf8'))
  }
  for (const folder of FOLDERS) {
    for (const path of filesIn(folder)) {
      const text = readFileSync(join(SPEC, path), 'utf8')
      files.set(path, folder === 'workflows' ? withVersion(text, version) : text)
    }
  }
  for (const [path, text] of brunoCollection(flowNames(), readWorkflow, SANDBOX_URL)) {
    files.set(`bruno/${path}`, text)
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(SPEC, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SPEC.length + 1))
}

/** The workflow files have the version 0.0.0, because all packages share one version, which a release sets. */
function withVersion(workflow: string, version: string): string {
  return workflow.replace(/^ {2}version: 0\.0\.0$/m, `  version: ${version}`)
}
