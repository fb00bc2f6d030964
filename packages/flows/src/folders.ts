import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the contract. It is resolved as a package, because the documentation bundles this module. */
export const SPEC: string = dirname(createRequire(import.meta.url).resolve('@pix-payments/spec/package.json'))
export const ROOT: string = join(SPEC, '..')
export const WORKFLOWS: string = join(SPEC, 'workflows')
/** How the name of a workflow file ends. */
export const WORKFLOW_ENDING = '.arazzo.yaml'
