import { expect, it } from 'vitest'
import { agentDocument } from '../src/agent/agent-document.ts'
import { operationsOf } from '../src/bundle/document.ts'
import { contractDocument } from './support/contract-document.ts'

const document = contractDocument()
const slim = agentDocument(document)

it('the document of agents has at most 120 kB', () => {
  expect(Buffer.byteLength(JSON.stringify(slim))).toBeLessThan(120_000)
})

it('the document of agents has every operation, its request and its error codes', () => {
  const ids = operationsOf(document).map(({ operationId }) => operationId)
  expect(operationsOf(slim).map(({ operationId }) => operationId)).toEqual(ids)
  const [, charge] = operationsOf(slim)
  expect(charge?.operation).toMatchObject({
    description: expect.stringMatching(/^[^.]+\.$/),
    requestBody: {
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/CreateImmediateChargeRequest' } },
      },
    },
    responses: { 201: {}, default: { description: expect.stringContaining('MalformedRequest') } },
  })
  expect(slim.components.schemas['CreateImmediateChargeRequest']).toMatchObject({
    required: expect.arrayContaining(['amount']),
  })
})

it('the document of agents has no extension, no example and no event', () => {
  expect(JSON.stringify(slim)).not.toMatch(/"x-|"examples?":|"webhooks":\{/)
})
