import type { ArazzoDocument, ArazzoStep, ArazzoWorkflow } from '../src/arazzo.ts'

/**
 * Returns a workflow as it runs against the mock, which has no state and no control API. Steps of the sandbox are left
 * out. Of the criteria, those for the status are kept, and the mock is asked for this status. `redocly respect` checks
 * the shape of each response against the contract.
 */
export function mockVariant(document: ArazzoDocument): ArazzoDocument {
  return { ...document, workflows: document.workflows.map(onTheMock) }
}

function onTheMock(workflow: ArazzoWorkflow): ArazzoWorkflow {
  const mock = workflow['x-mock']
  const constants = 'outputs' in mock ? mock.outputs : {}
  const steps = workflow.steps
    .filter(({ operationId = '' }) => !operationId.startsWith('$sourceDescriptions.sandbox.'))
    .map((step) => (step.operationId === undefined ? step : asked(step)))
  return {
    ...workflow,
    steps,
    ...(workflow.outputs !== undefined && { outputs: { ...workflow.outputs, ...constants } }),
  }
}

function asked(step: ArazzoStep): ArazzoStep {
  const criteria = (step.successCriteria ?? []).filter(({ condition }) => condition.startsWith('$statusCode'))
  const [, status = ''] = /(\d+)$/.exec(criteria[0]?.condition ?? '') ?? []
  const { requestBody } = step
  return {
    ...step,
    parameters: [...(step.parameters ?? []), { name: 'prefer', in: 'header', value: `code=${status}` }],
    ...(requestBody?.contentType === 'multipart/form-data' && {
      requestBody: { ...requestBody, payload: DEMO_CREDENTIALS },
    }),
    successCriteria: criteria,
  }
}

/** The mock accepts any credentials. */
const DEMO_CREDENTIALS = {
  grant_type: 'client_credentials',
  client_id: 'alfa-demo',
  client_secret: 'alfa-demo-secret',
}
