import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ArazzoDocument, ArazzoWorkflow } from './arazzo.ts'
import { type Flow, flowOf } from './flow.ts'
import { WORKFLOW_ENDING, WORKFLOWS } from './folders.ts'

/** The names of all flows, such as `deposit`, in alphabetical order. */
export function flowNames(): readonly string[] {
  return readdirSync(WORKFLOWS)
    .filter((file) => file.endsWith(WORKFLOW_ENDING))
    .map((file) => file.slice(0, -WORKFLOW_ENDING.length))
    .sort()
}

/** Reads a workflow file by its name, such as `deposit` or `setup/wallet`. */
export function readWorkflow(name: string): ArazzoDocument {
  return parse(readFileSync(join(WORKFLOWS, `${name}${WORKFLOW_ENDING}`), 'utf8')) as ArazzoDocument
}

/** Reads all flows. Needs the bundled contract. */
export function readFlows(): readonly Flow[] {
  return flowNames().map((name) => {
    const document = readWorkflow(name)
    return flowOf(name, workflowOf(document), document.info.summary)
  })
}

/** Returns the only workflow of a document. */
function workflowOf({ workflows: [workflow] }: ArazzoDocument): ArazzoWorkflow {
  if (workflow === undefined) throw new Error('A workflow file without a workflow.')
  return workflow
}
