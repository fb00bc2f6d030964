import type { OpenApiDocument } from '@pix-payments/http-contract/validation'

/** A unique value that can be found in any output. */
export interface Canary {
  readonly value: string
  /** The operation and the field that contain the value: `createImmediateCharge expectedPayer.name`. */
  readonly place: string
  /** The name of the field: the last part of the place. For an entry of metadata, this is `metadata`. */
  readonly name: string
}

/** A request of an operation with a canary in every text field. */
export interface CanaryRequest {
  readonly operationId: string
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined when the operation has no body. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly isForm: boolean
}

type Node = Readonly<Record<string, unknown>>

/** The number of canaries in all aviaries. It makes every canary unique. */
let count = 0

/** Creates canaries, and remembers them. */
export class Aviary {
  readonly canaries: Canary[] = []

  /** Creates a canary. It has only letters, because a mask could hide digits as a tax id or a phone number. */
  make(place: string, name: string): string {
    const number = String((count += 1)).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
    const value = `Canary${number}Canary`
    this.canaries.push({ value, place, name })
    return value
  }

  /** Returns one request for each operation of a contract. */
  requestsOf(document: OpenApiDocument): readonly CanaryRequest[] {
    const root = document as unknown as Node
    return Object.entries(root['paths'] as Readonly<Record<string, Node>>).flatMap(([path, item]) =>
      ['get', 'put', 'post', 'delete', 'patch'].flatMap((method) => {
        const operation = item[method] as Node | undefined
        return operation === undefined ? [] : [this.#request(root, path, method, operation, item)]
      }),
    )
  }

  #request(root: Node, path: string, method: string, operation: Node, item: Node): CanaryRequest {
    const operationId = String(operation['operationId'])
    const given = [item['parameters'], operation['parameters']].flatMap((it) => (it ?? []) as readonly Node[])
    const parameters = given.map((it) => {
      const { name, in: place } = resolved(root, it) as { readonly name: string; readonly in: string }
      return { name, place, value: this.make(`${operationId} ${place} ${name}`, name) }
    })
    const valueOf = (name: string): string =>
      parameters.find((it) => it.place === 'path' && it.name === name)?.value ?? ''
    const query = parameters
      .filter(({ place }) => place === 'query')
      .map(({ name, value }) => `${name}=${value}`)
    const content = resolved(root, operation['requestBody'] as Node | undefined)?.['content'] as
      | Node
      | undefined
    const [[mediaType, media] = []] = Object.entries(content ?? {}) as readonly [string, Node][]
    const body =
      media === undefined ? undefined : this.#value(root, media['schema'] as Node, operationId, 'body')
    return {
      operationId,
      method: method.toUpperCase(),
      target:
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) +
        (query.length > 0 ? `?${query.join('&')}` : ''),
      headers: Object.fromEntries(
        parameters.filter(({ place }) => place === 'header').map(({ name, value }) => [name, value]),
      ),
      body: body as Readonly<Record<string, unknown>> | undefined,
      isForm: mediaType === 'multipart/form-data',
    }
  }

  /**
   * Returns a value for a schema, with the properties of all its branches. Returns undefined when the value would
   * contain no text.
   */
  #value(root: Node, schema: Node, place: string, name: string): unknown {
    const branches = branchesOf(root, schema)
    const properties = new Map<string, Node>()
    for (const branch of branches) {
      for (const [key, inner] of Object.entries(
        (branch['properties'] ?? {}) as Readonly<Record<string, Node>>,
      )) {
        // When the branches of a schema give a property different types, the value is a text. Example: `to` is an
        // instant or a number.
        properties.set(key, { anyOf: [properties.get(key) ?? {}, inner] })
      }
    }
    const entries = branches.map((it) => it['additionalProperties']).find((it) => typeof it === 'object')
    const items = branches.map((it) => it['items']).find((it) => typeof it === 'object')
    if (items !== undefined) {
      const item = this.#value(root, items as Node, place, name)
      return item === undefined ? [] : [item]
    }
    if (properties.size > 0 || entries !== undefined) {
      const own = [...properties].map(([key, inner]) => [
        key,
        this.#value(root, inner, `${place} ${key}`, key),
      ])
      const more = entries === undefined ? [] : [['entry', this.make(`${place} entry`, name)]]
      return Object.fromEntries([...own, ...more].filter(([, value]) => value !== undefined))
    }
    const isText = branches.some((it) => [it['type']].flat().includes('string'))
    return isText ? this.make(place, name) : undefined
  }
}

function resolved(root: Node, node: Node | undefined): Node | undefined {
  const reference = node?.['$ref']
  if (typeof reference !== 'string') return node
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((it, key) => (it as Node)[key.replaceAll('~1', '/')], root)
  return resolved(root, found as Node)
}

/** Returns a schema and its branches, such as `anyOf` and `then`. */
function branchesOf(root: Node, schema: Node): readonly Node[] {
  const own = resolved(root, schema) ?? {}
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (own[keyword] ?? []) as readonly Node[])
  const conditional = ['then', 'else'].flatMap((keyword) =>
    own[keyword] === undefined ? [] : [own[keyword] as Node],
  )
  return [own, ...[...others, ...conditional].flatMap((it) => branchesOf(root, it))]
}
