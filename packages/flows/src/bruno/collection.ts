import type { ArazzoDocument, ArazzoStep, ArazzoWorkflow } from '../arazzo.ts'
import { expressions } from './expressions.ts'
import { bruno } from './lang.ts'
import { requestFile } from './request.ts'

/** A workflow file by its name, such as `deposit` or `setup/wallet`. */
type ReadWorkflow = (name: string) => ArazzoDocument

/**
 * The files of a Bruno collection: a folder for each flow, with a request for each step. A step that runs another
 * workflow becomes the steps of that workflow.
 */
export function brunoCollection(
  flows: readonly string[],
  read: ReadWorkflow,
  baseUrl: string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>([
    [
      'bruno.json',
      `${JSON.stringify({ version: '1', name: 'Pix payment API', type: 'collection' }, null, 2)}\n`,
    ],
    [
      'environments/sandbox.bru',
      bruno.envJsonToBruV2({
        variables: [{ name: 'baseUrl', value: baseUrl, enabled: true, secret: false }],
      }),
    ],
  ])
  for (const [index, name] of flows.entries()) {
    files.set(`${name}/folder.bru`, `meta {\n  name: ${name}\n  seq: ${index + 1}\n}\n`)
    for (const [file, text] of requestsOf(read(name), read)) files.set(`${name}/${file}`, text)
  }
  return files
}

function requestsOf(document: ArazzoDocument, read: ReadWorkflow): readonly (readonly [string, string])[] {
  const setups = (step: ArazzoStep): ArazzoWorkflow | undefined => setupOf(step, document, read)
  const converted = expressions(document, setups)
  const steps = document.workflows
    .flatMap((workflow) => workflow.steps)
    .flatMap((step) => setups(step)?.steps ?? [step])
    .filter((step): step is ArazzoStep & { readonly operationId: string } => step.operationId !== undefined)
  return steps.map((step, index) => {
    const place = String(index + 1).padStart(2, '0')
    return [`${place}-${step.stepId}.bru`, requestFile(step, index + 1, document, converted)] as const
  })
}

/** The workflow that a step runs: `$sourceDescriptions.setup.openWallet` is in the file of the source `setup`. */
function setupOf(
  { workflowId }: ArazzoStep,
  { sourceDescriptions }: ArazzoDocument,
  read: ReadWorkflow,
): ArazzoWorkflow | undefined {
  const [, source, id] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(workflowId ?? '') ?? []
  const url = sourceDescriptions.find(({ name }) => name === source)?.url
  if (url === undefined) return undefined
  return read(url.replace(/\.arazzo\.yaml$/, '')).workflows.find((workflow) => workflow.workflowId === id)
}
