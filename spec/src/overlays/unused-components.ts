import { type ContractDocument, isObject, type Json, resolve } from '../bundle/document.ts'

/**
 * Returns the document without the components that nothing refers to. A component that only unused components refer to
 * is removed too. Security schemes are kept, because operations refer to them by name.
 */
export function withoutUnusedComponents(document: ContractDocument): ContractDocument {
  const { components, ...rest } = document
  const used = new Set<string>()
  const follow = (node: Json | undefined): void => {
    if (typeof node === 'string') {
      if (!node.startsWith('#/components/') || used.has(node)) return
      used.add(node)
      follow(resolve(document, { $ref: node }))
    } else if (Array.isArray(node)) node.forEach(follow)
    else if (isObject(node)) Object.values(node).forEach(follow)
  }
  follow(rest)
  const kept = Object.entries(components).map(([section, named]) => [
    section,
    section === 'securitySchemes'
      ? named
      : Object.fromEntries(
          Object.entries(named).filter(([name]) => used.has(`#/components/${section}/${name}`)),
        ),
  ])
  return { ...rest, components: Object.fromEntries(kept) } as ContractDocument
}
