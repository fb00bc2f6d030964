import type { Direction, Usage } from './difference.ts'

/** The place in an operation or event that is being compared. */
export interface Scope {
  readonly owner: string
  readonly direction: Direction
  readonly status?: string
  /** The part of the request or response: `body`, `422 body`, `query limit`. Empty for the operation itself. */
  readonly root: string
  /** The path below the root: `contract.debtor`, `data[]`. */
  readonly path: string
}

/** Returns the scope of a place one step deeper. */
export function inside(scope: Scope, keyword: string, member?: string): Scope {
  if (keyword === 'responses') return { ...scope, status: member ?? '', root: member ?? '' }
  if (keyword === 'headers') return { ...scope, root: `${scope.root} header ${member}`.trim() }
  if (keyword === 'content') return { ...scope, root: `${scope.root} body`.trim() }
  if (keyword === 'properties' || keyword === 'dependentSchemas' || keyword === 'patternProperties')
    return { ...scope, path: scope.path === '' ? `${member}` : `${scope.path}.${member}` }
  if (keyword === 'items') return { ...scope, path: `${scope.path}[]` }
  if (scope.direction === 'contract' && scope.path === '')
    return { ...scope, path: [keyword, member].filter(Boolean).join('.') }
  return scope
}

export function usageOf({ owner, direction, status, root, path }: Scope): Usage {
  const place = [root, path].filter(Boolean).join(' ')
  return status === undefined ? { owner, direction, place } : { owner, direction, place, status }
}
