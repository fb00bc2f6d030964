import { join } from 'node:path'

export const ROOT: string = join(import.meta.dirname, '../../..')
export const SPEC: string = join(ROOT, 'spec')
export const WORKFLOWS: string = join(SPEC, 'workflows')
/** How the name of a workflow file ends. */
export const WORKFLOW_ENDING = '.arazzo.yaml'
