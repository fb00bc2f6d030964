import { describe, expect, it } from 'vitest'
import { contractDocument } from './support/contract-document.ts'
import { type ContractDocument, isObject, type Json, operationsOf } from '../src/bundle/document.ts'
import { applyOverlay, withOverlay } from '../src/overlays/overlays.ts'

const document = contractDocument()
const idsOf = (of: ContractDocument): string[] => operationsOf(of).map(({ operationId }) => operationId)

describe('the contract of production', () => {
  it('has every operation except the simulations, unchanged except for the links to them', async () => {
    const production = await withOverlay(document, 'production')
    const kept = operationsOf(document).filter(({ operation }) => operation['x-sandbox-only'] !== true)
    const operations = new Set(idsOf(production))
    const removed = new Set(idsOf(document).filter((id) => !operations.has(id)))
    const withoutLinks: unknown = JSON.parse(JSON.stringify(kept), (key, value) =>
      removed.has(key) ? undefined : value,
    )
    expect(operationsOf(production)).toEqual(withoutLinks)
    expect(kept.length).toBeLessThan(operationsOf(document).length)
    expect(production.webhooks).toEqual(document.webhooks)
    expect(document.components).toMatchObject(production.components)
  })

  it('does not mention the simulations elsewhere', async () => {
    const { info: _, ...production } = await withOverlay(document, 'production')
    const removed = idsOf(document).filter((id) => !idsOf(production as ContractDocument).includes(id))
    const text = JSON.stringify({ ...production, paths: {}, webhooks: {} })
    expect(removed.filter((id) => text.includes(`"${id}"`) || text.includes(`/${id}"`))).toEqual([])
    expect(text).not.toContain('"simulations"')
  })
})

describe('the contract without extensions', () => {
  it('has the same operations and schemas, and no extension', async () => {
    const plain = await withOverlay(document, 'plain')
    expect(idsOf(plain)).toEqual(idsOf(document))
    expect(Object.keys(plain.components.schemas)).toEqual(Object.keys(document.components.schemas))
    expect(extensionsOf(plain)).toEqual([])
    expect(extensionsOf(document)).not.toEqual([])
  })
})

it('an overlay that matches nothing is an error that names its target', async () => {
  const overlay = { overlay: '1.0.0', info: { title: 'None', version: '1.0.0' } }
  const actions = [{ target: '$.paths["/v2"]', remove: true }]
  await expect(applyOverlay(document, { ...overlay, actions })).rejects.toThrow(
    'The overlay matches nothing at $.paths["/v2"]',
  )
})

/** The extensions in a document. Names of headers and the values of examples are not extensions. */
function extensionsOf(node: Json | undefined, parent = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => extensionsOf(item, parent))
  if (!isObject(node) || ['examples', 'example'].includes(parent)) return []
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key.startsWith('x-') && parent !== 'headers' ? [key] : []),
    ...extensionsOf(value, key),
  ])
}
